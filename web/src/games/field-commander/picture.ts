// The scene of the lobby: the coast of Asia, as Alexander comes down it.
import type { Area, AreaState, Campaign } from './types'

const area = (name: string, at: [number, number], kind: Area['kind'] = 'plain'): Area => ({ name, slug: name.toLowerCase(), at, kind, oracle: false, nation: 'persia', island: false })

export const PICTURE_CAMPAIGN: Campaign = {
  id: 'granicus',
  areas: [
    area('Macedon', [22.5, 40.8]),
    area('Chaeronea', [22.8, 38.5], 'battle'),
    area('Sestus', [26.6, 40.9]),
    area('Ilium', [26.3, 39.7]),
    area('Granicus', [27.9, 40.2], 'battle'),
    area('Sardis', [28.3, 38.7], 'stronghold'),
    area('Ephesus', [27.3, 37.9]),
    area('Halicarnassus', [27.8, 37.0], 'stronghold'),
  ],
  roads: [
    ['Macedon', 'Chaeronea'],
    ['Macedon', 'Sestus'],
    ['Sestus', 'Ilium'],
    ['Ilium', 'Granicus'],
    ['Granicus', 'Sardis'],
    ['Sardis', 'Ephesus'],
    ['Ephesus', 'Halicarnassus'],
  ],
  start: 'Macedon',
  home: null,
  track: [],
  operation: 'none',
  landing: [],
  income: { flat: 0, govern: 0, raze: 0, destroyed: 0, transport: 0 },
  options: [],
  siege: null,
}

export const PICTURE_STOPS = ['Sestus', 'Ilium', 'Granicus', 'Sardis']

const GARRISONS: Record<string, string[]> = {
  Granicus: ['memnon', 'persian-heavy-cavalry', 'persian-phalanx', 'persian-infantry'],
  Sardis: ['persian-archer', 'persian-infantry', 'persian-infantry'],
  Halicarnassus: ['wall', 'persian-infantry', 'persian-archer'],
}

/** How an area stands when the army is at `at`: what lies behind it is conquered. */
export function pictureState(name: string, at: string): AreaState {
  const [here, there] = [PICTURE_STOPS.indexOf(at), PICTURE_STOPS.indexOf(name)]
  const pivotal = name === 'Chaeronea' || name in GARRISONS
  const behind = name === 'Chaeronea' || (there >= 0 && there <= here)
  const garrison = behind ? [] : (GARRISONS[name] ?? []).map((kind, i) => ({ counter: `${kind}-${i}`, kind, reduced: false }))
  return { garrison, conquered: pivotal && behind ? 'governed' : null, gold: 0, glory: 0, oracle: 'none', city: false, temple: name === 'Macedon', demanded: false, range: 0 }
}
