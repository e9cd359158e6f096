import { createTestDatabase, type TestDatabase } from '@klarsikt/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { safeHorizon, changesSince, isSeen, EMPTY_SNAPSHOT, readRowSnapshot, parseCheckpoint } from './checkpoint.js'

it.each([
  ['9', '10:20:12,15', true],
  ['10', '10:20:12,15', true],
  ['12', '10:20:12,15', false],
  ['13', '10:20:12,15', true],
  ['20', '10:20:12,15', false],
  ['5', EMPTY_SNAPSHOT, false],
  ['7', '8:8:', true],
])('transaction %s was seen with the snapshot %s: %s', (transaction, snapshot, seen) => {
  expect(isSeen(transaction, snapshot)).toBe(seen)
})

it('reads no mark of another version', () => {
  expect(parseCheckpoint(undefined)).toBeNull()
  expect(parseCheckpoint('[1,{"horizon":"5"}]')).toBeNull()
})

describe('on a table of changes', () => {
  const place = { tenant: 'a', market: 'se' }
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  beforeEach(() => test.database.query({ text: 'delete from discovery.change' }))
  afterAll(() => test.drop())

  async function change(kind: string, age = '0 minutes'): Promise<string> {
    const { rows } = await test.database.query<{ xid: string }>({
      text: `insert into discovery.change (tenant, market, kind, product_id, at)
             values ('a', 'se', $1, 'p', now() - $2::interval) returning transaction::text as xid`,
      values: [kind, age],
    })
    return rows[0]?.xid ?? ''
  }
  const kindsSince = async (since: Parameters<typeof changesSince>[2]) =>
    (await changesSince(test.database, place, since))?.map(({ kind }) => kind) ?? null

  it('goes no further than what has had its time to arrive', async () => {
    expect(await safeHorizon(test.database, '900000')).toBe('900000')
    const young = await change('product', '29 minutes')
    // The age of changes before this one is unknown; they may be as recent.
    expect(await safeHorizon(test.database, '900000')).toBe(young)
    const old = await change('product', '31 minutes')
    await change('product')
    expect(await safeHorizon(test.database, '900000')).toBe(old)
    expect(await safeHorizon(test.database, '5')).toBe('5')
  })

  it('leaves out what the rows showed, and tells no database that is behind', async () => {
    const old = await change('catalogue')
    const reach = await readRowSnapshot(test.database)
    const earlier = { ...reach, horizon: old }
    await change('product')
    await change('synonyms')
    expect(await kindsSince(earlier)).toEqual(['product', 'synonyms'])
    expect(await kindsSince({ ...earlier, seen: EMPTY_SNAPSHOT })).toEqual(['catalogue', 'product', 'synonyms'])
    expect(await kindsSince({ ...earlier, reached: String(BigInt(reach.reached) + 1_000_000n) })).toBeNull()
    expect(await kindsSince({ ...earlier, horizon: String(BigInt(old) - 1n) })).toBeNull()
    expect(await kindsSince({ ...earlier, database: 'another' })).toBeNull()
  })
})
