import { expect, it } from 'vitest'
import {
  FRAME_OFFER_MESSAGES,
  FRAME_OFFER_STATES,
  FRAME_PERK_EXAMS,
  LOYALTY_JOIN_RESULTS,
  PERKS,
  REFERRAL_FREE_MONTHS,
  exchangeUntil,
  frameOffer,
  joinResult,
  memberDiscount,
} from './index.js'

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

it('names in the cart what is missing, to members with a frame only [LOYAL-001]', () => {
  const frame = { family: 'glasses', parentSkuId: null } as const
  const facts = { member: true, examAhead: true, hasCode: false, lines: [frame] }
  expect(frameOffer(facts)).toBe('applied')
  expect(frameOffer({ ...facts, examAhead: false })).toBe('exam-missing')
  expect(frameOffer({ ...facts, examAhead: false, hasCode: true })).toBe('exam-missing')
  expect(frameOffer({ ...facts, hasCode: true })).toBe('code-instead')
  expect(frameOffer({ ...facts, member: false })).toBeNull()
  const lens = { family: 'glasses', parentSkuId: 'frame-1' } as const
  expect(frameOffer({ ...facts, lines: [lens, { family: 'contact-lenses', parentSkuId: null }] })).toBeNull()
  for (const state of FRAME_OFFER_STATES) expect(FRAME_OFFER_MESSAGES[state]()).toContain('50 %')
})

it('asks for an exam of the eyes, not of the ears [LOYAL-001]', () => {
  expect(FRAME_PERK_EXAMS).toContain('glasses')
  expect(FRAME_PERK_EXAMS).not.toContain('hearing')
})

it('lets members exchange frames in a hundred days from their delivery [LOYAL-003]', () => {
  const frame = { family: 'glasses', deliveredOn: '2026-08-01' } as const
  const on = (today: string, lines: Parameters<typeof exchangeUntil>[0] = [frame], isMember = true) =>
    exchangeUntil(lines, { isMember, today })
  expect([on('2026-08-01'), on('2026-11-09'), on('2026-11-10')]).toEqual(['2026-11-09', '2026-11-09', null])
  expect(on('2026-08-01', [frame, { ...frame, deliveredOn: '2026-08-05' }])).toBe('2026-11-13')
  expect(on('2026-08-01', [{ ...frame, deliveredOn: null }])).toBeNull()
  expect(on('2026-08-01', [{ ...frame, family: 'contact-lenses' }])).toBeNull()
  expect(on('2026-08-01', [frame], false)).toBeNull()
})
