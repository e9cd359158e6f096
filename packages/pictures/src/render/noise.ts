/** Noise from 0 to 1. The same place always has the same value. */
export function hash3(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 1013904223)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h ^= h >>> 16
  return (h >>> 0) / 4294967296
}

/** Smooth value noise, 0 to 1. */
export function noise3(x: number, y: number, z: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  let fx = x - ix
  let fy = y - iy
  let fz = z - iz
  fx = fx * fx * (3 - 2 * fx)
  fy = fy * fy * (3 - 2 * fy)
  fz = fz * fz * (3 - 2 * fz)
  const a = lerp(hash3(ix, iy, iz), hash3(ix + 1, iy, iz), fx)
  const b = lerp(hash3(ix, iy + 1, iz), hash3(ix + 1, iy + 1, iz), fx)
  const c = lerp(hash3(ix, iy, iz + 1), hash3(ix + 1, iy, iz + 1), fx)
  const d = lerp(hash3(ix, iy + 1, iz + 1), hash3(ix + 1, iy + 1, iz + 1), fx)
  return lerp(lerp(a, b, fy), lerp(c, d, fy), fz)
}

/** Noise of two octaves, enough for marbling at product size. */
export function marble(x: number, y: number, z: number): number {
  return noise3(x, y, z) * 0.66 + noise3(x * 2.13 + 7.1, y * 2.13 + 3.7, z * 2.13 + 1.9) * 0.34
}

export function smoothstep(from: number, to: number, v: number): number {
  const t = (v - from) / (to - from)
  const k = t < 0 ? 0 : t > 1 ? 1 : t
  return k * k * (3 - 2 * k)
}

function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
