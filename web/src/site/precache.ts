// What the service worker keeps: every file of one version, so that the next visit needs no network.
export interface Listed {
  path: string
  bytes: number
  sha256: string
}

export interface List {
  version: string
  files: Listed[]
}

/** What a site keeps its versions by; another may lie in another folder of the same host, and keeps its own. */
const prefix = (base: string) => `argead ${base} `
/** Versions are kept one behind the other: a page that is still open may need files of the one before. */
const KEPT = 2
/** where a version says that all of it is there */
const wholeness = (base: string) => `${base}?whole`
/** so many files are fetched at once */
const ABREAST = 4

const hex = (digest: ArrayBuffer) => [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function isWhole(response: Response, { sha256 }: Listed): Promise<boolean> {
  return response.ok && hex(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())) === sha256
}

/** Hosts lead from one address of a page to another; what came so could not be given to a page that is opened. */
const direct = (response: Response): Response => (response.redirected ? new Response(response.body, { headers: response.headers }) : response)

/** A file as its list says: from a version kept before, from the browser's memory, or fetched anew. */
async function whole(file: Listed, address: string, former: readonly Cache[]): Promise<Response> {
  for (const cache of former) {
    const kept = await cache.match(address)
    if (kept && (await isWhole(kept, file))) return kept
  }
  for (const memory of ['default', 'reload'] as const) {
    const fetched = await fetch(address, { cache: memory })
    if (await isWhole(fetched, file)) return direct(fetched)
  }
  throw new Error(`${file.path} did not come whole.`)
}

/** The other versions of this site that are kept, the oldest first. */
const others = async (version: string, base: string): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(prefix(base)) && name !== prefix(base) + version)

/** Keep all files of a version. What an interrupted attempt has kept stays for the next. */
export async function keep({ version, files }: List, base: string): Promise<void> {
  const own = await caches.open(prefix(base) + version)
  const former = await Promise.all((await others(version, base)).map((name) => caches.open(name)))
  const left = [...files]
  const carry = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      const address = base + file.path
      if (!(await own.match(address))) await own.put(address, await whole(file, address, former))
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, carry))
  await own.put(wholeness(base), new Response(version))
}

const isThere = async (name: string, base: string) => (await (await caches.open(name)).match(wholeness(base))) !== undefined

/** Forget all versions but this one and the one before that was there as a whole. */
export async function tidy(version: string, base: string): Promise<void> {
  const old = await others(version, base)
  const there = await Promise.all(old.map((name) => isThere(name, base)))
  const stays = new Set(old.filter((_, i) => there[i]).slice(1 - KEPT))
  await Promise.all(old.filter((name) => !stays.has(name)).map((name) => caches.delete(name)))
}

/** The kept answer to what a page asks for, if there is one. The folder is its page, whatever stands behind the hash. */
export async function kept(request: Request, base: string, version: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(request.url)
  const address = origin + pathname === base ? `${base}index.html` : origin + pathname
  return (await (await caches.open(prefix(base) + version)).match(address)) ?? (await caches.match(address))
}
