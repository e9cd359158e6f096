import { expect, it } from 'vitest'
import { product } from '../../engine/testing/contract-records.js'
import { CatalogueStats } from '../catalogue-index/catalogue-stats.js'
import { filterGroups, planGroups } from './filter-groups.js'

const surveyOf = (field: string) => {
  const stats = new CatalogueStats()
  for (let at = 0; at < 8; at++)
    stats.add(
      product(`p${String(at)}`, { title: 'Båge', categories: [['Bågar']], attributes: { [field]: `v${String(at)}` } }),
    )
  return stats
}
const fields = (...asked: Parameters<typeof planGroups>) => planGroups(...asked).map(({ field }) => field)

it('plans the filters of a place once for each stats, language and settings', () => {
  const [first, second] = [surveyOf('form'), surveyOf('bredd')]
  const [plain, hiding] = [{ settings: {} }, { settings: { filters: [{ field: 'form', hidden: true }] } }]
  const market = { stats: first, language: 'sv' } as const
  const plans = planGroups(market, plain, ['Bågar'])
  expect(planGroups(market, plain, ['Bågar'])).toBe(plans)
  expect(fields(market, plain, ['Bågar'])).toContain('form')
  expect(fields(market, hiding, ['Bågar'])).not.toContain('form')
  expect(fields({ stats: second, language: 'sv' }, plain, ['Bågar'])).toContain('bredd')
  expect(planGroups({ stats: first, language: 'en' }, plain, ['Bågar'])[0]?.meta.group_title).toBe('Category')
  expect(plans[0]?.meta.group_title).toBe('Kategori')
})

it('calls values as the merchant does, and leaves the values of addresses as they are', () => {
  const plans = planGroups(
    { stats: surveyOf('size'), language: 'sv' },
    { settings: { filters: [{ field: 'size', titles: { v1: 'Smal' } }] } },
    ['Bågar'],
  )
  const values = ['v1', 'v2', 'constructor'].map((value) => ({ value, count: 2 }))
  const [group] = filterGroups({
    plans,
    facets: [{ field: 'size', kind: 'value', values }],
    market: { currency: { code: 'SEK', digits: 2 } },
    tenant: { settings: {} },
    path: [],
    total: 6,
    chosen: new Set(),
  })
  expect(group?.data).toEqual([
    { value: 'v1', title: 'Smal', count: 2 },
    { value: 'v2', title: 'v2', count: 2 },
    { value: 'constructor', title: 'constructor', count: 2 },
  ])
})

it('keeps nothing of places that no product hangs in', () => {
  const market = { stats: surveyOf('form'), language: 'sv' } as const
  const plain = { settings: {} }
  const plans = planGroups(market, plain, ['made up'])
  expect(plans.map(({ field }) => field)).not.toContain('form')
  expect(planGroups(market, plain, ['made up'])).not.toBe(plans)
  expect(planGroups(market, plain, ['made up'])).toEqual(plans)
})
