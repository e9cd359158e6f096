import { expect, it } from 'vitest'
import { CONSENT_CATEGORIES, CONSENT_GROUPS, DEFAULT_CONSENT, allows, consentChoice } from './index.js'

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

it('ties recommendations to C0003 and page views to C0002 [CONSENT-002, REC-008]', () => {
  expect(allows(['C0001', 'C0003'], 'recommendations')).toBe(true)
  expect(allows(['C0001', 'C0002', 'C0004'], 'recommendations')).toBe(false)
  expect(allows(['C0002'], 'page-views')).toBe(true)
})

it('keeps known groups once each, and always the necessary [CONSENT-003]', () => {
  expect(consentChoice([])).toEqual(['C0001'])
  expect(consentChoice(['C0004', 'C0002', 'C0004', 'C0009', 1])).toEqual(['C0001', 'C0002', 'C0004'])
})
