import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exchangeFolder } from './exchange-folder.js'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'exchange-'))))
afterAll(() => rm(folder, { recursive: true }))

const KIND = { sent: 'out', received: 'in', extension: '.txt', encoding: 'latin1' } as const
const fixedClock = { now: () => new Date('2026-11-28T12:00:00Z') }

it('delivers a complete file once, also when it is delivered several times at once', async () => {
  const exchange = exchangeFolder({ folder, settleSeconds: 0 }, fixedClock, KIND)
  await Promise.all(Array.from({ length: 20 }, (_, at) => exchange.deliver(at % 2 === 0 ? 'a' : 'a.txt', 'Hej')))
  expect(await readdir(join(folder, 'out'))).toEqual(['a.txt'])
  expect(await readFile(join(folder, 'out', 'a.txt'), 'utf8')).toBe('Hej')
})

it('takes a file when it has stood still, puts it aside over no other, and takes one again that was refused', async () => {
  let now = new Date('2026-11-28T12:00:00Z').getTime()
  const clock = { now: () => new Date(now) }
  const exchange = () => exchangeFolder({ folder, settleSeconds: 30 }, clock, KIND)
  const inbox = join(folder, 'in')
  const later = async (seconds: number) => {
    now += seconds * 1000
    return exchange().list()
  }
  expect(await later(0)).toEqual([])
  await writeFile(join(inbox, 'a.txt'), 'half')
  await mkdir(join(inbox, 'folder.txt'))
  expect(await later(0)).toEqual([])
  expect(await later(29)).toEqual([])
  await appendFile(join(inbox, 'a.txt'), ' and whole')
  expect(await later(1)).toEqual([])
  expect(await later(30)).toEqual(['a.txt'])
  expect(await exchange().read('a.txt')).toBe('half and whole')
  await exchange().finish('a.txt', 'refused')
  await writeFile(join(inbox, 'a.txt'), 'another')
  await later(0)
  expect(await later(30)).toEqual(['a.txt'])
  await Promise.all([exchange().finish('a.txt', 'refused'), exchange().finish('a.txt', 'refused')])
  expect((await readdir(join(inbox, 'nekade'))).toSorted()).toEqual(['a.2.txt', 'a.txt'])
  await rename(join(inbox, 'nekade', 'a.txt'), join(inbox, 'a.txt'))
  await later(0)
  expect(await later(30)).toEqual(['a.txt'])
  expect(await exchange().read('a.txt')).toBe('half and whole')
})
