// Makes the land under the board of Alexandros: real coast lines (Natural Earth, public domain, from `world-atlas`),
// bent gently so that the coasts meet the board's outline, clipped to the window and simplified.
// Run with `npm run data`; the result is small and lies in the repository.
import { writeFileSync } from 'node:fs'
import { landPath } from './coast.js'
import { warp } from './warp.js'

const UNIT = 100 // length of a board line on the screen
const WINDOW = [[8, 14], [92, 56]] // lon/lat, wider than any screen shows
const TOLERANCE = 0.8

// lon, lat of a coast, and the point of the board's lattice where it should lie
const PLACES = [
  [26.2, 40.0, 1.2, 0.5], // Sigeion at the Hellespont
  [29.0, 41.1, 3.4, -0.25], // Bosporos
  [35.1, 42.0, 6.4, -0.2], // Sinope
  [36.3, 41.3, 7.5, 0.85], // Amisos
  [39.7, 41.0, 10.0, 1.8], // Trapezous
  [41.6, 42.1, 12.2, 1.0], // Phasis
  [40.0, 43.5, 10.8, -0.3], // Pityous
  [26.9, 38.4, 1.0, 1.6], // Smyrna
  [27.4, 37.0, 2.0, 2.8], // Halikarnassos
  [29.6, 36.2, 3.4, 4.1], // Xanthos
  [31.4, 36.8, 5.2, 4.2], // Side
  [34.0, 36.2, 6.7, 4.3], // Seleukeia
  [36.2, 36.8, 7.9, 4.1], // Issos
  [35.9, 35.5, 8.4, 4.8], // Laodikeia
  [35.2, 33.3, 8.3, 5.7], // Tyros
  [34.4, 31.5, 7.2, 6.7], // Gaza
  [32.6, 31.1, 5.9, 6.85], // Pelousion
  [29.9, 31.2, 3.9, 6.8], // Alexandria
  [32.5, 29.9, 7.4, 8.75], // Suez
  [34.9, 29.5, 9.3, 8.9], // Aila
  [34.3, 27.8, 8.9, 9.7], // Sinai's tip
  [48.3, 42.1, 15.5, 0.2], // west shore of the Caspian
  [50.2, 40.4, 16.5, 1.2],
  [48.9, 38.4, 16.7, 2.35],
  [52.2, 36.7, 18.0, 2.85],
  [53.9, 37.0, 19.2, 2.6],
  [53.0, 40.0, 19.0, 0.9],
  [48.3, 30.1, 16.6, 6.25], // head of the Persian Gulf
  [47.9, 29.3, 15.3, 7.0],
  [50.8, 28.9, 17.4, 7.2],
  [51.3, 25.5, 16.8, 9.2],
  [56.3, 27.1, 20.2, 8.4], // Harmozeia
  [61.6, 25.2, 24.0, 8.7], // Gedrosia
  [67.0, 25.0, 27.0, 8.6],
  [70.0, 38.0, 27.0, 2.0],
]

const toLattice = warp(PLACES, 1.2)
const project = (lon, lat) => {
  const [x, y] = toLattice(lon, lat)
  return [(x / 2) * UNIT, y * Math.sqrt(0.75) * UNIT]
}

const land = landPath({ scale: '50m', window: WINDOW, project, tolerance: TOLERANCE, least: 25 })
const target = new URL('../src/games/alexandros/geography.json', import.meta.url)
writeFileSync(target, JSON.stringify({ source: 'Natural Earth land 1:50m, public domain', land }) + '\n')
console.log(`${target.pathname}: ${(land.length / 1024).toFixed(1)} KiB`)
