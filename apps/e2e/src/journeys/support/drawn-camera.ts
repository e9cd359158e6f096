import { createHash } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE = { width: 640, height: 480 } as const

/** Place of the pupils in the first picture, from the middle of the head, and radius of the iris, px. */
const EYE = { x: 50, y: -22, iris: 9.5 } as const

/** Sideways shift of the head in each picture, px. */
const STEPS = [0, 2, 4, 6, 8, 6, 4, 2] as const

type Colour = readonly [r: number, g: number, b: number]

/** An ellipse relative to the head's middle; `edge` is the share that fades out. */
type Oval = readonly [x: number, y: number, rx: number, ry: number, colour: Colour, edge?: number]

const SKIN: Colour = [217, 169, 136]
const SHADE: Colour = [178, 126, 98]
const HAIR: Colour = [58, 40, 29]

const both = (ovals: (side: -1 | 1) => readonly Oval[]): Oval[] => [...ovals(-1), ...ovals(1)]

/** A drawn head that a face model recognises; it is nobody's portrait. */
const HEAD: readonly Oval[] = [
  [0, 340, 260, 140, [63, 90, 107]],
  [0, 190, 58, 130, SHADE],
  [0, -56, 140, 160, HAIR],
  ...both((side) => [[side * 118, 0, 16, 36, SHADE]]),
  [0, 8, 118, 160, SHADE],
  [0, 4, 112, 152, SKIN, 0.5],
  ...both((side) => [
    [side * EYE.x, EYE.y, 40, 26, SHADE, 0.9],
    [side * 53, -62, 34, 5, HAIR, 0.3],
    [side * EYE.x, EYE.y + 1, 24, 11, [60, 38, 28], 0.1],
    [side * EYE.x, EYE.y + 2, 22, 10, [244, 241, 236]],
    [side * EYE.x, EYE.y, EYE.iris, EYE.iris, [79, 111, 82]],
    [side * EYE.x, EYE.y, 4.2, 4.2, [16, 18, 20]],
    [side * 64, 48, 34, 28, [214, 150, 122], 0.9],
    [side * 11, 50, 5.5, 3.5, [93, 51, 37], 0.3],
  ]),
  [0, 8, 9, 44, [238, 200, 172], 0.9],
  [0, 40, 16, 11, [236, 196, 168], 0.9],
  [0, 56, 22, 4, SHADE, 0.8],
  [0, 92, 40, 13, [180, 100, 92], 0.2],
  [0, 92, 38, 2.5, [109, 47, 44], 0.3],
]

function drawnHead(shift: number): Float32Array {
  const { width, height } = SIZE
  const pixels = new Float32Array(width * height * 3)
  for (let i = 0; i < pixels.length; i += 3) pixels.set([159, 176, 181], i)
  for (const [x, y, rx, ry, colour, edge = 0.04] of HEAD) {
    const [cx, cy] = [width / 2 + shift + x, height / 2 + y]
    for (let py = Math.max(0, Math.floor(cy - ry)); py < Math.min(height, cy + ry); py++)
      for (let px = Math.max(0, Math.floor(cx - rx)); px < Math.min(width, cx + rx); px++) {
        const cover = Math.min(1, (1 - Math.hypot((px - cx) / rx, (py - cy) / ry)) / edge)
        const at = (py * width + px) * 3
        if (cover > 0) for (let c = 0; c < 3; c++) pixels[at + c]! += (colour[c]! - pixels[at + c]!) * cover
      }
  }
  return pixels
}

/** One picture in YUV: a plane of brightness, and two of colour at half the size. */
function planes(pixels: Float32Array): Buffer {
  const { width, height } = SIZE
  const frame = Buffer.alloc((width * height * 3) / 2)
  for (let i = 0; i < width * height; i++) {
    const [r, g, b] = [pixels[i * 3]!, pixels[i * 3 + 1]!, pixels[i * 3 + 2]!]
    frame[i] = 16 + 0.257 * r + 0.504 * g + 0.098 * b
    const [x, y] = [i % width, Math.floor(i / width)]
    if (x % 2 === 1 || y % 2 === 1) continue
    const at = width * height + ((y / 2) * width) / 2 + x / 2
    frame[at] = 128 - 0.148 * r - 0.291 * g + 0.439 * b
    frame[at + (width * height) / 4] = 128 + 0.439 * r - 0.368 * g - 0.071 * b
  }
  return frame
}

/** A video file for the browser's fake camera: the drawn head, moving slightly to the side and back. */
export function drawnCameraFile(): string {
  const frames = STEPS.map((shift) => Buffer.concat([Buffer.from('FRAME\n'), planes(drawnHead(shift))]))
  const film = Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${SIZE.width} H${SIZE.height} F10:1 Ip A1:1 C420jpeg\n`),
    ...frames,
  ])
  const file = join(tmpdir(), `klarsikt-head-${createHash('sha256').update(film).digest('hex').slice(0, 12)}.y4m`)
  if (existsSync(file)) return file
  // Several processes of the runner may write the file at once.
  writeFileSync(`${file}.${process.pid}`, film)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

/** Range of each pupil in the mirrored camera pictures, percent from the left: least and most. */
export const DRAWN_PUPILS_ACROSS = {
  left: acrossOf(-EYE.x),
  right: acrossOf(EYE.x),
} as const

function acrossOf(x: number): readonly [number, number] {
  const percent = (shift: number) => ((SIZE.width / 2 - shift + x) / SIZE.width) * 100
  return [percent(Math.max(...STEPS)), percent(Math.min(...STEPS))]
}
