import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldProblem } from '../errors/index.js'
import type { FieldProblem } from '../errors/index.js'
import type { Result } from '../lib/index.js'
import * as validationMessages from '../messages/generated/validation.js'
import { type BirthDate, parseShortBirthDate, plainBirthDate, shortBirthDate } from './birth-date.js'
import { parseEmail } from './email.js'
import { EidType, LOGIN_ERRORS, LOGIN_METHODS, SIGNUP_RESULTS } from './login.js'
import { formatMobile, parseMobile } from './mobile.js'
import { namePattern, parseFirstName, parseLastName } from './name.js'
import { parseOneTimeCode } from './one-time-code.js'
import { checkPassword, checkPasswordRepeat } from './password.js'
import { parseMobileE164, parseSwedishMobile } from './phone.js'
import { parseCity, parsePostalCode, parseStreet, postalPlace } from './postal-address.js'

type Read = Result<string, FieldProblem>
const outcome = (read: Read): unknown => (read.ok ? read.value : read.error.message)

describe('names', () => {
  it('accepts letters, digits and single joining signs [VALID-005]', () => {
    for (const name of ['Åsa2', 'Anna-Karin', "D'Angelo", 'af Klint', 'José', 'Li', '王', 'é', 'A.', 'J.R. Ek']) {
      expect(outcome(parseFirstName(` ${name} `))).toBe(name.normalize('NFC'))
    }
    for (const name of [
      'A$a',
      '$$',
      '-Anna',
      'Anna-',
      'Anna--Karin',
      'Anna -Karin',
      '.A',
      'A..B',
      'A/B',
      '<b>',
      'a\u0000b',
      'a\nb',
      '½',
    ]) {
      expect(outcome(parseLastName(name))).toBe(validationMessages.lastNameInvalid)
    }
  })

  it('asks for a name and bounds it [VALID-003] [VALID-004] [ERR-027]', () => {
    expect(outcome(parseFirstName(' '))).toBe(validationMessages.firstNameRequired)
    expect(outcome(parseLastName(''))).toBe(validationMessages.lastNameRequired)
    expect(outcome(parseFirstName('å'.repeat(50)))).toBe('å'.repeat(50))
    expect(parseFirstName('å'.repeat(51))).toEqual({
      ok: false,
      error: fieldProblem(validationMessages.firstNameLength, { max: 50 }),
    })
  })

  it('follows the literal rule when no joining signs are set [VALID-005]', () => {
    expect(namePattern('').test('Anna2')).toBe(true)
    expect(namePattern('').test('Anna-Karin')).toBe(false)
  })
})

describe('mobile numbers', () => {
  it('reads digits with an optional country code [VALID-006] [VALID-007] [ERR-025]', () => {
    expect(outcome(parseMobile('070-174 06 05'))).toBe('+46701740605')
    expect(outcome(parseMobile('+46 70 174 06 05'))).toBe('+46701740605')
    expect(outcome(parseMobile(''))).toBe(validationMessages.mobileRequired)
    for (const text of ['abc', '123456', '1234567890123456', '07+0', '070(1)740605', '070//(174']) {
      expect(outcome(parseMobile(text))).toBe(validationMessages.mobileInvalid)
    }
  })

  it('is shown as Swedes write it, in whatever form it was stored', () => {
    for (const stored of ['0701740605', '+46701740605', '0046701740605', '+46 70 174 06 05'])
      expect(formatMobile(stored)).toBe('070-174 06 05')
    expect(['+4791234567', '+468465004', '', 'okänt'].map(formatMobile)).toEqual([
      '+4791234567',
      '+468465004',
      '',
      'okänt',
    ])
  })

  it('is E.164 on the server, and only numbers that take SMS', () => {
    expect(outcome(parseMobileE164('070-174 06 05'))).toBe('+46701740605')
    expect(outcome(parseMobileE164('+46701740605'))).toBe('+46701740605')
    expect(outcome(parseMobileE164('08-465 004 10'))).toBe(validationMessages.mobileInvalid)
    expect(outcome(parseMobileE164('0701'))).toBe(validationMessages.mobileInvalid)
  })

  it('may be foreign, but the shop sends SMS to Sweden only [VALID-007]', () => {
    for (const foreign of ['+4791234567', '+4520123456', '+447400123456', '+358401234567']) {
      expect(outcome(parseMobileE164(foreign))).toBe(foreign)
      expect(outcome(parseSwedishMobile(foreign))).toBe(validationMessages.mobileForeign)
    }
    for (const ours of ['070-174 06 05', '+46 70 174 06 05', '0046701740605'])
      expect([ours, outcome(parseSwedishMobile(ours))]).toEqual([ours, '+46701740605'])
    expect(outcome(parseSwedishMobile(''))).toBe(validationMessages.mobileRequired)
    expect(outcome(parseSwedishMobile('08-465 004 10'))).toBe(validationMessages.mobileInvalid)
  })
})

describe('e-mail', () => {
  it('needs an @ and a domain [VALID-008] [VALID-009] [ERR-026]', () => {
    expect(outcome(parseEmail('a@b.se'))).toBe('a@b.se')
    expect(outcome(parseEmail(' Anna.Karin+x@Exempel.SE '))).toBe('anna.karin+x@exempel.se')
    expect(outcome(parseEmail('åsa@räksmörgås.se'))).toBe('åsa@räksmörgås.se')
    expect(outcome(parseEmail(''))).toBe(validationMessages.emailRequired)
    for (const text of [
      'a',
      'a@',
      '@b.se',
      'a@b',
      'a@@b.se',
      'a@b.se@c.se',
      'a b@c.se',
      'a@.se',
      'a@b..se',
      '.a@b.se',
      'a@-b.se',
      'a@1.2.3.4',
      'a@b.se\nBcc: c@d.se',
      '<a@b.se>',
    ]) {
      expect(outcome(parseEmail(text))).toBe(validationMessages.emailInvalid)
    }
    expect(outcome(parseEmail(`${'a'.repeat(250)}@b.se`))).toBe(validationMessages.emailLength)
  })
})

describe('postal address', () => {
  it('reads postal codes and gives them one form [VALID-016] [ERR-024]', () => {
    for (const text of ['11122', '111 22', ' 1 1 1 2 2 ']) expect(outcome(parsePostalCode(text))).toBe('111 22')
    expect(outcome(parsePostalCode(''))).toBe(validationMessages.postalCodeRequired)
    for (const text of ['12', '01234', '123456', '1234a', 'NO-11122', 'SE']) {
      expect(outcome(parsePostalCode(text))).toBe(validationMessages.postalCodeInvalid)
    }
  })

  it('reads streets [VALID-015] [ERR-028]', () => {
    expect(outcome(parseStreet(' Storgatan  1 B, lgh 1102 '))).toBe('Storgatan 1 B, lgh 1102')
    expect(outcome(parseStreet(''))).toBe(validationMessages.streetRequired)
    expect(outcome(parseStreet('<>'))).toBe(validationMessages.streetInvalid)
    expect(outcome(parseStreet('Gatan\u00071'))).toBe(validationMessages.streetInvalid)
    expect(outcome(parseStreet('G'))).toBe(validationMessages.streetLength)
    expect(outcome(parseStreet('g'.repeat(101)))).toBe(validationMessages.streetLength)
  })

  it('reads cities [VALID-014] [ERR-031]', () => {
    expect(outcome(parseCity(' Malmö '))).toBe('Malmö')
    expect(outcome(parseCity('Upplands Väsby'))).toBe('Upplands Väsby')
    expect(outcome(parseCity(''))).toBe(validationMessages.cityRequired)
    for (const text of ['123$', '123', 'Ort<', '--'])
      expect(outcome(parseCity(text))).toBe(validationMessages.cityInvalid)
  })
})

describe('passwords', () => {
  it('count characters, nothing else [VALID-010] [VALID-011]', () => {
    expect(outcome(checkPassword(''))).toBe(validationMessages.passwordRequired)
    expect(outcome(checkPassword('1234567'))).toBe(validationMessages.passwordTooShort)
    expect(outcome(checkPassword('        '))).toBe('        ')
    expect(outcome(checkPassword('🙂'.repeat(8)))).toBe('🙂'.repeat(8))
    expect(outcome(checkPassword('🙂'.repeat(7)))).toBe(validationMessages.passwordTooShort)
    expect(outcome(checkPassword('a'.repeat(128)))).toBe('a'.repeat(128))
    expect(outcome(checkPassword('a'.repeat(129)))).toBe(validationMessages.passwordTooLong)
  })

  it('are typed twice [VALID-012]', () => {
    expect(checkPasswordRepeat('hemligt1', 'hemligt1').ok).toBe(true)
    expect(outcome(checkPasswordRepeat('hemligt1', 'hemligt2'))).toBe(validationMessages.passwordMismatch)
    expect(outcome(checkPasswordRepeat('hemligt1', ''))).toBe(validationMessages.passwordRepeatRequired)
  })
})

describe('birth date as six digits', () => {
  const today = '2026-11-21'
  const day = (read: Result<BirthDate, FieldProblem>) => (read.ok ? plainBirthDate(read.value) : read.error.message)
  const known = { year: 1915, month: 3, day: 1 }

  it('reads ÅÅMMDD and nothing else [VALID-021] [VALID-022] [ERR-030]', () => {
    expect(day(parseShortBirthDate('900101', today))).toBe('1990-01-01')
    expect(day(parseShortBirthDate('', today))).toBe(validationMessages.birthDateRequired)
    for (const text of ['19900101', '991332', '900230', '90-01-01', 'abcdef']) {
      expect(day(parseShortBirthDate(text, today))).toBe(validationMessages.birthDateInvalid)
    }
  })

  it('takes the century from what is known, otherwise from the past', () => {
    expect(day(parseShortBirthDate('261121', today))).toBe('2026-11-21')
    expect(day(parseShortBirthDate('261122', today))).toBe('1926-11-22')
    expect(day(parseShortBirthDate('150301', today, known))).toBe('1915-03-01')
    expect(day(parseShortBirthDate('150302', today, known))).toBe('2015-03-02')
    expect(shortBirthDate(known)).toBe('150301')
  })

  it('is the known one, of which a part is open, with zeros or as in the coordination number', () => {
    const open = { year: 1915, month: null, day: 12 }
    for (const typed of ['150012', '150072']) {
      const read = parseShortBirthDate(typed, today, open)
      expect(read.ok && read.value).toBe(open)
    }
    const other = parseShortBirthDate('150112', today, open)
    expect(other.ok && other.value).not.toBe(open)
  })
})

describe('one-time codes', () => {
  it('have a fixed number of digits', () => {
    expect(outcome(parseOneTimeCode(' 123 456 '))).toBe('123456')
    expect(outcome(parseOneTimeCode(''))).toBe(validationMessages.otpRequired)
    for (const text of ['12345', '1234567', '12345a', '١٢٣٤٥٦'])
      expect(outcome(parseOneTimeCode(text))).toBe(validationMessages.otpInvalid)
    expect(outcome(parseOneTimeCode('1234', 4))).toBe('1234')
  })
})

describe('enumerations', () => {
  it('have the documented values [AUTH-003] [ENUM-004] [ENUM-012] [ENUM-013] [ENUM-014]', () => {
    expect(Object.values(EidType)).toEqual(['SwedishBankID', 'FinnishTupas', 'DanishNemIDMitID'])
    expect(LOGIN_METHODS).toEqual(['eID', 'emailPassword'])
    expect(LOGIN_ERRORS).toEqual(['TermsNotAccepted', 'EmailNotVerified', 'EidEmailNotVerified'])
    expect(SIGNUP_RESULTS).toEqual(['Success', 'SuccessPendingEmail', 'Error'])
  })
})

describe('every reader', () => {
  it('takes any text, and reads its own answer again unchanged', () => {
    const readers = [
      parseFirstName,
      parseLastName,
      parseMobile,
      parseEmail,
      parseStreet,
      parseCity,
      parsePostalCode,
      parseOneTimeCode,
      parseMobileE164,
      parseSwedishMobile,
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...readers),
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
        (read, text) => {
          const first: Read = read(text)
          expect(first.ok ? read(first.value) : first).toEqual(first)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

it('prints a postal code that no line breaks apart', () => {
  expect(postalPlace({ postalCode: '111 47', city: 'Stora Essingen' })).toBe('111\u00a047 Stora Essingen')
})
