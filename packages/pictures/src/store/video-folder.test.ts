import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { VideoFolder } from './video-folder.js'

const HASH = '0123456789abcdef0123'
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'videos-'))
  await writeFile(join(dir, `${HASH}.webm`), 'film')
  await writeFile(join(dir, `${HASH}.webp`), 'still')
})
afterAll(() => rm(dir, { recursive: true }))

it('reads the films and posters that are there', async () => {
  const videos = new VideoFolder(dir)
  expect(String(await videos.read(HASH, 'video.webm'))).toBe('film')
  expect(String(await videos.read(HASH, 'poster.webp'))).toBe('still')
  expect(await videos.read(HASH, 'video.mp4')).toBeNull()
})

it.each([
  ['../../../../etc/pass', 'video.webm'],
  [HASH, '../video.webm'],
  [HASH, 'video.webp'],
  [HASH.toUpperCase(), 'video.webm'],
])('reads nothing for %s and %s', async (hash, name) => {
  expect(await new VideoFolder(dir).read(hash, name)).toBeNull()
})

it('has no films without a folder', async () => {
  expect(await new VideoFolder().read(HASH, 'video.webm')).toBeNull()
})
