import { expect, it } from 'vitest'
import { LOYALTY_JOIN_RESULTS, PERKS, REFERRAL_FREE_MONTHS, joinResult, memberDiscount } from './index.js'

it('has three outcomes of joining [ENUM-015]', () => {
  expect(LOYALTY_JOIN_RESULTS).toEqual(['Created', 'Joined', 'AlreadyLoyaltyMember'])
  expect(joinResult({ newCustomer: true, member: false })).toBe('Created')
  expect(joinResult({ newCustomer: false, member: false })).toBe('Joined')
  expect(joinResult({ newCustomer: false, member: true })).toBe('AlreadyLoyaltyMember')
})

it('has four perks, each said in Swedish [LOYAL-001, LOYAL-002, LOYAL-003, LOYAL-004]', () => {
  expect(PERKS.map((perk) => perk.value)).toEqual([50, 365, 100, 1])
  for (const perk of PERKS) expect(perk.message()).toMatch(/^[A-ZÅÄÖ0-9]/)
})

it('gives the friend two months and the referrer one [LOYAL-005]', () => {
  expect(REFERRAL_FREE_MONTHS).toEqual({ friend: 2, referrer: 1 })
})

it('halves frames only for a member with an exam ahead [LOYAL-001]', () => {
  expect(memberDiscount({ member: true, examAhead: true })).toMatchObject({
    kind: 'percent',
    percent: 50,
    framesOnly: true,
  })
  expect(memberDiscount({ member: true, examAhead: false })).toBeNull()
  expect(memberDiscount({ member: false, examAhead: true })).toBeNull()
})
