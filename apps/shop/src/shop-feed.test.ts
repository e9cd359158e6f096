import { demoShop } from '@klarsikt/fixtures/demo'
import { shopRecords } from '@klarsikt/fixtures/shop-records'
import { CATEGORIES } from '@klarsikt/shop-config/paths'
import { expect, it } from 'vitest'
import { shopCategories } from './shop-feed.js'

it('names every category page of the shop, and something hangs under each', () => {
  const categories = shopCategories()
  expect(categories.map(({ page_url }) => page_url)).toEqual(CATEGORIES.map(({ path }) => path))
  const records = shopRecords(demoShop(new Date('2026-11-02T10:00:00.000Z')))
  for (const { path, category_type, category_id } of categories) {
    const brand = category_type === 'BRAND' ? path.at(-1) : undefined
    const names = brand === undefined ? path : path.slice(0, -1)
    const under = records.filter(
      (record) =>
        (brand === undefined || record.brand === brand) &&
        record.category.some((one) => names.every((name, at) => one[at] === name)),
    )
    expect(under.length, `${category_id}`).toBeGreaterThan(0)
  }
})
