import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const FILES = {
  medium: '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
  bold: '@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff',
  serif: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff',
} as const
export type Face = keyof typeof FILES

const fonts = new Map<Face, Font>()

/** A font of the brand, read from its package on first use, so that no installed font is needed. */
export function fontOf(face: Face): Font {
  const known = fonts.get(face)
  if (known) return known
  const font = create(readFileSync(createRequire(import.meta.url).resolve(FILES[face])))
  // A font collection has many fonts; these files have one each.
  if (!('layout' in font)) throw new Error(`${FILES[face]} is not a single font`)
  fonts.set(face, font)
  return font
}
