/**
 * Writes contact sheets of the main frames and goods to a temporary folder, to be judged by eye: `pnpm sheet [width]`.
 */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FRAME_VIEWS, type FrameSpec } from '@klarsikt/eyewear'
import sharp, { type OverlayOptions } from 'sharp'
import { draw } from '../src/draw.js'
import type { PictureSpec } from '../src/picture-spec.js'
import { aspectOf } from '../src/proportions.js'
import { SHEET_FRAMES, SHEET_GOODS } from './sheet-specs.js'

const width = Number(process.argv[2] ?? 400)
const COLUMNS = 4

async function sheet(name: string, specs: readonly PictureSpec[], dir: string): Promise<void> {
  const tiles: OverlayOptions[] = []
  const height = Math.round(width * aspectOf(specs[0]!))
  for (const [i, spec] of specs.entries()) {
    const begun = process.cpuUsage().user
    const raster = await draw(spec, width * 2)
    const ms = Math.round((process.cpuUsage().user - begun) / 1000)
    process.stdout.write(`${name} ${i} ${spec.kind} ${ms} ms\n`)
    const input = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
      .resize(width)
      .png()
      .toBuffer()
    tiles.push({ input, left: (i % COLUMNS) * width, top: Math.floor(i / COLUMNS) * height })
  }
  const file = join(dir, `${name}.png`)
  const background = '#F3F0E9'
  await sharp({
    create: { width: width * COLUMNS, height: Math.ceil(specs.length / COLUMNS) * height, channels: 3, background },
  })
    .composite(tiles)
    .png()
    .toFile(file)
  process.stdout.write(`${file}\n`)
}

const dir = await mkdtemp(join(tmpdir(), 'klarsikt-sheet-'))
for (const view of FRAME_VIEWS)
  await sheet(
    view,
    SHEET_FRAMES.map((frame: FrameSpec) => ({ kind: 'frame', frame, view })),
    dir,
  )
await sheet('goods', SHEET_GOODS, dir)
