/** Linear light, 0 to 1 in each channel. */
export type Linear = readonly [r: number, g: number, b: number]

export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** Linear light of `#rrggbb`. */
export function linear(hex: string): Linear {
  const n = Number.parseInt(hex.slice(1), 16)
  return [toLinear(((n >> 16) & 255) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)]
}

export function luminance([r, g, b]: Linear): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function mixed(a: Linear, b: Linear, t: number): Linear {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

const STEPS = 4096
const ENCODED = new Float32Array(STEPS + 2)
for (let i = 0; i < STEPS + 2; i++) {
  const v = i / STEPS
  ENCODED[i] = 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
}

/** Linear light as an sRGB byte, not rounded, so that dither can be added. */
export function encoded(v: number): number {
  const at = (v <= 0 ? 0 : v >= 1 ? 1 : v) * STEPS
  const i = at | 0
  return ENCODED[i]! + (ENCODED[i + 1]! - ENCODED[i]!) * (at - i)
}

/** Compresses highlights instead of clipping them. Values below 0.8 stay. */
export function shoulder(v: number): number {
  return v < 0.8 ? v : 0.8 + 0.2 * (1 - Math.exp((0.8 - v) * 5))
}
