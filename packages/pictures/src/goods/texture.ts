import sharp from 'sharp'
import { toLinear } from '../render/color.js'

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => toLinear(i / 255))
const COVER = Float32Array.from({ length: 256 }, (_, i) => i / 255)

/** Printed art as an image in linear light. */
export class Texture {
  readonly #data: Buffer
  readonly #width: number
  readonly #height: number

  constructor(data: Buffer, width: number, height: number) {
    this.#data = data
    this.#width = width
    this.#height = height
  }

  /** Reads the colour at u, v (0 to 1, v downwards); the fourth value is the coverage. */
  read(u: number, v: number, out: Float64Array): void {
    const x = Math.min(this.#width - 1.001, Math.max(0, u * this.#width - 0.5))
    const y = Math.min(this.#height - 1.001, Math.max(0, v * this.#height - 0.5))
    const i = x | 0
    const j = y | 0
    const fx = x - i
    const fy = y - j
    const k = (j * this.#width + i) * 4
    const down = this.#width * 4
    const d = this.#data
    for (let c = 0; c < 4; c++) {
      const table = c < 3 ? LINEAR : COVER
      const a = table[d[k + c]!]! * (1 - fx) + table[d[k + 4 + c]!]! * fx
      const b = table[d[k + down + c]!]! * (1 - fx) + table[d[k + down + 4 + c]!]! * fx
      out[c] = a + (b - a) * fy
    }
  }
}

/** Rasterises SVG markup (the inside of an svg element, in mm) for a face of the given size. */
export async function printed(width: number, height: number, markup: string, pixelsPerMm = 7): Promise<Texture> {
  const w = Math.round(width * pixelsPerMm)
  const h = Math.round(height * pixelsPerMm)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}">${markup}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return new Texture(data, info.width, info.height)
}
