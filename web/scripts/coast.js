// Coast lines of the world (Natural Earth, public domain, from `world-atlas`): cut to a window, projected, simplified.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoIdentity, geoStream } from 'd3-geo'
import { feature } from 'topojson-client'

/** Douglas and Peucker's line simplification. */
function simplify(line, tolerance) {
  if (line.length < 3) return line
  const [[ax, ay], [bx, by]] = [line[0], line[line.length - 1]]
  const length = Math.hypot(bx - ax, by - ay)
  let far = 0
  let farthest = 0
  for (let i = 1; i < line.length - 1; i++) {
    const [px, py] = line[i]
    const away = length === 0 ? Math.hypot(px - ax, py - ay) : Math.abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / length
    if (away > far) [far, farthest] = [away, i]
  }
  if (far <= tolerance) return [line[0], line[line.length - 1]]
  return [...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplify(line.slice(farthest), tolerance)]
}

function rings(geometry, window, project) {
  const found = []
  let line = []
  const clip = geoIdentity().clipExtent(window)
  geoStream(geometry, clip.stream({
    point: (lon, lat) => line.push(project(lon, lat)),
    lineStart: () => (line = []),
    lineEnd: () => found.push(line),
    polygonStart: () => {},
    polygonEnd: () => {},
    sphere: () => {},
  }))
  return found
}

const area = (ring) => Math.abs(ring.reduce((sum, [x, y], i) => {
  const [nx, ny] = ring[(i + 1) % ring.length]
  return sum + x * ny - nx * y
}, 0) / 2)

const toPath = (ring) => {
  let [lastX, lastY] = [0, 0]
  return ring.map(([x, y], i) => {
    const [rx, ry] = [Math.round(x), Math.round(y)]
    const step = i === 0 ? `M${rx} ${ry}l` : `${rx - lastX} ${ry - lastY}`
    ;[lastX, lastY] = [rx, ry]
    return step
  }).join(' ').replaceAll(' -', '-').replace('l ', 'l') + 'z'
}

/** The land inside `window` ([[lon, lat], [lon, lat]]) as one SVG path, in whole units of `project`; islands below `least` are left out. */
export function landPath({ scale, window, project, tolerance, least }) {
  const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`world-atlas/land-${scale}.json`), 'utf8'))
  return rings(feature(atlas, atlas.objects.land), window, project)
    .map((ring) => {
      const middle = Math.floor(ring.length / 2) // two halves: a ring's ends coincide
      return [...simplify(ring.slice(0, middle + 1), tolerance).slice(0, -1), ...simplify(ring.slice(middle), tolerance)]
    })
    .filter((ring) => ring.length > 3 && area(ring) > least)
    .map(toPath)
    .join('')
}
