// Makes the land under the maps of Empire, Field Commander and PhalanXX: real coast lines from the Adriatic to the Himalaya, in a
// plate carrée that is true at the parallel of Issos; and once more, finer, the coast along which Tyre lies.
// Run with `npm run data`; the result is small and lies in the repository.
import { writeFileSync } from 'node:fs'
import { geoEquirectangular } from 'd3-geo'
import { landPath } from './coast.js'

const DEGREE = 100 // length of a degree of latitude on the screen
const PARALLEL = 36
const CORNER = [17, 45] // lon/lat of the drawing's origin
const WINDOW = [[2, 8], [96, 60]] // lon/lat, wider than any screen shows
const LEVANT = [[29, 28], [42, 37]]
const FINER = 10

const squeeze = Math.cos((PARALLEL * Math.PI) / 180)
const projection = (degree) => {
  const plane = geoEquirectangular().scale((degree * 180) / Math.PI).rotate([-CORNER[0], 0]).center([0, CORNER[1]]).translate([0, 0])
  return (lon, lat) => {
    const [x, y] = plane([lon, lat])
    return [x * squeeze, y]
  }
}

const land = landPath({ scale: '10m', window: WINDOW, project: projection(DEGREE), tolerance: 1.4, least: 60 })
const levant = landPath({ scale: '10m', window: LEVANT, project: projection(DEGREE * FINER), tolerance: 3, least: 600 })
const target = new URL('../src/lib/world.json', import.meta.url)
writeFileSync(target, JSON.stringify({ source: 'Natural Earth land 1:10m, public domain', degree: DEGREE, squeeze, corner: CORNER, land, levant }) + '\n')
console.log(`${target.pathname}: ${((land.length + levant.length) / 1024).toFixed(1)} KiB`)
