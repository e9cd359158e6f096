import { describe, expect, it } from 'vitest'
import { problemText } from '../errors/index.js'
import {
  FREE_MONTHS_OF,
  checkJoining,
  checkRedeem,
  formatReferralCode,
  freeMonths,
  newReferralCode,
  parseReferralCode,
  refuseReferral,
} from './index.js'
import { REFERRAL_CODE_LENGTH } from './referral.js'

describe('a referral code [LOYAL-006]', () => {
  it('is read as it is printed, in any case, and is never one of a wrong length or with a doubtful sign', () => {
    const code = newReferralCode((below) => below - 1)
    expect(code).toBe('Z'.repeat(REFERRAL_CODE_LENGTH))
    expect(formatReferralCode('KRT48WMZ')).toBe('KRT4-8WMZ')
    expect(parseReferralCode(' krt4-8wmz ')).toBe('KRT48WMZ')
    for (const wrong of ['', 'KRT48WM', 'KRT48WMZZ', 'KRT48WM0', 'KRT48WMI', 'KRT4_WMZ'])
      expect(parseReferralCode(wrong)).toBeNull()
  })
})

describe('a referral [LOYAL-005]', () => {
  const facts = { referrerId: 'anna', friendId: 'bo', isReferred: false, orders: 0 }
  it.each([
    [{}, null],
    [{ referrerId: null }, 'referral.unknown'],
    [{ referrerId: 'bo' }, 'referral.own'],
    [{ isReferred: true }, 'referral.used'],
    [{ orders: 1 }, 'referral.not-new'],
  ])('with %o is %s', (change, refusal) => {
    expect(refuseReferral({ ...facts, ...change })).toBe(refusal)
  })
})

it('leaves the sum of what was given and taken, and never less than none [LOYAL-005]', () => {
  const entries = (...kinds: (keyof typeof FREE_MONTHS_OF)[]) => kinds.map((kind) => ({ months: FREE_MONTHS_OF[kind] }))
  expect(freeMonths([])).toBe(0)
  expect(freeMonths(entries('friend', 'referrer', 'taken'))).toBe(2)
  expect(freeMonths(entries('taken'))).toBe(0)
})

describe('what is filled in', () => {
  const problemsOf = (checked: ReturnType<typeof checkJoining> | ReturnType<typeof checkRedeem>) =>
    checked.ok
      ? checked.value
      : Object.fromEntries(Object.entries(checked.error).map(([field, problem]) => [field, problemText(problem)]))

  it('to join are the terms, and a code where there is one', () => {
    expect(problemsOf(checkJoining({ termsAccepted: true, code: ' ' }))).toEqual({ termsAccepted: true, code: null })
    expect(problemsOf(checkJoining({ termsAccepted: true, code: 'krt4-8wmz' }))).toMatchObject({ code: 'KRT48WMZ' })
    expect(problemsOf(checkJoining({ termsAccepted: false, code: 'x' }))).toEqual({
      termsAccepted: 'Godkänn medlemsvillkoren för att bli medlem.',
      code: 'Koden finns inte. Kontrollera den.',
    })
  })

  it('to use a code is the code', () => {
    expect(problemsOf(checkRedeem({ code: '' }))).toEqual({ code: 'Ange koden.' })
    expect(problemsOf(checkRedeem({ code: 'KRT4 8WMZ' }))).toEqual({ code: 'KRT48WMZ' })
  })
})
