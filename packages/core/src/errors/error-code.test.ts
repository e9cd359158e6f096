import { describe, expect, it } from 'vitest'
import { errorMessages, validationMessages } from '../messages/index.js'
import { ERROR_CODES, errorMessageKey, httpStatus, isErrorCode } from './error-code.js'
import { fieldProblem } from './field-problem.js'

describe('error codes', () => {
  it.each(ERROR_CODES)('%s has a status of failure and a Swedish text', (code) => {
    expect(httpStatus(code)).toBeGreaterThanOrEqual(400)
    expect(httpStatus(code)).toBeLessThan(600)
    expect({ ...errorMessages, ...validationMessages }).toHaveProperty([errorMessageKey(code)])
    expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:-[a-z]+)*)?$/)
  })

  it('tells codes from other texts', () => {
    expect(isErrorCode('cart.line-limit')).toBe(true)
    for (const other of ['toString', '', 'cart', null, 7]) expect(isErrorCode(other)).toBe(false)
  })

  it('says what the documents ask for', () => {
    expect(errorMessages[errorMessageKey('payment.provider-unavailable') as 'error.payment.provider']).toContain(
      'Försök igen senare',
    ) // ERR-017
    expect(httpStatus('csrf.invalid')).toBe(403)
    expect(httpStatus('cart.line-limit')).toBe(422)
    expect(httpStatus('page.not-found')).toBe(404)
    expect(httpStatus('article.out-of-stock')).toBe(409)
  })

  it('leaves out parameters a problem does not have', () => {
    expect(fieldProblem('validation.ssn.invalid')).toEqual({ key: 'validation.ssn.invalid' })
    expect(fieldProblem('validation.password.tooShort', { min: 8 }).params).toEqual({ min: 8 })
  })
})
