import { describe, expect, it } from 'vitest'
import * as agreementMessages from '../messages/generated/agreement.js'
import * as validationMessages from '../messages/generated/validation.js'
import {
  checkContact,
  checkGlasses,
  checkInvoice,
  checkProtective,
  checkSignatory,
  checkTypedCompany,
} from './check-part.js'

const INVOICE = {
  street: 'Hamngatan 12',
  postalCode: '90327',
  city: 'Umeå',
  referenceType: 'costCentre',
  referenceFormat: 'aa-99',
  eInvoiceId: '559990-1005',
}
const GLASSES = { glassLevel: 'plus', frameLevel: 'standard', frameModels: '12', photochromic: 'on' }

const problemsOf = (result: { readonly ok: boolean; readonly error?: object }) =>
  Object.fromEntries(
    Object.entries((result.error ?? {}) as Record<string, { readonly message: unknown }>).map(([field, problem]) => [
      field,
      problem.message,
    ]),
  )

it('reads every part of an agreement [B2B-001]', () => {
  expect(checkInvoice(INVOICE)).toEqual({
    ok: true,
    value: {
      street: 'Hamngatan 12',
      postalCode: '903 27',
      city: 'Umeå',
      reference: { type: 'costCentre', format: 'AA-99' },
      eInvoiceId: '0007:5599901005',
    },
  })
  expect(checkGlasses(GLASSES)).toEqual({
    ok: true,
    value: { glassLevel: 'plus', frameLevel: 'standard', frameModels: 12, hasPhotochromic: true },
  })
  expect(checkProtective({ classes: 'B,F,B', pdfEmail: 'Avtal@Exempel.se' })).toEqual({
    ok: true,
    value: { classes: ['B', 'F'], pdfEmail: 'avtal@exempel.se' },
  })
  expect(checkProtective({ classes: '', pdfEmail: 'a@exempel.se' })).toMatchObject({ value: { classes: [] } })
  const person = { firstName: 'Anna', lastName: 'Ek', email: 'anna@exempel.se' }
  expect(checkContact({ ...person, mobile: '070-174 06 05' })).toMatchObject({ value: { mobile: '+46701740605' } })
  expect(checkSignatory({ ...person, title: ' Vd ' })).toEqual({ ok: true, value: { ...person, title: 'Vd' } })
})

it('asks for an invoice address [VALID-024]', () => {
  const empty = { street: ' ', postalCode: '', city: '', referenceType: '', referenceFormat: '', eInvoiceId: '' }
  expect(problemsOf(checkInvoice(empty))).toEqual({
    street: agreementMessages.invoiceAddressRequired,
    postalCode: validationMessages.postalCodeRequired,
    city: validationMessages.cityRequired,
    referenceType: validationMessages.selectionRequired,
  })
})

describe('says at the field what is wrong', () => {
  it.each([
    [{ frameModels: '0' }, 'frameModels'],
    [{ frameModels: '51' }, 'frameModels'],
    [{ frameModels: '1.5' }, 'frameModels'],
    [{ glassLevel: 'standard' }, 'glassLevel'],
    [{ frameLevel: 'plus' }, 'frameLevel'],
  ])('of the glasses %j', (change, field) => {
    expect(Object.keys(problemsOf(checkGlasses({ ...GLASSES, ...change })))).toEqual([field])
  })

  it.each([
    [{ referenceFormat: '' }, 'referenceFormat'],
    [{ referenceType: 'employee', referenceFormat: 'AA-9' }, 'referenceFormat'],
    [{ eInvoiceId: '0007:12' }, 'eInvoiceId'],
    [{ postalCode: '1' }, 'postalCode'],
  ])('of the invoice %j', (change, field) => {
    expect(Object.keys(problemsOf(checkInvoice({ ...INVOICE, ...change })))).toEqual([field])
  })

  it('of other parts', () => {
    expect(Object.keys(problemsOf(checkProtective({ classes: 'F,X', pdfEmail: 'x' })))).toEqual(['classes', 'pdfEmail'])
    const company = { name: '<b>', street: '', postalCode: '1', city: '' }
    expect(Object.keys(problemsOf(checkTypedCompany(company)))).toEqual(['name', 'street', 'postalCode', 'city'])
    expect(checkTypedCompany({ name: 'Bolaget AB', street: 'Gatan 1', postalCode: '11122', city: 'Lund' })).toEqual({
      ok: true,
      value: { name: 'Bolaget AB', address: { street: 'Gatan 1', postalCode: '111 22', city: 'Lund' } },
    })
  })
})
