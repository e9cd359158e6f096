import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFile, moveToFolder, replaceFile } from './index.js'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'files-'))))
afterAll(() => rm(folder, { recursive: true }))

const LONG = 'x'.repeat(1_000_000)

it('is made by one of many who make it at once, and is whole for all of them', async () => {
  const path = join(folder, 'made')
  const makers = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const isMaker = await createFile(path, `${at}${LONG}`, { mode: 0o600 })
      return { isMaker, length: (await readFile(path, 'utf8')).replace(/^\d+/, '').length }
    }),
  )
  expect(makers.filter(({ isMaker }) => isMaker)).toHaveLength(1)
  expect(makers.filter(({ length }) => length !== LONG.length)).toEqual([])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['made'])
  await rm(path)
})

it('is the old or the new one for who reads while it is written', async () => {
  const path = join(folder, 'kept')
  await replaceFile(path, `0${LONG}`)
  let isWriting = true
  const lengths = new Set<number>()
  const reading = (async () => {
    while (isWriting) lengths.add((await readFile(path, 'utf8')).length)
  })()
  await Promise.all(Array.from({ length: 9 }, (_, at) => replaceFile(path, `${at + 1}${LONG}`)))
  isWriting = false
  await reading
  expect([...lengths]).toEqual([LONG.length + 1])
  expect(await readdir(folder)).toEqual(['kept'])
  await rm(path)
})

it('leaves nothing behind where it cannot be written', async () => {
  await expect(replaceFile(join(folder, 'none', 'a'), 'a')).rejects.toThrow('ENOENT')
  await expect(createFile(join(folder, 'none', 'a'), 'a')).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).toEqual([])
})

it('is moved beside files of the same name, also by several at once', async () => {
  const done = join(folder, 'done')
  for (const text of ['first', 'second', 'third']) {
    await writeFile(join(folder, 'a.xml'), text)
    await Promise.all([1, 2, 3].map(() => moveToFolder(join(folder, 'a.xml'), done)))
  }
  const texts = await Promise.all((await readdir(done)).map((name) => readFile(join(done, name), 'utf8')))
  expect(texts.toSorted()).toEqual(['first', 'second', 'third'])
  expect(await readdir(folder)).toEqual(['done'])
})
