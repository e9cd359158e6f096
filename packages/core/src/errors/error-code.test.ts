import { describe, expect, expectTypeOf, it } from 'vitest'
import * as validationMessages from '../messages/generated/validation.js'
import { ERROR_CODES, httpStatus, isErrorCode } from './error-code.js'
import { errorText } from './error-text.js'
import { fieldProblem, problemText } from './field-problem.js'

describe('error codes', () => {
  it.each(ERROR_CODES)('%s has a status of failure and a Swedish text', (code) => {
    expect(httpStatus(code)).toBeGreaterThanOrEqual(400)
    expect(httpStatus(code)).toBeLessThan(600)
    // The specification gives one text without a full stop [STAFF-007].
    expect(errorText(code)).toMatch(code === 'article.not-for-store' ? /^[A-ZÅÄÖ]/ : /^[A-ZÅÄÖ].*[.!?]/)
    expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:-[a-z]+)*)?$/)
  })

  it('distinguishes codes from other texts', () => {
    expect(isErrorCode('cart.line-limit')).toBe(true)
    for (const other of ['toString', '', 'cart', null, 7]) expect(isErrorCode(other)).toBe(false)
  })

  it('says to try later when the payment provider has problems [ERR-017]', () => {
    expect(errorText('payment.provider-unavailable')).toContain('Försök igen senare')
  })

  it('gives each code its status', () => {
    expect(httpStatus('csrf.invalid')).toBe(403)
    expect(httpStatus('cart.line-limit')).toBe(422)
    expect(httpStatus('page.not-found')).toBe(404)
    expect(httpStatus('article.out-of-stock')).toBe(409)
  })

  it('describes the problem of a field, with the values of its text', () => {
    expect(problemText(fieldProblem(validationMessages.ssnRequired))).toBe('Ange ditt personnummer.')
    expect(problemText(fieldProblem(validationMessages.passwordTooShort, { min: 8 }))).toContain('minst 8 tecken')
    const calls = (): void => {
      // @ts-expect-error a parameter is missing
      fieldProblem(validationMessages.passwordTooShort)
      // @ts-expect-error the parameter has another name
      fieldProblem(validationMessages.passwordTooShort, { max: 8 })
      // @ts-expect-error the text has no parameters
      fieldProblem(validationMessages.ssnRequired, { min: 8 })
    }
    expectTypeOf(calls).toBeFunction()
  })
})
