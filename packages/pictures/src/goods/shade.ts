/** Mixes two `#rrggbb` colours in sRGB; t 0 gives the first. */
export function mixHex(a: string, b: string, t: number): string {
  const pa = Number.parseInt(a.slice(1), 16)
  const pb = Number.parseInt(b.slice(1), 16)
  const part = (shift: number): number => {
    const x = (pa >> shift) & 255
    const y = (pb >> shift) & 255
    return Math.round(x + (y - x) * t)
  }
  return `#${[16, 8, 0].map((s) => part(s).toString(16).padStart(2, '0')).join('')}`
}

/** Whether white text reads better on a colour than dark text. */
export function isDark(hex: string): boolean {
  const n = Number.parseInt(hex.slice(1), 16)
  return 0.299 * ((n >> 16) & 255) + 0.587 * ((n >> 8) & 255) + 0.114 * (n & 255) < 150
}

export const INK = '#17211E'
export const SNOW = '#FBFAF7'
