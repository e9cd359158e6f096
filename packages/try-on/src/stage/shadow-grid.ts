/** Darkness of the ground in cells. Columns go to the right, and rows go towards the viewer. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  /** Start of the first cell and side of a cell, in metres. */
  readonly left: number
  readonly front: number
  readonly cell: number
  readonly values: Float32Array
}

interface Corner {
  readonly x: number
  readonly z: number
}

export const emptyGrid = (place: Omit<Grid, 'values'>): Grid => ({
  ...place,
  values: new Float32Array(place.columns * place.rows),
})

/** Adds to each cell the part of it that a triangle covers from above. */
export function shade(grid: Grid, [a, b, c]: readonly [Corner, Corner, Corner], darkness: number): void {
  const area = Math.abs((b.x - a.x) * (c.z - a.z) - (c.x - a.x) * (b.z - a.z)) / 2
  const cells = area / grid.cell ** 2
  // Every point stands for an equal part of the triangle. A small triangle needs only one point.
  const points = Math.max(1, Math.ceil(Math.sqrt(cells * 2)))
  const share = (cells * darkness) / ((points * (points + 1)) / 2)
  for (let i = 0; i < points; i++) {
    for (let j = 0; j < points - i; j++) {
      const [u, v] = [(i + 1 / 3) / points, (j + 1 / 3) / points]
      add(grid, a.x + (b.x - a.x) * u + (c.x - a.x) * v, a.z + (b.z - a.z) * u + (c.z - a.z) * v, share)
    }
  }
}

function add({ columns, rows, left, front, cell, values }: Grid, x: number, z: number, share: number): void {
  const column = Math.floor((x - left) / cell)
  const row = Math.floor((z - front) / cell)
  if (column < 0 || row < 0 || column >= columns || row >= rows) return
  values[row * columns + column]! += share
}

/** Spreads each value over its neighbours. Three passes come close to a bell curve. */
export function blurred(grid: Grid, radius: number): Grid {
  let { values } = grid
  for (let pass = 0; pass < 3; pass++) {
    values = averaged(values, grid, radius, 1, grid.columns)
    values = averaged(values, grid, radius, grid.columns, grid.rows)
  }
  return { ...grid, values }
}

/** Averages each cell with its neighbours in one direction. Beyond the edge there is no shadow. */
function averaged(values: Float32Array, grid: Grid, radius: number, stride: number, length: number): Float32Array {
  const result = new Float32Array(values.length)
  for (let at = 0; at < values.length; at++) {
    const place = stride === 1 ? at % grid.columns : Math.floor(at / grid.columns)
    let sum = 0
    for (let by = -radius; by <= radius; by++)
      if (place + by >= 0 && place + by < length) sum += values[at + by * stride]!
    result[at] = sum / (2 * radius + 1)
  }
  return result
}
