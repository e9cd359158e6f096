import type { Glyphs } from './glyphs.js'
import { SANS_BOLD } from './sans-bold.js'
import { SANS_MEDIUM } from './sans-medium.js'
import { SERIF } from './serif.js'

const FACES = { medium: SANS_MEDIUM, bold: SANS_BOLD, serif: SERIF } as const satisfies Record<string, Glyphs>
export type Face = keyof typeof FACES

export interface Lettering {
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly fill: string
  readonly x: number
  /** Baseline. */
  readonly y: number
  readonly align?: 'start' | 'middle' | 'end'
  /** Extra space between letters, in em. */
  readonly spacing?: number
  /** Shrinks the text to this width when it is longer. */
  readonly fit?: number
}

/** Width of a line of text at a size. */
export function textWidth(text: string, face: Face, size: number, spacing = 0): number {
  let width = 0
  for (const letter of text) width += (FACES[face][letter]?.[0] ?? 500) / 1000 + spacing
  return Math.max(0, width - spacing) * size
}

/** One line of text as SVG paths. Letters outside the set leave a gap of half an em. */
export function lettering(line: Lettering): string {
  const { text, face, fill, x, y, align = 'start', spacing = 0, fit } = line
  const natural = textWidth(text, face, line.size, spacing)
  const size = fit !== undefined && natural > fit ? (line.size * fit) / natural : line.size
  const width = textWidth(text, face, size, spacing)
  let at = align === 'middle' ? x - width / 2 : align === 'end' ? x - width : x
  const scale = size / 1000
  let paths = ''
  for (const letter of text) {
    const [advance, path] = FACES[face][letter] ?? [500, '']
    if (path)
      paths += `<path transform="translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})" d="${path}"/>`
    at += (advance / 1000 + spacing) * size
  }
  return `<g fill="${fill}">${paths}</g>`
}
