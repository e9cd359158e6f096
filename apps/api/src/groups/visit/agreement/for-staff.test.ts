import { afterAll, beforeAll, expect, it } from 'vitest'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { NOW } from '../../../testing/small-shop-parts.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { type BookingShop, openBookingShop } from '../booking/testing/booking-shop.js'
import { addAgreement, AGREED } from '../company/testing/add-agreement.js'
import { fillIn } from './testing/fill-in.js'

let shop: BookingShop
let store: SessionCaller
let optician: SessionCaller
const { organisation } = AGREED
const SOLE_TRADER = { ...organisation, number: '19900102-2384', name: 'Ek Snickeri' }

beforeAll(async () => {
  shop = await openBookingShop()
  await addStaff(shop.deps.database, { storeId: 1, employeeNumber: '7', name: 'Eva', role: 'optician' }, new Date(NOW))
  const service = { storeId: 1, employeeNumber: '8', name: 'Siv', role: 'customer-service' } as const
  await addStaff(shop.deps.database, service, new Date(NOW))
  optician = await callInSession(shop, 'optician', { store: { id: 1, employeeNumber: '7', name: 'Eva' } })
  store = await callInSession(shop, 'staff', { store: { id: 1, employeeNumber: '8', name: 'Siv' } })
  await addAgreement(shop.deps)
  await addAgreement(shop.deps, { number: 'AV-00000002', says: { ...AGREED, organisation: SOLE_TRADER } })
})
afterAll(() => shop.drop())

const list = async (search = '') =>
  (await store.get(`/api/staff/agreements?${new URLSearchParams({ search })}`)).body.data
const numbersOf = async (search?: string) =>
  (await list(search)).agreements.map(({ number }: { readonly number: string }) => number)

it('lists what is signed and what waits for its signatory, and no other draft', async () => {
  const signer = await callInSession(shop, 'signer', {})
  const id = await fillIn(signer)
  expect(await numbersOf()).toEqual(['AV-00000002', 'AV-00000001'])
  await signer.send('signAgreement', { method: 'e-mail', authority: 'on' }, `/api/b2b/agreement/${id}/sign`)
  const { agreements } = await list('Bolaget')
  expect(agreements).toMatchObject([{ status: 'draft', company: 'Bolaget AB', isTyped: true, at: NOW }])
  const { number } = agreements[0]
  expect((await store.get(`/api/staff/agreement/${number}`)).body.data).toMatchObject({
    status: 'draft',
    signMethod: null,
    documentDigest: expect.stringMatching(/^[\da-f]{64}$/),
  })
})

it('finds a company by its name or number, and a person by name only, whose number is masked', async () => {
  expect(await numbersOf('havtorn')).toEqual(['AV-00000001'])
  expect(await numbersOf('5599901039')).toEqual(['AV-00000001'])
  expect(await numbersOf('snickeri')).toEqual(['AV-00000002'])
  expect(await numbersOf('19900102')).toEqual([])
  expect(JSON.stringify(await list('snickeri'))).not.toContain('2384')
})

it('shows one with what it covers and its document, to staff alone', async () => {
  const { data } = (await store.get('/api/staff/agreement/AV-00000001')).body
  expect(data).toMatchObject({
    status: 'signed',
    company: organisation.name,
    invoice: { referenceFormat: 'AA-99', eInvoiceId: '0007:5599901039' },
    glasses: AGREED.glasses,
    signMethod: 'e-mail',
  })
  const pdf = await shop.app.request(`http://shop.test${data.pdfPath}`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const visitor = await shop.visitor()
  for (const path of ['/api/staff/agreements', '/api/staff/agreement/AV-00000001'])
    expect((await visitor.get(path)).status).toBe(401)
  expect((await store.get('/api/staff/agreement/AV-99999999')).body.error.code).toBe('agreement.not-found')
})

it('opens to a store one at a time, by a whole number and with a reason, until the log-in ends [ROLE-004]', async () => {
  const look = (company: string, reason = 'Medarbetaren är här') =>
    optician.send('lookupAgreement', { company, reason })
  const listed = async (search = '') => {
    const { body } = await optician.get(`/api/staff/agreements?${new URLSearchParams({ search })}`)
    return body.data.agreements.map(({ number }: { readonly number: string }) => number)
  }
  const one = () => optician.get('/api/staff/agreement/AV-00000001')
  expect([await listed(), await listed('5599901039'), (await one()).status]).toEqual([[], [], 404])

  const untold = await look('Havtorn', ' ')
  expect([untold.status, Object.keys(untold.body.error.fields)]).toEqual([422, ['company', 'reason']])
  expect((await look('556016-0680')).body.error.code).toBe('agreement.not-found')
  expect((await look('av-99999999')).body.error.code).toBe('agreement.not-found')
  const { status, body } = await look('5599901039')
  expect([status, body.data.company]).toEqual([200, organisation.name])
  expect([await listed(), (await one()).status]).toEqual([['AV-00000001'], 200])
  expect((await look('19900102-2384')).body.data.company).toBe('Ek Snickeri')

  const { rows } = await shop.deps.database.query<{ reason: string }>({
    text: 'select reason from agreement_lookup order by id',
  })
  expect(rows).toHaveLength(2)
  expect(shop.deps.encryption.decrypt(rows[0]?.reason ?? '', 'agreement_lookup.reason')).toBe('Medarbetaren är här')
  const [audited] = await readAudit(shop.deps.database, { subject: 'agreement/AV-00000001', limit: 1 })
  expect(audited).toMatchObject({ action: 'agreement.looked-up', actorId: '1/7' })
  await shop.deps.database.query({ text: `update agreement_lookup set at = at - interval '1 day'` })
  expect([await listed(), (await one()).status]).toEqual([[], 404])
})
