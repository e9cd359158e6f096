import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { NOW } from '../../../testing/small-shop-parts.js'
import { sealPersonalNumber } from '../../person/customer/personal-number.js'
import { customer } from '../../person/customer/tables.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { type BookingShop, openBookingShop, visit } from '../../visit/booking/testing/booking-shop.js'

const STRENGTHS = {
  rightSphere: '−1,25',
  rightCylinder: '-0,50',
  rightAxis: '90',
  rightPupillaryDistance: '31,5',
  leftSphere: '-1',
  leftPupillaryDistance: '31',
  agreed: true,
}
const DAY = '2026-11-03'
const SSN = '19900101-0017'
/** Start hour of the first visit minus one, in UTC. */
const FIRST_HOUR = 8
let hour = FIRST_HOUR

let shop: BookingShop
/** The session of account `customer-1`, which belongs to Eva Ek. */
let eva: SessionCaller
let store: SessionCaller
let otherStore: SessionCaller
beforeAll(async () => {
  shop = await openBookingShop()
  for (const storeId of [1, 2])
    await addStaff(shop.deps.database, { storeId, employeeNumber: '7', name: 'Bo', role: 'optician' }, new Date(NOW))
})
afterAll(() => shop.drop())
beforeEach(async () => {
  hour = FIRST_HOUR
  for (const table of ['saved_prescription', 'taken_time', 'booking', 'mail_outbox'])
    await shop.rows(`delete from ${table}`)
  await shop.rows('update customer set personal_number = null, personal_number_digest = null')
  shop.at(NOW)
  eva = await callInSession(shop, 'eva', { customerId: 'customer-1' })
})

const logIn = (id: number) => callInSession(shop, `store${id}`, { store: { id, employeeNumber: '7', name: 'Bo' } })
const list = async () => (await eva.get('/api/customer/prescriptions')).body.data

/** Books a visit for Eva and completes it unless `settles` is false; answers the staff's path to its prescription. */
async function visited(changes: object = {}, { settles = true } = {}) {
  shop.at(NOW)
  const start = `${DAY}T${String(++hour).padStart(2, '0')}:00:00.000Z`
  const made = await eva.send('createBooking', visit({ start, firstName: 'Eva', ...changes }))
  const [row] = await shop.rows<{ id: string }>(
    'select calendar_id as id from booking where id = $1',
    made.body.booking?.id,
  )
  shop.at(`${DAY}T18:00:00Z`)
  ;[store, otherStore] = [await logIn(1), await logIn(2)]
  // Customer sessions expire too.
  eva = await callInSession(shop, 'eva', { customerId: 'customer-1' })
  const path = `/api/staff/booking/${row?.id}`
  if (settles) await store.send('settleBooking', { version: 0, outcome: 'complete' }, `${path}/settle`)
  return `${path}/prescription`
}
async function letters() {
  const rows = await shop.rows<{ kind: string; letter: string }>(
    "select kind, letter from mail_outbox where kind = 'exam-prescription-entered' order by created_at, ctid",
  )
  return rows.map((row) => openLetter(shop.deps.encryption, row))
}
const enter = (path: string, change: object = {}, by = store) =>
  by.send('enterExamPrescription', { ...STRENGTHS, ...change }, path)

async function giveNumber(id: string, number: string) {
  const { database, encryption } = shop.deps
  await database.orm.update(customer).set(sealPersonalNumber(encryption, number)).where(eq(customer.id, id))
}

describe('the prescription of an exam', () => {
  it('is saved in the account of who was examined, with where it is from and how long it holds', async () => {
    const path = await visited()
    expect((await store.get(path)).body.data).toMatchObject({
      issuedOn: DAY,
      name: 'Eva Ek',
      account: { email: 'customer-1@klarsikt.example' },
      enteredAt: null,
      mayEnter: true,
    })
    expect((await enter(path)).body.data).toMatchObject({ enteredAt: `${DAY}T18:00:00.000Z` })
    const [shown] = await list()
    expect(shown).toMatchObject({ issuedOn: DAY, validUntil: '2027-11-03', isValid: true })
    expect(shown.exam.city).toEqual(expect.any(String))
    const opened = (await eva.get(`/api/customer/prescription/${shown.id}`)).body.data
    expect(opened).toMatchObject({ exam: shown.exam, prescriptionGlasses: { rightSphere: -1.25, leftSphere: -1 } })
  })

  it('is sealed, and audited by its id', async () => {
    await enter(await visited())
    const [row] = await shop.rows<{ id: string; content: string }>('select id, content from saved_prescription')
    expect(row?.content).not.toMatch(/1,25|2026-11-03/)
    const written = await readAudit(shop.deps.database, { subject: `prescription/${row?.id}`, limit: 10 })
    expect(written.map(({ action, actorId }) => `${action} by ${actorId}`)).toEqual(['prescription.entered by 1/7'])
  })

  it('is one, also when it is sent twice at once, and a correction takes its place', async () => {
    const path = await visited()
    const answers = await Promise.all([enter(path), enter(path)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [first, ...others] = await list()
    expect(others).toEqual([])
    await enter(path, { leftSphere: '-1,50' })
    expect(await list()).toMatchObject([{ id: first.id }])
    const { prescriptionGlasses } = (await eva.get(`/api/customer/prescription/${first.id}`)).body.data
    expect(prescriptionGlasses).toMatchObject({ leftSphere: -1.5 })
    const written = await readAudit(shop.deps.database, { subject: `prescription/${first.id}`, limit: 10 })
    expect(written).toHaveLength(2)
  })

  it('is announced by letter, as is its correction; no strengths stand in it', async () => {
    const path = await visited()
    await Promise.all([enter(path), enter(path)])
    expect(await letters()).toMatchObject([
      { to: 'customer-1@klarsikt.example', subject: 'Ditt recept finns på Mina sidor' },
    ])
    await enter(path, { leftSphere: '-1,50' })
    const [first, corrected, ...others] = await letters()
    expect(others).toEqual([])
    expect(corrected?.subject).toBe('Ditt recept är ändrat')
    for (const text of [first?.text, corrected?.text]) {
      expect(text).toContain('/mitt-konto/synunders')
      expect(text).not.toMatch(/1,25|1,50|31,5/)
    }
  })

  it('sends no letter to an address that is not confirmed', async () => {
    await shop.rows('update customer set email_verified_at = null')
    await enter(await visited())
    await shop.rows('update customer set email_verified_at = now()')
    expect(await list()).toHaveLength(1)
    expect(await letters()).toEqual([])
  })

  it('needs consent and sound strengths, and says at each field what is wrong [VALID-030]', async () => {
    const refused = await enter(await visited(), { agreed: false, leftAxis: '10', rightSphere: '' })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.error.fields).toSorted()).toEqual(['agreed', 'leftAxis', 'rightSphere'])
    expect(await list()).toEqual([])
  })

  it('is not entered before the visit has taken place, nor at one that gives none', async () => {
    for (const path of [await visited({}, { settles: false }), await visited({ examType: 'driving' })]) {
      expect((await store.get(path)).body.data.mayEnter).toBe(false)
      expect((await enter(path)).body.error.code).toBe('exam-prescription.closed')
    }
  })

  it('is found by staff of its own store alone', async () => {
    const path = await visited()
    expect((await enter(path, {}, otherStore)).body.error.code).toBe('booking.not-found')
    expect((await otherStore.get(path)).status).toBe(404)
    for (const { status } of [await enter(path, {}, eva), await eva.get(path)]) expect([401, 403]).toContain(status)
    expect(await list()).toEqual([])
  })
})

describe('the account of who was examined', () => {
  it('is not that of a parent who booked', async () => {
    const path = await visited({ firstName: 'Maja' })
    expect((await store.get(path)).body.data.account).toBeNull()
    expect((await enter(path)).body.error.code).toBe('exam-prescription.no-account')
    expect(await list()).toEqual([])
  })

  it('is known by the personal number, also where another account booked', async () => {
    await addTestCustomer(shop.deps.database, shop.deps.encryption, 'customer-2')
    await giveNumber('customer-2', SSN)
    expect((await store.get(await visited())).body.data.account.email).toBe('customer-2@klarsikt.example')
    await giveNumber('customer-1', '19900102-2384')
    await shop.rows(`update customer set personal_number = null, personal_number_digest = null where id = 'customer-2'`)
    expect((await store.get(await visited())).body.data.account).toBeNull()
  })
})

it('leaves the customer every place for those that are typed, and is removed as they are', async () => {
  await enter(await visited())
  const [{ id }] = await list()
  expect((await eva.send('removePrescription', { id })).status).toBe(200)
  expect(await list()).toEqual([])
})
