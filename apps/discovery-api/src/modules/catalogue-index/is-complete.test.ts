import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestService, product, type TestService } from '../../testing/test-service.js'
import { THIRTY_FRAMES } from '../../testing/thirty-frames.js'
import { countRows, isComplete } from './is-complete.js'

const PLACE = { tenant: 'whole', market: 'se' }
let service: TestService

beforeAll(async () => {
  service = await createTestService()
  await service.tenant('whole')
  await service.feed('whole', THIRTY_FRAMES)
})
afterAll(() => service?.drop())

const holding = (products: number) => ({ stats: async () => ({ products, bytes: 0 }) })

it('tells an index that lacks products, or has too many, from one that has all', async () => {
  const { database } = service.test
  const rows = await countRows(database, PLACE)
  expect(rows.products).toBe(30)
  expect(await isComplete(database, PLACE, rows, holding(30))).toBe(true)
  expect(await isComplete(database, PLACE, rows, holding(29))).toBe(false)
  expect(await isComplete(database, PLACE, rows, holding(31))).toBe(false)
})

it('does not mind what came or went since the rows were counted', async () => {
  const { database } = service.test
  const rows = await countRows(database, PLACE)
  await service.feed('whole', [product('p98'), product('p99')], '?mode=upsert')
  for (const products of [30, 31, 32]) expect(await isComplete(database, PLACE, rows, holding(products))).toBe(true)
  expect(await isComplete(database, PLACE, rows, holding(27))).toBe(false)
  expect(await isComplete(database, PLACE, await countRows(database, PLACE), holding(32))).toBe(true)
})

it('counts nothing of a market that has no products', async () => {
  expect(await countRows(service.test.database, { tenant: 'nobody', market: 'se' })).toMatchObject({ products: 0 })
})
