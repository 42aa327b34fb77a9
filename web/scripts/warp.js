// A thin-plate spline: bends the plane so that given places land (nearly) where a board wants them.
// `stiffness` > 0 keeps the bending gentle; the places are then met approximately.

const kernel = (dx, dy) => {
  const square = dx * dx + dy * dy
  return square === 0 ? 0 : 0.5 * square * Math.log(square)
}

function solve(matrix, right) {
  const n = right.length
  const rows = matrix.map((row, i) => [...row, right[i]])
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let r = column + 1; r < n; r++) if (Math.abs(rows[r][column]) > Math.abs(rows[pivot][column])) pivot = r
    ;[rows[column], rows[pivot]] = [rows[pivot], rows[column]]
    for (let r = 0; r < n; r++) {
      if (r === column) continue
      const factor = rows[r][column] / rows[column][column]
      for (let c = column; c <= n; c++) rows[r][c] -= factor * rows[column][c]
    }
  }
  return rows.map((row, i) => row[n] / row[i])
}

/** @param places list of [lon, lat, x, y]; returns (lon, lat) => [x, y] */
export function warp(places, stiffness) {
  const n = places.length
  const matrix = places.map(([u, v], i) => [
    ...places.map(([s, t], j) => kernel(u - s, v - t) + (i === j ? stiffness : 0)),
    1,
    u,
    v,
  ])
  for (const pick of [() => 1, (p) => p[0], (p) => p[1]]) matrix.push([...places.map(pick), 0, 0, 0])
  const weights = [2, 3].map((axis) => solve(matrix, [...places.map((p) => p[axis]), 0, 0, 0]))
  return (lon, lat) =>
    weights.map((w) => {
      let sum = w[n] + w[n + 1] * lon + w[n + 2] * lat
      for (let i = 0; i < n; i++) sum += w[i] * kernel(lon - places[i][0], lat - places[i][1])
      return sum
    })
}
