import { type Face, fontOf } from './faces.js'

export interface Lettering {
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly fill: string
  readonly x: number
  /** The baseline. */
  readonly y: number
  readonly align?: 'start' | 'middle' | 'end'
  /** Extra space between letters, in em. */
  readonly spacing?: number
  /** Largest width; a longer text is made smaller. */
  readonly fit?: number
}

export function textWidth(text: string, face: Face, size: number, spacing = 0): number {
  const { letters, width } = setLine(text, face, spacing)
  return letters.length === 0 ? 0 : (width - spacing) * size
}

export function lettering(line: Lettering): string {
  const { text, face, fill, x, y, align = 'start', spacing = 0, fit } = line
  const natural = textWidth(text, face, line.size, spacing)
  const size = fit !== undefined && natural > fit ? (line.size * fit) / natural : line.size
  const width = textWidth(text, face, size, spacing)
  const start = align === 'middle' ? x - width / 2 : align === 'end' ? x - width : x
  const scale = (size / fontOf(face).unitsPerEm).toFixed(5)
  const paths = setLine(text, face, spacing).letters.map(({ outline, at }) => {
    const position = `${(start + at * size).toFixed(2)} ${y.toFixed(2)}`
    return outline && `<path transform="translate(${position}) scale(${scale} -${scale})" d="${outline}"/>`
  })
  return `<g fill="${fill}">${paths.join('')}</g>`
}

/** Outlines of the letters, in the font's units with y up, and the start of each in em. */
function setLine(text: string, face: Face, spacing: number) {
  const font = fontOf(face)
  const { glyphs, positions } = font.layout(text)
  let width = 0
  const letters = glyphs.map((glyph, index) => {
    const at = width
    width += (positions[index]?.xAdvance ?? glyph.advanceWidth) / font.unitsPerEm + spacing
    return { outline: glyph.path.toSVG(), at }
  })
  return { letters, width }
}
