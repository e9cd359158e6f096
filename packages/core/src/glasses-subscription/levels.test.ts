import { expect, it } from 'vitest'
import { ore } from '../money/index.js'
import { SUBSCRIPTION_CAMPAIGNS } from './campaigns.js'
import {
  bindingEnd,
  campaignOn,
  LEVEL_TERMS,
  perkText,
  SUBSCRIPTION_LEVELS,
  SUBSCRIPTION_PERKS,
  subscriptionYear,
} from './index.js'

it('gives more the more a level costs, and every perk at some level [LIFE-001]', () => {
  const terms = SUBSCRIPTION_LEVELS.map((level) => LEVEL_TERMS[level])
  for (const [at, { monthlyPrice, exchangeAmount, perks }] of terms.entries()) {
    const before = terms[at - 1]
    if (!before) continue
    expect(monthlyPrice).toBeGreaterThan(before.monthlyPrice)
    expect(exchangeAmount).toBeGreaterThan(before.exchangeAmount)
    expect(perks).toEqual(expect.arrayContaining([...before.perks]))
  }
  expect(terms.at(-1)?.perks).toEqual(SUBSCRIPTION_PERKS)
})

it('explains each perk, the exchange with its amount', () => {
  for (const perk of SUBSCRIPTION_PERKS) expect(perkText(perk, ore(1_500)).text).toMatch(/\.$/)
  expect(perkText('exchange', ore(1_500)).text).toContain('1\u00A0500\u00A0kr')
})

it('runs one campaign at a time, its first and last day included', () => {
  for (const { id, from, until } of SUBSCRIPTION_CAMPAIGNS) {
    expect([campaignOn(from)?.id, campaignOn(until)?.id]).toEqual([id, id])
    expect(SUBSCRIPTION_CAMPAIGNS.filter((other) => other.from <= until && from <= other.until)).toHaveLength(1)
  }
  expect(campaignOn('2026-08-31')).toBeNull()
})

it('binds for twelve months, also from the last day of February', () => {
  expect(['2026-03-10', '2024-02-29'].map(bindingEnd)).toEqual(['2027-03-09', '2025-02-27'])
})

it('counts years from the start, and a day before it to the first [LIFE-008]', () => {
  expect(subscriptionYear('2025-03-10', '2026-03-09')).toEqual({
    index: 0,
    startsOn: '2025-03-10',
    endsOn: '2026-03-09',
  })
  expect(subscriptionYear('2025-03-10', '2026-03-10').index).toBe(1)
  expect(subscriptionYear('2025-03-10', '2025-01-01').index).toBe(0)
})
