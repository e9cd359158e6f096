import { createTestDatabase, type TestDatabase } from '@klarsikt/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimKind } from './claim-kind.js'

const NOW = new Date('2026-11-02T10:00:00Z')
let test: TestDatabase
beforeAll(async () => void (test = await createTestDatabase()))
afterAll(() => test.drop())

it('keeps the public gift cards of a demo out of a real shop, and demo goods out of its database', async () => {
  await claimKind(test.database, 'demo', NOW)
  await claimKind(test.database, 'demo', NOW)
  await expect(claimKind(test.database, 'real', NOW)).rejects.toThrow(/belongs to a demo shop: its gift cards/)
  await test.database.query({ text: 'delete from installation' })
  const claims = await Promise.allSettled(
    (['real', 'real', 'real'] as const).map((kind) => claimKind(test.database, kind, NOW)),
  )
  expect(claims.every(({ status }) => status === 'fulfilled')).toBe(true)
  await expect(claimKind(test.database, 'demo', NOW)).rejects.toThrow(/belongs to a real shop/)
})
