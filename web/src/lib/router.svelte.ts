// Addresses are paths, which the server answers with a word about where they lead; secrets stand behind the hash, which is
// never sent. Inside the client, in links of former days, and where the host knows only one page, all of it stands behind
// the hash: either is read.
import { door } from '#door'

export type Route =
  | { screen: 'lobby' }
  | { screen: 'join'; match: string; invite: string }
  | { screen: 'carry'; match: string; carry: string }
  | { screen: 'match'; match: string }
  | { screen: 'review'; match: string; ply: number | null }
  | { screen: 'rules'; game: string; section: string | null }
  | { screen: 'log' }
  | { screen: 'lost' }

const PLY = /^\d{1,9}$/

function parts(hash: string): string[] {
  try {
    return hash.replace(/^#?\/?/, '').split('/').map(decodeURIComponent)
  } catch {
    return ['malformed']
  }
}

export function parse(hash: string): Route {
  const [screen = '', first, second, ...more] = parts(hash)
  if (more.length > 0) return { screen: 'lost' }
  if (screen === '') return { screen: 'lobby' }
  if (screen === 'log' && first === undefined) return { screen: 'log' }
  if (screen === 'join' && first && second) return { screen: 'join', match: first, invite: second }
  if (screen === 'carry' && first && second) return { screen: 'carry', match: first, carry: second }
  if (screen === 'match' && first) return { screen: 'match', match: first }
  if (screen === 'review' && first && PLY.test(second ?? '0')) return { screen: 'review', match: first, ply: second === undefined ? null : Number(second) }
  if (screen === 'rules' && first) return { screen: 'rules', game: first, section: second ?? null }
  return { screen: 'lost' }
}

/** What a whole address means, whichever way it is written. */
export function read(pathname: string, hash: string): Route {
  if (hash.startsWith('#/')) return parse(hash)
  const path = pathname.replace(/^\/(index\.html$)?/, '')
  return parse(/^(join|carry)\//.test(path) && hash ? `${path}/${hash.slice(1)}` : path)
}

/** Where the browser is. */
const here = () => read(door.byHash ? '/' : location.pathname, location.hash)

/** The address of a place as people copy it; null where there is none. */
export function address(route: Route): string | null {
  const path = (...names: string[]) => `/${names.map(encodeURIComponent).join('/')}`
  if (route.screen === 'lost') return null
  if (route.screen === 'lobby') return '/'
  if (route.screen === 'join') return `${path('join', route.match)}#${encodeURIComponent(route.invite)}`
  if (route.screen === 'carry') return `${path('carry', route.match)}#${encodeURIComponent(route.carry)}`
  if (route.screen === 'match') return path('match', route.match)
  if (route.screen === 'review') return path('review', route.match, ...(route.ply === null ? [] : [String(route.ply)]))
  return route.screen === 'rules' ? path('rules', route.game, ...(route.section ? [route.section] : [])) : '/log'
}

export const link = {
  lobby: () => '#/',
  log: () => '#/log',
  join: (match: string, invite: string) => `#/join/${match}/${invite}`,
  carry: (match: string, carry: string) => `#/carry/${match}/${carry}`,
  match: (match: string) => `#/match/${match}`,
  review: (match: string, ply: number | null = null) => `#/review/${match}${ply === null ? '' : `/${ply}`}`,
  rules: (game: string, section?: string | null) => `#/rules/${game}${section ? `/${section}` : ''}`,
}

class Router {
  route = $state.raw<Route>({ screen: 'lobby' })
  /** the screen before this one, since the page was loaded */
  former: Route | null = null

  constructor() {
    if (!globalThis.location || !globalThis.addEventListener) return
    addEventListener('hashchange', () => this.#arrive())
    addEventListener('popstate', () => this.#arrive())
    this.route = here()
    this.follow(this.route)
  }

  #arrive() {
    const route = here()
    if (route.screen !== this.route.screen) this.former = this.route
    this.follow(route)
  }

  /** The address of this page becomes that of the place, without another entry in the browser's history. */
  follow(route: Route) {
    const path = address(route)
    const canonical = path !== null && door.byHash ? `#${path.replace('#', '/')}` : path
    if (canonical !== null && canonical !== (door.byHash ? '' : location.pathname) + location.hash) history.replaceState(null, '', canonical)
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route
  }

  go(hash: string) {
    location.hash = hash
  }
}

export const router = new Router()
