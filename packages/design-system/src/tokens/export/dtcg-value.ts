import type { Token } from '../generated/tokens.js'
import { channels, hexOf } from './colour.js'

interface Dimension {
  readonly value: number
  readonly unit: string
}

/** Converts a value to the Design Tokens format. Undefined if the format has no such type. */
export function dtcgValue(type: Token['type'], value: string): unknown {
  switch (type) {
    case 'color':
      return dtcgColour(value)
    case 'dimension':
    case 'duration':
      return measure(value)
    case 'number':
    case 'fontWeight':
      return Number(value)
    case 'fontFamily':
      return families(value)
    case 'cubicBezier':
      return [...value.matchAll(/[\d.]+/g)].map(([number]) => Number(number))
    case 'shadow':
      return shadow(value)
    case 'typography':
      return textStyle(value)
    case 'fontSize':
    case 'letterSpacing':
    case 'filter':
      return undefined
  }
}

function dtcgColour(value: string) {
  const colour = channels(value)
  const { red, green, blue, alpha } = colour
  return {
    colorSpace: 'srgb',
    components: [red, green, blue],
    ...(alpha < 1 && { alpha }),
    hex: hexOf(colour),
  }
}

function measure(value: string): Dimension {
  const [, number, unit = ''] = /^(-?[\d.]+)([a-z]+)$/.exec(value) ?? []
  if (number === undefined) throw new Error(`not a measure of a token: ${value}`)
  return { value: Number(number), unit }
}

function families(value: string): readonly string[] {
  return value.split(', ').map((family) => family.replaceAll("'", ''))
}

function shadow(value: string) {
  const [offsetX = '', offsetY = '', blur = '', spread = '', colour = ''] = value.split(' ')
  return {
    color: dtcgColour(colour),
    offsetX: measure(offsetX),
    offsetY: measure(offsetY),
    blur: measure(blur),
    spread: measure(spread),
  }
}

/** A text style in its largest size, because the format has no size that depends on the window. */
function textStyle(value: string) {
  const [, fontWeight, size = '', lineHeight, family = ''] = /^(\d+) (.+?)\/([\d.]+) (.+)$/.exec(value) ?? []
  const largest = /^clamp\(.+, ([\d.]+rem)\)$/.exec(size)?.[1] ?? size
  return {
    fontFamily: families(family),
    fontSize: measure(largest),
    fontWeight: Number(fontWeight),
    letterSpacing: { value: 0, unit: 'px' },
    lineHeight: Number(lineHeight),
  }
}

/** A text style with its letter spacing, which the tokens have in em and the format in rem. */
export function withTracking(style: unknown, tracking: string): unknown {
  const { fontSize, ...rest } = style as ReturnType<typeof textStyle>
  const rem = Number.parseFloat(tracking) * fontSize.value
  return { ...rest, fontSize, letterSpacing: { value: Number(rem.toFixed(4)), unit: fontSize.unit } }
}
