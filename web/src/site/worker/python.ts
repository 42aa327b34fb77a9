// The interpreter, with Argead in it: fetched, counted for the progress bar, and woken.
import type { loadPyodide, PyodideInterface } from 'pyodide'
import type { Failure, Sent } from '../messages'

const HOME = '/lib/argead'

/** Why there is no interpreter. */
export class NoReferee extends Error {
  constructor(readonly failure: Failure) {
    super(failure)
  }
}

/** What is fetched is counted as it comes; what does not come, or breaks off, is called by its name. */
function counted(bytes: Record<string, number>, base: string, tell: (loaded: number) => void, fail: (cause: NoReferee) => void): typeof fetch {
  const plain = self.fetch.bind(self)
  function lack(failure: Failure): NoReferee {
    const cause = new NoReferee(failure)
    fail(cause)
    return cause
  }
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, base).href
    let response: Response
    try {
      response = await plain(address, init)
    } catch {
      throw lack('unfetched')
    }
    if (!response.ok || !response.body) throw lack(response.status === 404 || response.status === 410 ? 'gone' : 'unfetched')
    const expected = bytes[address.slice(base.length)]
    if (expected === undefined) return response
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, out) {
        tell(piece.byteLength)
        out.enqueue(piece)
      },
    })
    response.body.pipeTo(counter.writable).catch(() => lack('unfetched'))
    return new Response(counter.readable, { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } })
  }
}

/** The interpreter; `tell` hears how many bytes have come. */
export async function wake({ base, referee, archive, bytes: sizes }: Sent, tell: (loaded: number) => void): Promise<PyodideInterface> {
  if (typeof WebAssembly !== 'object') throw new NoReferee('unable')
  let loaded = 0
  let fail: (cause: NoReferee) => void = () => {}
  // the interpreter would wait for ever for a file that does not come
  const failed = new Promise<never>((_, reject) => (fail = reject))
  failed.catch(() => {})
  self.fetch = counted(sizes, base, (piece) => tell((loaded += piece)), fail)
  try {
    const home = base + referee
    const packed = fetch(base + archive).then((response) => response.arrayBuffer())
    packed.catch(() => {})
    const { loadPyodide: load } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`).catch(async () => {
      await self.fetch(`${home}pyodide.mjs`) // says why
      throw new NoReferee('unfetched')
    })) as { loadPyodide: typeof loadPyodide }
    const [python, bytes] = await Promise.race([Promise.all([load({ indexURL: home }), packed]), failed])
    python.unpackArchive(bytes, 'zip', { extractDir: HOME })
    python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`)
    return python
  } catch (cause) {
    throw cause instanceof NoReferee ? cause : new NoReferee(cause instanceof TypeError ? 'unfetched' : 'broken')
  }
}
