/** Smooth value noise from 0 to 1. The same place always has the same value. */
export function noise3(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [fx, fy, fz] = [eased(x - ix), eased(y - iy), eased(z - iz)]
  const along = (dy: number, dz: number) => {
    const a = hash3(ix, iy + dy, iz + dz)
    return a + (hash3(ix + 1, iy + dy, iz + dz) - a) * fx
  }
  const low = along(0, 0) + (along(1, 0) - along(0, 0)) * fy
  const high = along(0, 1) + (along(1, 1) - along(0, 1)) * fy
  return low + (high - low) * fz
}

/** Noise of two octaves, enough for marbling at product size. */
export function marble(x: number, y: number, z: number): number {
  return noise3(x, y, z) * 0.66 + noise3(x * 2.13 + 7.1, y * 2.13 + 3.7, z * 2.13 + 1.9) * 0.34
}

const eased = (t: number): number => t * t * (3 - 2 * t)

function hash3(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1133569633)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h ^= h >>> 16
  return (h >>> 0) / 4294967296
}
