// Makes the land under the board of Empire: real coast lines from the Adriatic to the Himalaya, in a plate carrée
// that is true at the parallel of Issos. Run with `npm run data`; the result is small and lies in the repository.
import { writeFileSync } from 'node:fs'
import { geoEquirectangular } from 'd3-geo'
import { landPath } from './coast.js'

const DEGREE = 100 // length of a degree of latitude on the screen
const PARALLEL = 36
const CORNER = [17, 45] // lon/lat of the drawing's origin
const WINDOW = [[2, 8], [96, 60]] // lon/lat, wider than any screen shows

const squeeze = Math.cos((PARALLEL * Math.PI) / 180)
const plane = geoEquirectangular().scale((DEGREE * 180) / Math.PI).rotate([-CORNER[0], 0]).center([0, CORNER[1]]).translate([0, 0])
const project = (lon, lat) => {
  const [x, y] = plane([lon, lat])
  return [x * squeeze, y]
}

const land = landPath({ scale: '10m', window: WINDOW, project, tolerance: 1.4, least: 60 })
const target = new URL('../src/games/empire/geography.json', import.meta.url)
writeFileSync(target, JSON.stringify({ source: 'Natural Earth land 1:10m, public domain', degree: DEGREE, squeeze, corner: CORNER, land }) + '\n')
console.log(`${target.pathname}: ${(land.length / 1024).toFixed(1)} KiB`)
