import { expect, it } from 'vitest'
import {
  ACCOUNT_TERMS_VERSION,
  checkNewPassword,
  checkPasswordChange,
  checkRegistration,
  hasCurrentTerms,
  isRecentLogin,
  nextPath,
} from './index.js'

const typed = {
  email: ' Anna@Klarsikt.example ',
  password: 'Visa-mer-2026',
  passwordRepeat: 'Visa-mer-2026',
  firstName: 'Anna',
  lastName: 'Ek',
  mobile: '070-174 06 05',
  termsAccepted: true,
}
const problems = (result: { ok: true } | { ok: false; error: object }) => (result.ok ? [] : Object.keys(result.error))

it('takes a whole registration and gives it one form [AUTH-001]', () => {
  expect(checkRegistration(typed)).toMatchObject({
    ok: true,
    value: { email: 'anna@klarsikt.example', mobile: '+46701740605', password: 'Visa-mer-2026' },
  })
})

it('names all fields that are wrong at once [VALID-003, VALID-008, VALID-010, VALID-012, AUTH-004]', () => {
  expect(
    problems(
      checkRegistration({
        email: 'x',
        password: 'kort',
        passwordRepeat: 'annat',
        firstName: '',
        lastName: '',
        mobile: '',
        termsAccepted: false,
      }),
    ),
  ).toEqual(['firstName', 'lastName', 'email', 'mobile', 'password', 'passwordRepeat', 'termsAccepted'])
})

it('asks for a new password twice, and for the old one [VALID-012]', () => {
  expect(problems(checkNewPassword({ password: 'långt nog', passwordRepeat: 'långt nog' }))).toEqual([])
  expect(problems(checkPasswordChange({ oldPassword: '', password: 'långt nog', passwordRepeat: 'annat' }))).toEqual([
    'oldPassword',
    'passwordRepeat',
  ])
})

it('asks again when the account terms are new [AUTH-004]', () => {
  expect(hasCurrentTerms(ACCOUNT_TERMS_VERSION)).toBe(true)
  expect(hasCurrentTerms('2020-01')).toBe(false)
  expect(hasCurrentTerms(null)).toBe(false)
})

it('calls a log-in recent for ten minutes', () => {
  const now = new Date('2026-11-24T10:00:00Z')
  expect(isRecentLogin(new Date('2026-11-24T09:50:00Z'), now)).toBe(true)
  expect(isRecentLogin(new Date('2026-11-24T09:49:59Z'), now)).toBe(false)
  expect(isRecentLogin(null, now)).toBe(false)
})

it.each([
  ['/mitt-konto/ordrar?sida=2', '/mitt-konto/ordrar?sida=2'],
  ['/', '/'],
  ['/mitt-konto/logga-in?next=//evil.example', '/mitt-konto/logga-in?next=//evil.example'],
  ['//evil.example', null],
  ['/..//evil.example', null],
  ['/%2e%2e//evil.example', null],
  ['/./ /../..//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/a\nb', null],
  ['', null],
  [null, null],
  [`/${'a'.repeat(500)}`, null],
])('leads back to %s: %s', (text, path) => {
  expect(nextPath(text)).toBe(path)
})
