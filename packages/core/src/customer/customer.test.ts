import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCustomerNumber } from './customer-number.js'
import { checkCustomerDetails, customerNumber } from './index.js'

const details = { firstName: 'Åsa', lastName: 'Ek', mobile: '070-174 06 05', street: '', postalCode: '', city: '' }

it('asks for a whole address or none [VALID-014, VALID-015, VALID-016]', () => {
  expect(checkCustomerDetails(details)).toEqual({ ok: true, value: { ...details, mobile: '+46701740605' } })
  const half = checkCustomerDetails({ ...details, city: 'Lund' })
  expect(half.ok ? [] : Object.keys(half.error)).toEqual(['street', 'postalCode'])
  const whole = checkCustomerDetails({ ...details, street: 'Storgatan 1', postalCode: '22222', city: 'Lund' })
  expect(whole).toMatchObject({ ok: true, value: { postalCode: '222 22' } })
})

it('names every field that is wrong [VALID-003, VALID-004, VALID-006]', () => {
  const checked = checkCustomerDetails({ ...details, firstName: '', lastName: '$', mobile: 'x' })
  expect(checked.ok ? [] : Object.keys(checked.error)).toEqual(['firstName', 'lastName', 'mobile'])
})

it('gives every customer number a check digit', () => {
  fc.assert(fc.property(fc.nat(), (random) => isCustomerNumber(customerNumber(random))))
  expect(isCustomerNumber('100000001')).toBe(false)
  expect(isCustomerNumber('12')).toBe(false)
})
