// Addresses live behind the hash, so the client works from any static server.
export type Route =
  | { screen: 'lobby' }
  | { screen: 'join'; match: string; invite: string }
  | { screen: 'match'; match: string }
  | { screen: 'review'; match: string; ply: number | null }
  | { screen: 'rules'; game: string; section: string | null }
  | { screen: 'log' }
  | { screen: 'lost' }

function parts(hash: string): string[] {
  try {
    return hash.replace(/^#?\/?/, '').split('/').map(decodeURIComponent)
  } catch {
    return ['malformed']
  }
}

export function parse(hash: string): Route {
  const [screen = '', first, second] = parts(hash)
  if (screen === '') return { screen: 'lobby' }
  if (screen === 'log' && first === undefined) return { screen: 'log' }
  if (screen === 'join' && first && second) return { screen: 'join', match: first, invite: second }
  if (screen === 'match' && first) return { screen: 'match', match: first }
  if (screen === 'review' && first) return { screen: 'review', match: first, ply: second ? Number.parseInt(second, 10) : null }
  if (screen === 'rules' && first) return { screen: 'rules', game: first, section: second ?? null }
  return { screen: 'lost' }
}

export const link = {
  lobby: () => '#/',
  log: () => '#/log',
  join: (match: string, invite: string) => `#/join/${match}/${invite}`,
  match: (match: string) => `#/match/${match}`,
  review: (match: string) => `#/review/${match}`,
  rules: (game: string, section?: string | null) => `#/rules/${game}${section ? `/${section}` : ''}`,
}

class Router {
  route = $state<Route>(parse(globalThis.location?.hash ?? ''))

  constructor() {
    globalThis.addEventListener?.('hashchange', () => (this.route = parse(location.hash)))
  }

  go(hash: string) {
    location.hash = hash
  }
}

export const router = new Router()
