import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exchangeFolder } from './exchange-folder.js'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'exchange-'))))
afterAll(() => rm(folder, { recursive: true }))

it('delivers a complete file once, also when it is delivered several times at once', async () => {
  const exchange = exchangeFolder(folder, { sent: 'out', received: 'in', name: /\.txt$/, encoding: 'utf8' })
  await Promise.all(Array.from({ length: 20 }, () => exchange.deliver('a.txt', 'Hej')))
  expect(await readdir(join(folder, 'out'))).toEqual(['a.txt'])
  expect(await readFile(join(folder, 'out', 'a.txt'), 'utf8')).toBe('Hej')
})
