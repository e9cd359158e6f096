import { expect, it } from 'vitest'
import { stockholmDate } from '../calendar/index.js'
import { problemText } from '../errors/index.js'
import {
  checkNewCustomer,
  checkStoreLogin,
  parseCustomerQuery,
  parseLookupReason,
  STORE_SESSION_HOURS,
  storeSessionEnd,
} from './index.js'

const NOW = new Date('2026-11-25T10:00:00Z')

it('ends the session of a store eight hours after its log-in', () => {
  expect(STORE_SESSION_HOURS).toBe(8)
  expect(storeSessionEnd(NOW)).toEqual(new Date('2026-11-25T18:00:00Z'))
})

it.each([
  [' Anna@Klarsikt.example ', 'email', 'anna@klarsikt.example'],
  ['19900101-2385', 'personal-number', '19900101-2385'],
  ['900101-2385', 'personal-number', '19900101-2385'],
  ['070-174 06 05', 'mobile', '+46701740605'],
  ['+46 70 174 06 05', 'mobile', '+46701740605'],
  ['123456782', 'customer-number', '123456782'],
  ['123 456 782', 'customer-number', '123456782'],
])('reads %s as a query by %s [STAFF-003]', (text, kind, value) => {
  expect(parseCustomerQuery(text, NOW)).toEqual({ ok: true, value: { kind, value } })
})

it.each(['', 'x', 'anna@', '12'])('refuses %s as a query', (text) => {
  expect(parseCustomerQuery(text, NOW).ok).toBe(false)
})

it('asks for a reason of a look-up', () => {
  expect(parseLookupReason('  Retur ')).toEqual({ ok: true, value: 'Retur' })
  expect([parseLookupReason(' a '), parseLookupReason('a'.repeat(201))].map(({ ok }) => ok)).toEqual([false, false])
})

it('names what of a log-in cannot be right [STAFF-008]', () => {
  const right = { storeId: '1001', employeeNumber: '1001', password: 'p' }
  expect(checkStoreLogin(right)).toEqual({ ok: true, value: { ...right, storeId: 1001 } })
  const wrong = checkStoreLogin({ storeId: '0', employeeNumber: 'å', password: '' })
  expect(wrong.ok ? [] : Object.keys(wrong.error)).toEqual(['storeId', 'employeeNumber', 'password'])
})

it('reads a customer whom staff create, and says to the staff what is missing [STAFF-004]', () => {
  const typed = {
    firstName: 'Nils',
    lastName: 'Ny',
    email: 'Nils@Klarsikt.example',
    mobile: '070-174 06 99',
    personalNumber: '',
  }
  const today = stockholmDate(NOW)
  const value = { ...typed, email: 'nils@klarsikt.example', mobile: '+46701740699' }
  expect(checkNewCustomer(typed, today)).toEqual({ ok: true, value })
  const empty = checkNewCustomer({ ...typed, firstName: ' ', lastName: '', email: '', mobile: '' }, today)
  expect(empty.ok ? [] : Object.values(empty.error).map(problemText)).toEqual([
    'Ange kundens förnamn.',
    'Ange kundens efternamn.',
    'Ange kundens e-postadress.',
    'Ange kundens mobilnummer.',
  ])
  const wrong = checkNewCustomer({ ...typed, email: 'nils@', personalNumber: '19900101-1234' }, today)
  expect(wrong.ok ? [] : Object.keys(wrong.error)).toEqual(['email', 'personalNumber'])
})
