import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../database/index.js'
import { createEncryption } from '../encryption/index.js'
import { createTestDatabase, silentLog, type TestDatabase } from '../testing/index.js'
import { createRateLimits } from './index.js'

const encryption = createEncryption('a secret that is long enough for a test')
const rule = { name: 'login', points: 3, seconds: 60 }
let test: TestDatabase
beforeAll(async () => void (test = await createTestDatabase()))
afterAll(() => test.drop())

it('allows so many and then says how long to wait, counted together by all replicas', async () => {
  const [one, two] = await Promise.all([
    createRateLimits({ database: test.database, encryption }),
    createRateLimits({ database: test.database, encryption }),
  ])
  const outcomes = await Promise.all(
    [one, two, one, two, one].map((limits) => limits.consume(rule, 'anna@example.com')),
  )
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(3)
  const refused = outcomes.find((outcome) => !outcome.ok)
  expect(refused?.ok === false && refused.error.retryAfter).toBeGreaterThan(0)
  expect((await one.consume(rule, 'berit@example.com')).ok).toBe(true)
  expect((await two.check(rule, 'anna@example.com')).ok).toBe(false)
  await two.reset(rule, 'anna@example.com')
  expect((await one.check(rule, 'anna@example.com')).ok).toBe(true)
})

it('counts in one process alone where it is asked to, at the same factor', async () => {
  const limits = await createRateLimits({ database: test.database, encryption, factor: 2 })
  const outcomes = await Promise.all(Array.from({ length: 7 }, () => limits.consumeHere(rule, '192.0.2.1')))
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(6)
  const last = outcomes.at(-1)
  expect(last?.ok === false && last.error.retryAfter).toBeGreaterThan(0)
  expect((await limits.consumeHere(rule, '192.0.2.2')).ok).toBe(true)
})

it('is made once by processes that start together', async () => {
  for (let round = 0; round < 20; round += 1) {
    await test.database.query({ text: 'drop table rate_limit' })
    const made = Array.from({ length: 6 }, () => createRateLimits({ database: test.database, encryption }))
    await expect(Promise.all(made)).resolves.toHaveLength(6)
  }
})

it('stores no key as it was given', async () => {
  const limits = await createRateLimits({ database: test.database, encryption })
  await limits.consume(rule, 'anna@example.com')
  const rows = await test.database.query<{ key: string }>({ text: 'select key from rate_limit' })
  expect(rows.rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows.rows)).not.toContain('example.com')
})

it('is multiplied by the factor', async () => {
  const limits = await createRateLimits({ database: test.database, encryption, factor: 2 })
  const outcomes = []
  for (let i = 0; i < 7; i++) outcomes.push((await limits.consume({ ...rule, name: 'lookup' }, 'x')).ok)
  expect(outcomes).toEqual([true, true, true, true, true, true, false])
})

it('goes on counting in memory while the database is away', async () => {
  const other = await createTestDatabase()
  const database = await openDatabase({ url: other.url, log: silentLog })
  const limits = await createRateLimits({ database, encryption })
  await database.close()
  const outcomes = []
  for (let i = 0; i < 4; i++) outcomes.push((await limits.consume(rule, 'x')).ok)
  expect(outcomes).toEqual([true, true, true, false])
  await other.drop()
})
