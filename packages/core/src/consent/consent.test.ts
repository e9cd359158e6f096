import { expect, it } from 'vitest'
import { CONSENT_CATEGORIES, allows } from './groups.js'
import { CONSENT_GROUPS, CONSENT_VERSION, DEFAULT_CONSENT, asksForConsent, consentChoice, permits } from './index.js'

it('has four categories [CONSENT-003]', () => {
  expect(CONSENT_GROUPS.map((group) => CONSENT_CATEGORIES[group])).toEqual([
    'necessary',
    'statistics',
    'preferences',
    'marketing',
  ])
})

it('grants nothing but the necessary by default', () => {
  expect(DEFAULT_CONSENT).toEqual(['C0001'])
  expect(allows(DEFAULT_CONSENT, 'recommendations')).toBe(false)
})

it('ties recommendations to C0003 and what is counted to C0002 [REC-008]', () => {
  expect(allows(['C0001', 'C0003'], 'recommendations')).toBe(true)
  expect(allows(['C0001', 'C0002', 'C0004'], 'recommendations')).toBe(false)
  expect(allows(['C0002'], 'statistics')).toBe(true)
})

it('has known groups once each, and always the necessary one [CONSENT-003]', () => {
  expect(consentChoice([])).toEqual(['C0001'])
  expect(consentChoice(['C0004', 'C0002', 'C0004', 'C0009', 1])).toEqual(['C0001', 'C0002', 'C0004'])
})

it('asks until it is answered, and again for another text', () => {
  const answered = { groups: ['C0001' as const], version: CONSENT_VERSION, decidedAt: '2026-11-21T08:00:00.000Z' }
  expect(asksForConsent(answered)).toBe(false)
  expect(asksForConsent({ ...answered, decidedAt: null })).toBe(true)
  expect(asksForConsent({ ...answered, version: CONSENT_VERSION - 1 })).toBe(true)
  expect(asksForConsent({ ...answered, version: CONSENT_VERSION + 1 })).toBe(true)
})

it('permits nothing by a missing record, an open question or an answer to another text', () => {
  const granted = { groups: CONSENT_GROUPS, version: CONSENT_VERSION, decidedAt: '2026-11-21T08:00:00.000Z' }
  expect(permits(granted, 'statistics')).toBe(true)
  expect(permits({ ...granted, groups: ['C0001', 'C0003'] }, 'statistics')).toBe(false)
  expect(permits(null, 'statistics')).toBe(false)
  expect(permits({ ...granted, decidedAt: null }, 'statistics')).toBe(false)
  expect(permits({ ...granted, version: CONSENT_VERSION - 1 }, 'statistics')).toBe(false)
})
