import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { motifHash, pictureHash } from '../picture-hash.js'
import type { PictureSpec } from '../picture-spec.js'
import { PictureStore } from './picture-store.js'

const TILE: PictureSpec = { kind: 'store', variant: 1 }
const RED = { r: 200, g: 20, b: 20 }

let dir: string
let masters: string
let store: PictureStore
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'))
  masters = await mkdtemp(join(tmpdir(), 'masters-'))
})
afterEach(async () => {
  await store.close()
  await rm(dir, { recursive: true })
  await rm(masters, { recursive: true })
})

const open = () => (store = new PictureStore({ dir, masters, workers: 1 }))
const file = () => join(masters, `${motifHash(TILE)}.webp`)
const render = async (width: number) =>
  writeFile(
    file(),
    await sharp({ create: { width, height: Math.round(width * 0.625), channels: 3, background: RED } })
      .webp()
      .toBuffer(),
  )
const isRed = async (bytes: Buffer) => {
  const { channels } = await sharp(bytes).stats()
  return channels[0]!.mean > 150 && channels[1]!.mean < 60
}

describe('a picture that was rendered ahead', () => {
  it('is served in the same widths and formats as a drawn one, always with the same bytes [MEDIA-007]', async () => {
    await render(1180)
    open()
    for (const width of [1180, 570, 75] as const) {
      const bytes = await store.picture(pictureHash(TILE), TILE, width, 'webp')
      expect(await isRed(bytes)).toBe(true)
      expect((await sharp(bytes).metadata()).width).toBe(width)
    }
    const first = await store.picture(pictureHash(TILE), TILE, 285, 'avif')
    await rm(join(dir, pictureHash(TILE).slice(0, 2)), { recursive: true })
    expect((await store.picture(pictureHash(TILE), TILE, 285, 'avif')).equals(first)).toBe(true)
  })

  it('is drawn when there is none', async () => {
    open()
    expect(await isRed(await store.picture(pictureHash(TILE), TILE, 75, 'jpg'))).toBe(false)
  })

  it('is drawn when its file is cut short', async () => {
    await render(1180)
    await truncate(file(), 60)
    open()
    expect(await isRed(await store.picture(pictureHash(TILE), TILE, 75, 'jpg'))).toBe(false)
  })

  it('is drawn when its file has gone since the start', async () => {
    await render(1180)
    open()
    await rm(file())
    expect(await isRed(await store.picture(pictureHash(TILE), TILE, 75, 'jpg'))).toBe(false)
  })

  it('is drawn when its file is too small for a product page', async () => {
    await render(570)
    open()
    expect(await isRed(await store.picture(pictureHash(TILE), TILE, 75, 'jpg'))).toBe(false)
  })

  it('is drawn when there is no folder of them', async () => {
    store = new PictureStore({ dir, masters: join(masters, 'missing'), workers: 1 })
    expect(await isRed(await store.picture(pictureHash(TILE), TILE, 75, 'jpg'))).toBe(false)
  })
})
