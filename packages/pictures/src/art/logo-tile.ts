import { INK } from '../goods/shade.js'
import type { Face } from '../lettering/faces.js'
import { lettering } from '../lettering/lettering.js'
import { PAPER } from '../render/backdrop.js'

interface Style {
  readonly face: Face
  readonly caps: boolean
  readonly spacing: number
}

const STYLES: readonly Style[] = [
  { face: 'serif', caps: true, spacing: 0.14 },
  { face: 'bold', caps: true, spacing: 0.1 },
  { face: 'medium', caps: false, spacing: -0.01 },
  { face: 'serif', caps: false, spacing: 0 },
  { face: 'bold', caps: false, spacing: -0.02 },
  { face: 'medium', caps: true, spacing: 0.24 },
]

/** A brand's name in one of six plain styles. The same name always gets the same style. */
export function logoTileSvg(brand: string, width: number, height: number): string {
  const pick = [...brand].reduce((n, c) => (n * 31 + c.codePointAt(0)!) % 8191, 3)
  const { face, caps, spacing } = STYLES[pick % STYLES.length]!
  const text = caps ? brand.toUpperCase() : brand
  const size = height * 0.2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${PAPER}"/>${lettering({ text, face, size, fill: INK, x: width / 2, y: height / 2 + size * 0.34, align: 'middle', spacing, fit: width * 0.74 })}</svg>`
}
