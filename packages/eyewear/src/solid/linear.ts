/** Linear light, 0 to 1 in each channel. */
export type Linear = readonly [red: number, green: number, blue: number]

/** Linear light of an sRGB hex. */
export function linear(hex: string): Linear {
  const channel = (at: number) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

export function mixed(a: Linear, b: Linear, t: number): Linear {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

export function luminance([r, g, b]: Linear): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
