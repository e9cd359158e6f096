import type { Company } from '@klarsikt/core/company'
import { err, ok } from '@klarsikt/core/lib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callInSession } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { NOW } from '../../../testing/small-shop-parts.js'
import type { Visitor } from '../../../testing/test-api.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { type BookingShop, openBookingShop, visit } from '../booking/testing/booking-shop.js'
import { addAgreement, AGREED } from '../company/testing/add-agreement.js'
import { decideRequisition } from './decide.js'

let shop: BookingShop
let asa: Visitor
beforeAll(async () => {
  shop = await openBookingShop()
  asa = await shop.visitor()
  await addStaff(shop.deps.database, { storeId: 1, employeeNumber: '7', name: 'Eva', role: 'optician' }, new Date(NOW))
  await addAgreement(shop.deps)
})
afterAll(() => shop.drop())

const { number } = AGREED.organisation
const company = (changes: object) => ({
  name: 'Havtorn',
  organisationNumber: number,
  requisitionType: 'electronic',
  referenceType: 'freeText',
  reference: 'KA-45',
  managerEmail: 'chef@klarsikt.example',
  ...changes,
})
const book = (changes: object, start = '2026-11-03T09:00:00.000Z') =>
  asa.post('/api/booking/create', visit({ examType: 'terminal', start, company: company(changes) }))
/** The letter of a kind with a reference, with non-breaking spaces as ordinary ones. */
const letterOf = async (kind: string, reference: string) => {
  const rows = await shop.rows<{ kind: string; letter: string }>(
    'select kind, letter from mail_outbox where kind = $1',
    kind,
  )
  const texts = rows.map((row) => openLetter(shop.deps.encryption, row).text.replaceAll('\u00a0', ' '))
  return texts.find((text) => text.includes(reference)) ?? ''
}
const requisitionOf = async (bookingId: string) => {
  const [row] = await shop.rows<{ id: string; manager_digest: string; calendar_id: string }>(
    `select r.id, manager_digest, calendar_id from requisition r join booking b on b.requisition_id = r.id where b.id = $1`,
    bookingId,
  )
  if (!row) throw new Error('No requisition')
  return row
}
/** The manager approves with the given answer of the register, and the visit takes place. */
async function chargedAs(bookingId: string, register: Company | null) {
  const { id, manager_digest, calendar_id } = await requisitionOf(bookingId)
  const companyRegister = { find: async () => (register ? ok(register) : err('unavailable' as const)) }
  const manager = { kind: 'manager', managerId: manager_digest } as const
  const decided = await decideRequisition({ ...shop.deps, companyRegister }, manager, id, 'approve')
  expect(decided).toMatchObject({ ok: true, value: { state: 'approved' } })
  shop.at('2026-11-04T12:00:00.000Z')
  const store = await callInSession(shop, 'staff', { store: { id: 1, employeeNumber: '7', name: 'Eva' } })
  const { version } = (await store.get(`/api/staff/booking/${calendar_id}`)).body.data.booking
  const path = `/api/staff/booking/${calendar_id}/settle`
  expect((await store.send('settleBooking', { outcome: 'complete', version }, path)).status).toBe(200)
  shop.at(NOW)
}

it('says how a company with an agreement writes its references, and nothing of others', async () => {
  const of = async (text: string) => (await asa.get(`/api/b2b/company/${text}/reference`)).body.data
  expect(await of('5599901039')).toEqual({ referenceType: 'costCentre', referenceFormat: 'AA-99' })
  expect(await of('556016-0680')).toBeNull()
  expect(await of('hej')).toBeNull()
})

it('holds the reference of an employee against the agreement, whatever type was sent [B2B-001]', async () => {
  const { status, body } = await book({ reference: 'K-4510' })
  expect([status, body.error.fields]).toEqual([
    422,
    { 'company.reference': 'Referensen ska ha formatet AA-99, där 9 står för en siffra och A för en bokstav.' },
  ])
})

it('tells the manager what is covered, and invoices as agreed by the reference alone [B2B-001]', async () => {
  const { body } = await book({})
  const asked = await letterOf('requisition-asked', 'KA-45')
  expect(asked).toContain('Avtal: AV-00000001, Glasnivå: Plus, Bågnivå: Standard')
  const token = /rekvisition\/([^\s"]+)/.exec(asked)?.[1] ?? ''
  expect((await asa.get(`/api/b2b/requisition/${token}`)).body.data).toMatchObject({
    referenceType: 'costCentre',
    cover: {
      agreementNumber: 'AV-00000001',
      glassLevel: 'plus',
      frameLevel: 'standard',
      frameModels: 12,
      hasPhotochromic: true,
      protectiveClasses: ['F'],
    },
  })
  await chargedAs(body.booking.id, null)
  const invoice = await letterOf('invoice-issued', 'KA-45')
  expect(invoice).toContain('Havtorn Livs AB, 559990-1039')
  expect(invoice).toContain('Fakturaadress: Box 44, 451 15 Uddevalla')
  expect(invoice).toContain('Peppol-id för e-faktura: 0007:5599901039')
  for (const secret of ['Åsa', 'erminal', 'Maria']) expect(invoice).not.toContain(secret)
})

const UNKNOWN = { organisationNumber: '556016-0680', name: 'Tranan' }
const REGISTERED: Company = {
  number: '556016-0680',
  name: 'Tranan Bygg AB',
  form: 'Aktiebolag',
  isDeregistered: false,
  address: { street: 'Kaserngatan 1', postalCode: '903 22', city: 'Umeå' },
}

it.each([
  [
    'as the register knows it',
    '2026-11-03T10:00:00.000Z',
    REGISTERED,
    /Tranan Bygg AB.*\nFakturaadress: Kaserngatan 1/,
  ],
  ['by name alone where the register does not answer', '2026-11-03T12:00:00.000Z', null, /Tranan, 556016-0680\nEr ref/],
])('invoices a company without an agreement %s', async (_, start, register, text) => {
  const reference = `Hos oss ${start}`
  const { body } = await book({ ...UNKNOWN, reference }, start)
  expect(await letterOf('requisition-asked', reference)).not.toContain('Avtal:')
  await chargedAs(body.booking.id, register)
  expect(await letterOf('invoice-issued', reference)).toMatch(text)
})
