import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/index.js'
import { lockInTransaction, tryAdvisoryLock, withAdvisoryLock } from './advisory-lock.js'

let test: TestDatabase
beforeAll(async () => void (test = await createTestDatabase()))
afterAll(() => test.drop())

it('lets one work at a time under a lock, and others beside it under another key', async () => {
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const one = withAdvisoryLock(test.url, { id: 1, key: 'a' }, async () => {
    begun.resolve()
    await first.promise
    order.push('first')
  })
  await begun.promise
  const two = withAdvisoryLock(test.url, { id: 1, key: 'a' }, async () => void order.push('second'))
  await withAdvisoryLock(test.url, { id: 1, key: 'b' }, async () => void order.push('beside'))
  first.resolve()
  await Promise.all([one, two])
  expect(order).toEqual(['beside', 'first', 'second'])
})

it('gives a lock back when its work fails', async () => {
  const failing = withAdvisoryLock(test.url, { id: 2 }, () => Promise.reject(new Error('work')))
  await expect(failing).rejects.toThrow('work')
  const lock = await tryAdvisoryLock(test.url, { id: 2 })
  expect(lock).not.toBeNull()
  await lock?.release()
})

it('refuses what another holds, and knows when its own is lost with the connection', async () => {
  const lock = await tryAdvisoryLock(test.url, { id: 3 })
  expect(await tryAdvisoryLock(test.url, { id: 3 })).toBeNull()
  expect(lock?.held).toBe(true)
  const lost = new Promise((resolve) => lock?.client.once('end', resolve))
  await test.database.query({
    text: `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 3`,
  })
  await lost
  expect(lock?.held).toBe(false)
})

it('holds a lock of a transaction to its end', async () => {
  await test.database.transaction(async (tx) => {
    await lockInTransaction(tx, { id: 4 })
    expect(await tryAdvisoryLock(test.url, { id: 4 })).toBeNull()
  })
  const lock = await tryAdvisoryLock(test.url, { id: 4 })
  expect(lock?.held).toBe(true)
  await lock?.release()
})
