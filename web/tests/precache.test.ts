import { afterEach, describe, expect, it, vi } from 'vitest'
import { keep, kept, tidy } from '../src/site/precache'

describe('the service worker', () => {
  const BASE = 'https://host/argead/'
  const sha = async (text: string) => [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const listed = async (path: string, text: string) => ({ path, bytes: text.length, sha256: await sha(text) })
  afterEach(() => vi.unstubAllGlobals())

  /** A browser's caches, and a host with some files. */
  function browser(files: Record<string, string>) {
    const all = new Map<string, Map<string, Response>>()
    const opened = (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>()
      all.set(name, kept)
      return { match: async (address: string) => kept.get(address)?.clone(), put: async (address: string, response: Response) => void kept.set(address, response) }
    }
    const asked: string[] = []
    vi.stubGlobal('caches', {
      open: async (name: string) => opened(name),
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
      match: async (address: string) => [...all.values()].map((each) => each.get(address)).find(Boolean)?.clone(),
    })
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address.slice(BASE.length))
      const text = files[address.slice(BASE.length)]
      return text === undefined ? new Response('', { status: 404 }) : new Response(text)
    })
    return { all, asked }
  }
  const at = (path: string) => new Request(BASE + path)

  it('keeps every file of its version, and answers from there', async () => {
    browser({ 'index.html': 'page', 'a.js': 'code' })
    await keep({ version: '1', files: [await listed('index.html', 'page'), await listed('a.js', 'code')] }, BASE)
    expect(await (await kept(at('a.js'), BASE, '1'))?.text()).toBe('code')
    expect(await (await kept(at('#/match/m'), BASE, '1'))?.text()).toBe('page')
    expect(await kept(at('other.js'), BASE, '1')).toBeUndefined()
  })

  it('takes nothing that is not whole, and goes on where it was interrupted', async () => {
    const files: Record<string, string> = { 'a.js': 'code', 'b.js': 'half' }
    const { asked } = browser(files)
    const list = { version: '1', files: [await listed('a.js', 'code'), await listed('b.js', 'whole')] }
    await expect(keep(list, BASE)).rejects.toThrow('b.js did not come whole.')
    files['b.js'] = 'whole'
    asked.length = 0
    await keep(list, BASE)
    expect(asked).toEqual(['b.js'])
  })

  it('fetches of a newer version only what has changed', async () => {
    const files: Record<string, string> = { 'a.js': 'code', 'b.js': 'old' }
    const { asked } = browser(files)
    await keep({ version: '1', files: [await listed('a.js', 'code'), await listed('b.js', 'old')] }, BASE)
    files['b.js'] = 'new'
    asked.length = 0
    await keep({ version: '2', files: [await listed('a.js', 'code'), await listed('b.js', 'new')] }, BASE)
    expect(asked).toEqual(['b.js'])
    expect(await (await kept(at('b.js'), BASE, '1'))?.text()).toBe('old')
    expect(await (await kept(at('b.js'), BASE, '2'))?.text()).toBe('new')
  })

  it('keeps the version before, for pages that are still open', async () => {
    const { all } = browser({ 'a.js': 'code' })
    for (const version of ['1', '2', '3']) await keep({ version, files: [await listed('a.js', 'code')] }, BASE)
    await tidy('3', BASE)
    expect([...all.keys()]).toEqual([`argead ${BASE} 2`, `argead ${BASE} 3`])
  })

  it('keeps the version that pages have open, not one that never came whole', async () => {
    const files: Record<string, string> = { 'a.js': 'code' }
    const { all } = browser(files)
    await keep({ version: '1', files: [await listed('a.js', 'code')] }, BASE)
    await expect(keep({ version: '2', files: [await listed('a.js', 'code'), await listed('b.js', 'gone')] }, BASE)).rejects.toThrow()
    await keep({ version: '3', files: [await listed('a.js', 'code')] }, BASE)
    await tidy('3', BASE)
    expect([...all.keys()]).toEqual([`argead ${BASE} 1`, `argead ${BASE} 3`])
  })

  it('keeps a page that a host leads to as one that has come by itself', async () => {
    browser({ 'index.html': 'page' })
    const host = fetch
    vi.stubGlobal('fetch', async (address: string) => Object.defineProperty(await host(address), 'redirected', { value: true }))
    await keep({ version: '1', files: [await listed('index.html', 'page')] }, BASE)
    const page = await kept(at(''), BASE, '1')
    expect([page?.redirected, await page?.text()]).toEqual([false, 'page'])
  })

  it('leaves alone what another site of the same host keeps', async () => {
    const { all } = browser({ 'a.js': 'code' })
    const elsewhere = [1, 2, 3].map((version) => `argead https://host/argead/beta/ ${version}`)
    elsewhere.forEach((name) => all.set(name, new Map()))
    await keep({ version: '1', files: [await listed('a.js', 'code')] }, BASE)
    await tidy('1', BASE)
    expect([...all.keys()]).toEqual([...elsewhere, `argead ${BASE} 1`])
  })
})
