/** A colour in sRGB with channels from 0 to 1. */
export interface Channels {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

const DECIMALS = 4

/** Reads `#rrggbb`, `#rrggbbaa` and `rgba(r, g, b, a)`, which is all that tokens are written as. */
export function channels(colour: string): Channels {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i.exec(colour)
  if (hex) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = hex.slice(1).map((part) => {
      return part === undefined ? undefined : rounded(Number.parseInt(part, 16) / 255)
    })
    return { red, green, blue, alpha }
  }
  const rgb = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour)
  if (!rgb) throw new Error(`not a colour of a token: ${colour}`)
  const [red = 0, green = 0, blue = 0] = rgb.slice(1, 4).map((part) => rounded(Number(part) / 255))
  return { red, green, blue, alpha: Number(rgb[4] ?? 1) }
}

/** The colour as `#rrggbb`, without its transparency. */
export function hexOf({ red, green, blue }: Channels): string {
  return `#${[red, green, blue]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function rounded(part: number): number {
  return Number(part.toFixed(DECIMALS))
}
