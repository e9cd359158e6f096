import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoShop } from '@klarsikt/fixtures/demo'
import { pictureHash, type PictureSpec, type PictureStore } from '@klarsikt/pictures'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { prerenderPictures, picturesToPrerender } from './prerender-pictures.js'

const front = (variant: number) => ({
  hash: pictureHash({ kind: 'store', variant }),
  spec: { kind: 'store', variant } as PictureSpec,
})
const pictures = [front(1), front(2)]
const home = { path: '/', sections: pictures.map(({ hash }) => ({ kind: 'hero', image: { hash, alt: '' } })) }
const shop = async () => ({ articles: [], pages: [home], pictures }) as never

let dir: string
beforeAll(async () => (dir = await mkdtemp(join(tmpdir(), 'ahead-'))))
afterAll(() => rm(dir, { recursive: true }))

describe('the order of drawing ahead', () => {
  it('begins with the home page, holds the first pages of all categories once per card width, and has an end', () => {
    const real = demoShop(new Date('2026-05-05T10:00:00Z'))
    const pictures = picturesToPrerender(real)
    const hero = real.pages.find(({ path }) => path === '/')!.sections.find((section) => section.kind === 'hero')!
    expect(pictures.slice(0, 2)).toMatchObject(
      [1180, 2000].map((width) => ({ hash: hero.backdrop!.light.wide, width })),
    )
    const keys = pictures.map(({ hash, width }) => `${hash}/${width}`)
    expect(new Set(keys).size).toBe(keys.length)
    const [best] = real.articles.toSorted((a, b) => b.popularity - a.popularity)
    expect(keys).toContain(`${best?.medias[0]?.hash}/285`)
    // Pictures that the first pages do not show are drawn when somebody asks for them.
    expect(real.articles.some(({ medias }) => medias[0] && !keys.includes(`${medias[0].hash}/285`))).toBe(true)
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
      idleShare: () => 1,
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

  it('draws nothing while something else asks for the processors', async () => {
    const picture = vi.fn<PictureStore['picture']>(async () => Buffer.alloc(0))
    const stop = new AbortController()
    const log = { warn: vi.fn() } as never
    // The first look at the processors lets the drawing begin. After the second look, which finds them busy, the shop
    // stops.
    const idleShare = vi.fn(() => (idleShare.mock.calls.length > 1 && stop.abort(), 0.1))
    await prerenderPictures({ store: { picture }, dir: join(dir, 'busy'), shop, signal: stop.signal, log, idleShare })
    expect(picture).toHaveBeenCalledTimes(1)
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
