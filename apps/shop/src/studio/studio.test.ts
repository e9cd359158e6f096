import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoShop } from '@klarsikt/fixtures/demo'
import { motifHash } from '@klarsikt/pictures'
import { MASTERS_FOLDER, VIDEOS_FOLDER } from '@klarsikt/studio'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { collectMasters, MAX_MASTERS_BYTES } from './collect-masters.js'
import { MAX_VIDEO_BYTES, thereAndBack } from './encode-videos.js'
import { stillLifeMotifs, studioMotifs } from './motifs.js'
import { writeScenes } from './write-scenes.js'
import { writeVideoScenes } from './write-video-scenes.js'

const SHOP = demoShop(new Date('2026-11-20T08:00:00Z'))
const MOTIFS = studioMotifs(SHOP)
const STILL_LIFES = stillLifeMotifs(SHOP)

let dir: string
beforeEach(async () => (dir = await mkdtemp(join(tmpdir(), 'studio-'))))
afterEach(() => rm(dir, { recursive: true }))

describe('what is rendered', () => {
  it('is each picture once, the first lists before the other views of the heroes', () => {
    expect(new Set(MOTIFS.map(motifHash)).size).toBe(MOTIFS.length)
    const views = MOTIFS.map(({ view }) => view)
    expect(views.slice(0, 90)).not.toContain('side')
    expect(views.slice(90, 120)).toContain('side')
  })

  it('is what the masters in the repository show', async () => {
    const known = new Set([...MOTIFS, ...STILL_LIFES].map(motifHash))
    const masters = await readdir(MASTERS_FOLDER)
    expect(masters.length).toBeGreaterThan(0)
    expect(masters.filter((file) => !known.has(file.replace('.webp', '')))).toEqual([])
  })
})

it('masters are no larger together than the repository holds', async () => {
  const sizes = await Promise.all(
    (await readdir(MASTERS_FOLDER)).map(async (file) => (await stat(join(MASTERS_FOLDER, file))).size),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_MASTERS_BYTES)
})

describe('still lifes', () => {
  it('are rendered in both crops and both lights, the start page first', () => {
    expect(STILL_LIFES[0]?.name).toBe('morning')
    for (const [name, looks] of Map.groupBy(STILL_LIFES, (spec) => spec.name))
      expect(new Set(looks.map(({ crop, light }) => `${crop} ${light}`)).size, name).toBe(4)
  })

  it('are written as scenes with a room, like those of frames', async () => {
    const [first] = STILL_LIFES
    const [name] = await writeScenes(dir, [first!])
    expect(JSON.parse(await readFile(join(dir, 'scenes', `${name}.json`), 'utf8'))).toMatchObject({
      room: { textSide: 'left' },
    })
  })
})

it('scenes are written with their meshes and in order, and a second run keeps them', async () => {
  const two = MOTIFS.slice(0, 2)
  const names = await writeScenes(dir, two)
  expect(names).toEqual(two.map(motifHash))
  expect(JSON.parse(await readFile(join(dir, 'order.json'), 'utf8'))).toEqual(names)
  await writeFile(join(dir, 'scenes', `${names[0]}.json`), 'kept')
  await writeScenes(dir, two)
  expect(await readFile(join(dir, 'scenes', `${names[0]}.json`), 'utf8')).toBe('kept')
})

it('masters are collected from finished pictures of the full width only', async () => {
  const pictures = join(dir, 'pictures')
  await mkdir(pictures)
  const picture = (width: number) =>
    sharp({ create: { width, height: 10, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer()
  await writeFile(join(pictures, `${'a'.repeat(20)}.webp`), await picture(1180))
  await writeFile(join(pictures, `${'b'.repeat(20)}.part`), 'half')
  expect(await collectMasters(pictures, join(dir, 'masters'))).toBe(1)
  await writeFile(join(pictures, `${'c'.repeat(20)}.webp`), await picture(570))
  await expect(collectMasters(pictures, join(dir, 'masters'))).rejects.toThrow('570 px wide')
})

describe('films', () => {
  it('of the shop are in the repository with their posters, and no others', async () => {
    const files = SHOP.videos.flatMap(({ hash }) => ['webm', 'mp4', 'webp'].map((format) => `${hash}.${format}`))
    expect((await readdir(VIDEOS_FOLDER)).toSorted()).toEqual(files.toSorted())
  })

  it('are light enough to be fetched', async () => {
    for (const file of await readdir(VIDEOS_FOLDER))
      expect((await stat(join(VIDEOS_FOLDER, file))).size, file).toBeLessThanOrEqual(MAX_VIDEO_BYTES)
  })

  it('have the shape that pages hold their place with', async () => {
    const uses = [
      ...SHOP.articles.flatMap(({ video }) => video ?? []),
      ...SHOP.pages.flatMap(({ sections }) =>
        sections.flatMap((section) => (section.kind === 'video' ? section.video : [])),
      ),
    ]
    for (const { hash, ratio } of uses) {
      const { width, height } = await sharp(join(VIDEOS_FOLDER, `${hash}.webp`)).metadata()
      expect(width / height).toBeCloseTo(ratio, 2)
    }
  })

  it('have a folder of scenes each, in order', async () => {
    const [folder = ''] = await writeVideoScenes(dir, SHOP.videos.slice(0, 1))
    const names = JSON.parse(await readFile(join(folder, 'order.json'), 'utf8')) as string[]
    expect((await readdir(join(folder, 'scenes'))).toSorted()).toEqual(names.map((name) => `${name}.json`))
  })

  it('end where they begin', () => {
    expect(thereAndBack([1, 2, 3, 4])).toEqual([1, 2, 3, 4, 3, 2])
  })
})
