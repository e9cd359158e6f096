import { createTestDatabase, silentLog, type TestDatabase } from '@klarsikt/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createSnapshotKeeper, type SnapshotKeeper } from './keep-snapshots.js'
import type { OpenMarket } from './open-market.js'

const HOUR = 3_600_000

let test: TestDatabase
let keeper: SnapshotKeeper
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  keeper.stop()
  vi.useRealTimers()
})

it('writes an index down that nothing happens to each hour where it is shared, and each eighth where it is not', async () => {
  const saves: string[] = []
  const market = (name: string, shared: boolean) =>
    ({ isShared: shared, unsaved: 0, save: () => Promise.resolve(void saves.push(name)) }) as unknown as OpenMarket
  const markets = [market('shared', true), market('own', false)]
  keeper = createSnapshotKeeper({
    database: test.database,
    log: silentLog,
    follower: { look: () => Promise.resolve(), horizon: '5' },
    open: () => Promise.resolve(markets),
  })
  for (let hour = 1; hour <= 8; hour++) {
    vi.advanceTimersByTime(HOUR)
    await expect.poll(() => saves.length).toBe(hour === 8 ? 9 : hour)
  }
  expect(saves).toEqual([...Array.from({ length: 8 }, () => 'shared'), 'own'])
})
