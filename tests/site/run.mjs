// Runs a Python file in the browser's interpreter: `node run.mjs PYODIDE ARCHIVE MORE SCRIPT`, where MORE is a folder of
// what is put beside our Python. There `seconds()` is the time that the process has worked, whatever else the machine does.
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [, , interpreter, archive, more, script] = process.argv
const { loadPyodide } = await import(pathToFileURL(resolve(interpreter, 'pyodide.mjs')).href)
const python = await loadPyodide({ indexURL: resolve(interpreter), env: { PYTHONHASHSEED: '0' } })
python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/lib/argead' })
copy(more, '/lib/argead')
python.globals.set('seconds', () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6)
python.runPython("import sys; sys.path.insert(0, '/lib/argead')")
python.runPython(readFileSync(script, 'utf8'))

function copy(from, to) {
  python.FS.mkdirTree(to)
  for (const name of readdirSync(from)) {
    const path = join(from, name)
    if (statSync(path).isDirectory()) copy(path, `${to}/${name}`)
    else python.FS.writeFile(`${to}/${name}`, readFileSync(path))
  }
}
