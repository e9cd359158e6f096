import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SHOP } from '../testing/contract-records.js'
import { createEmbeddedEngine } from './embedded-engine.js'
import { EmbeddedIndex } from './embedded-index.js'

const SETTINGS = { language: 'sv', synonyms: [] } as const

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-snapshot-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('is not read with any byte changed, added or missing', async () => {
  const engine = createEmbeddedEngine({ folder })
  await (await engine.open('whole', SETTINGS)).replace(SHOP)
  await engine.save('whole', 'mark')
  await engine.close()
  const path = join(folder, 'whole.index')
  const whole = await readFile(path)
  expect((await EmbeddedIndex.load(path, SETTINGS))?.checkpoint).toBe('mark')
  const hurt = join(folder, 'hurt.index')
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ by
      await writeFile(hurt, bytes)
      expect(await EmbeddedIndex.load(hurt, SETTINGS)).toBeNull()
      await writeFile(hurt, whole.subarray(0, at))
      expect(await EmbeddedIndex.load(hurt, SETTINGS)).toBeNull()
    }),
    {
      numRuns: 40,
      examples: [0, 8, 12, 16, 24, 31].map((at): [number, number] => [at, 129]),
    },
  )
  await writeFile(hurt, Buffer.concat([whole, Buffer.from('x')]))
  expect(await EmbeddedIndex.load(hurt, SETTINGS)).toBeNull()
})

it('holds what the index was at one moment, whatever changes while it is written', async () => {
  const engine = createEmbeddedEngine({ folder })
  const index = await engine.open('busy', SETTINGS)
  await index.replace(SHOP)
  const saved = engine.save('busy', 'before')
  let done = false
  const over = saved.then(() => (done = true))
  // Some changes come before the moment of the snapshot, others after it. The snapshot must contain each product
  // completely.
  for (let n = 0; !done; n += 1) {
    const [record] = SHOP
    if (record) await index.apply([{ kind: 'put', record: { ...record, id: 'new', title: `Omgång ${n}` } }])
    await sleep(0)
  }
  await over
  const read = await EmbeddedIndex.load(join(folder, 'busy.index'), SETTINGS)
  const now = await read?.stats()
  expect([SHOP.length, SHOP.length + 1]).toContain(now?.products)
  await engine.close()
})

it('is the old or the new one after a kill -9 at any moment', async () => {
  const script = fileURLToPath(new URL('../../testing/save-for-ever.ts', import.meta.url))
  for (let round = 0; round < 4; round += 1) {
    const child = spawn(process.execPath, ['--conditions=klarsikt:source', '--import', 'tsx', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    await sleep(round * 37)
    child.kill('SIGKILL')
    await once(child, 'close')
    const index = await EmbeddedIndex.load(join(folder, 'killed.index'), SETTINGS)
    const { products } = (await index?.stats()) ?? { products: 0 }
    expect(String(products)).toBe(index?.checkpoint)
  }
}, 60_000)

it('is whole for who reads it while several processes write it from the start', async () => {
  const script = fileURLToPath(new URL('../../testing/save-for-ever.ts', import.meta.url))
  const own = await mkdtemp(join(tmpdir(), 'klarsikt-snapshot-'))
  const children = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--conditions=klarsikt:source', '--import', 'tsx', script, own], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const ended = children.map((child) => once(child, 'close'))
  try {
    await Promise.all(children.map((child) => once(child.stdout, 'data')))
    for (let reading = 0; reading < 20; reading += 1) {
      const index = await EmbeddedIndex.load(join(own, 'killed.index'), SETTINGS)
      expect(String((await index?.stats())?.products)).toBe(index?.checkpoint)
    }
    expect(children.map(({ exitCode }) => exitCode)).toEqual([null, null, null])
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(ended)
    await rm(own, { recursive: true })
  }
}, 60_000)
