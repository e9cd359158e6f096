import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoShop } from '@klarsikt/fixtures/demo'
import { pictureHash, type PictureSpec, type PictureStore } from '@klarsikt/pictures'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { prerenderPictures, picturesToPrerender } from './prerender-pictures.js'

const tile = (brand: string) => ({
  hash: pictureHash({ kind: 'logo-tile', brand }),
  spec: { kind: 'logo-tile', brand } as PictureSpec,
})
const pictures = [tile('A'), tile('B')]
const home = { path: '/', sections: pictures.map(({ hash }) => ({ kind: 'hero', image: { hash, alt: '' } })) }
const shop = async () => ({ articles: [], pages: [home], pictures }) as never

let dir: string
beforeAll(async () => (dir = await mkdtemp(join(tmpdir(), 'ahead-'))))
afterAll(() => rm(dir, { recursive: true }))

describe('the order of drawing ahead', () => {
  it('begins with the home page and holds the first picture of every article once per card width', () => {
    const real = demoShop(new Date('2026-05-05T10:00:00Z'))
    const pictures = picturesToPrerender(real)
    const hero = real.pages.find(({ path }) => path === '/')!.sections.find((section) => section.kind === 'hero')!
    expect(pictures.slice(0, 2)).toMatchObject(
      [1180, 2000].map((width) => ({ hash: hero.backdrop!.light.wide, width })),
    )
    const keys = pictures.map(({ hash, width }) => `${hash}/${width}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { medias } of real.articles) if (medias[0]) expect(keys).toContain(`${medias[0].hash}/285`)
  })
})

describe('drawing ahead', () => {
  it('asks for one picture at a time, of the lowest priority, and only once per cache', async () => {
    let atOnce = 0
    const picture = vi.fn<PictureStore['picture']>(async () => {
      expect(++atOnce).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 2))
      atOnce--
      return Buffer.alloc(0)
    })
    const options = {
      store: { picture },
      dir,
      shop,
      signal: new AbortController().signal,
      log: { warn: vi.fn() } as never,
    }
    await prerenderPictures(options)
    expect(picture.mock.calls.map(([hash, , width, format, asked]) => [hash, width, format, asked?.ahead])).toEqual(
      pictures.flatMap(({ hash }) => [
        [hash, 570, 'webp', true],
        [hash, 285, 'webp', true],
      ]),
    )
    await prerenderPictures(options)
    expect(picture).toHaveBeenCalledTimes(4)
  })

  it('ends at once when the shop stops, without a word', async () => {
    const stop = new AbortController()
    const warn = vi.fn()
    const picture = vi.fn<PictureStore['picture']>(async () => (stop.abort(), Buffer.alloc(0)))
    await prerenderPictures({
      store: { picture },
      dir: join(dir, 'other'),
      shop,
      signal: stop.signal,
      log: { warn } as never,
    })
    expect(picture).toHaveBeenCalledTimes(1)
    expect(warn).not.toHaveBeenCalled()
  })
})
