import * as fc from 'fast-check'
import oracleModule from 'organisationsnummer'
import { describe, expect, it } from 'vitest'
import * as validationMessages from '../messages/generated/validation.js'
import { luhnDigit } from './luhn.js'
import { parseOrganisationNumber, vatNumber } from './organisation-number.js'

const oracle = (oracleModule as unknown as { default?: typeof oracleModule }).default ?? oracleModule

const problemOf = (text: string): unknown => {
  const read = parseOrganisationNumber(text)
  return read.ok ? null : read.error.message
}

describe('parseOrganisationNumber', () => {
  it('reads ten digits with and without hyphen and prefix [VALID-023]', () => {
    for (const text of ['556016-0680', '5560160680', ' 556016 0680', '165560160680']) {
      expect(parseOrganisationNumber(text)).toEqual({ ok: true, value: '556016-0680' })
    }
    expect(vatNumber('556016-0680')).toBe('SE556016068001')
    expect(oracle.parse('556016-0680').vatNumber()).toBe('SE556016068001')
  })

  it('reports what is wrong [VALID-023]', () => {
    expect(problemOf('')).toBe(validationMessages.orgNumberRequired)
    expect(problemOf('556016-068')).toBe(validationMessages.orgNumberInvalid)
    expect(problemOf('900602-2397')).toBe(validationMessages.orgNumberInvalid)
    expect(problemOf('556016-0681')).toBe(validationMessages.orgNumberChecksum)
  })

  it('agrees with an independent reader', () => {
    const digits = fc.stringMatching(/^[1-9]\d[2-9]\d{7}$/)
    fc.assert(
      fc.property(digits, fc.boolean(), (text, mend) => {
        const number = mend ? `${text.slice(0, 9)}${luhnDigit(text.slice(0, 9))}` : text
        expect(parseOrganisationNumber(number).ok).toBe(oracle.valid(number))
      }),
      { numRuns: 1000 },
    )
  })
})
