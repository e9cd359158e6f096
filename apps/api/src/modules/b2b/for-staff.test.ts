import { afterAll, beforeAll, expect, it } from 'vitest'
import { callInSession, type SessionCaller } from '../../testing/call-in-session.js'
import { NOW } from '../../testing/small-shop-parts.js'
import { type BookingShop, openBookingShop } from '../booking/testing/booking-shop.js'
import { addAgreement, AGREED } from '../company/testing/add-agreement.js'
import { addStaff } from '../staff/add-staff.js'
import { fillIn } from './testing/fill-in.js'

let shop: BookingShop
let store: SessionCaller
const { organisation } = AGREED
const SOLE_TRADER = { ...organisation, number: '19900102-2384', name: 'Ek Snickeri' }

beforeAll(async () => {
  shop = await openBookingShop()
  await addStaff(shop.deps.database, { storeId: 1, employeeNumber: '7', name: 'Eva', role: 'optician' }, new Date(NOW))
  store = await callInSession(shop, 'store', { store: { id: 1, employeeNumber: '7', name: 'Eva' } })
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
