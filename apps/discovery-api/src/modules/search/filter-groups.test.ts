import { expect, it } from 'vitest'
import { product } from '../../engine/contract-records.js'
import { Survey } from '../market/survey.js'
import { planGroups } from './filter-groups.js'

const surveyOf = (field: string) => {
  const survey = new Survey()
  for (let at = 0; at < 8; at++)
    survey.add(
      product(`p${String(at)}`, { title: 'Båge', categories: [['Bågar']], attributes: { [field]: `v${String(at)}` } }),
    )
  return survey
}
const fields = (...asked: Parameters<typeof planGroups>) => planGroups(...asked).map(({ field }) => field)

it('plans the filters of a place once for each survey, language and settings', () => {
  const [first, second] = [surveyOf('form'), surveyOf('bredd')]
  const [plain, hiding] = [{ settings: {} }, { settings: { filters: [{ field: 'form', hidden: true }] } }]
  const market = { survey: first, language: 'sv' } as const
  const plans = planGroups(market, plain, ['Bågar'])
  expect(planGroups(market, plain, ['Bågar'])).toBe(plans)
  expect(fields(market, plain, ['Bågar'])).toContain('form')
  expect(fields(market, hiding, ['Bågar'])).not.toContain('form')
  expect(fields({ survey: second, language: 'sv' }, plain, ['Bågar'])).toContain('bredd')
  expect(planGroups({ survey: first, language: 'en' }, plain, ['Bågar'])[0]?.meta.group_title).toBe('Category')
  expect(plans[0]?.meta.group_title).toBe('Kategori')
})

it('keeps nothing of places that no product hangs in', () => {
  const market = { survey: surveyOf('form'), language: 'sv' } as const
  const plain = { settings: {} }
  const plans = planGroups(market, plain, ['made up'])
  expect(plans.map(({ field }) => field)).not.toContain('form')
  expect(planGroups(market, plain, ['made up'])).not.toBe(plans)
  expect(planGroups(market, plain, ['made up'])).toEqual(plans)
})
