import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callInSession } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { NOW } from '../../../testing/small-shop-parts.js'
import type { Visitor } from '../../../testing/test-api.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { type BookingShop, openBookingShop, visit } from '../booking/testing/booking-shop.js'
import { expireRequisitions, forgetRequisitions } from './expire.js'

let shop: BookingShop
let asa: Visitor
let manager: Visitor
beforeAll(async () => {
  shop = await openBookingShop()
  asa = await shop.visitor()
  manager = await shop.visitor()
  await addStaff(shop.deps.database, { storeId: 1, employeeNumber: '7', name: 'Eva', role: 'optician' }, new Date(NOW))
})
afterAll(() => shop.drop())
beforeEach(() => shop.at(NOW))

/** Logs the store in again, because sessions expire after hours and the tests move the clock by days. */
const inStore = () => callInSession(shop, 'staff', { store: { id: 1, employeeNumber: '7', name: 'Eva' } })
/** The store settles or answers a booking. */
async function handle(id: string, call: 'settleBooking' | 'answerBooking', body: object) {
  const store = await inStore()
  const [row] = await shop.rows<{ id: string }>('select calendar_id as id from booking where id = $1', id)
  const path = `/api/staff/booking/${row?.id}`
  const { version } = (await store.get(path)).body.data.booking
  const { status } = await store.send(
    call,
    { ...body, version },
    `${path}/${call === 'settleBooking' ? 'settle' : 'answer'}`,
  )
  expect(status).toBe(200)
}

const COMPANY = {
  name: 'Tranan Bygg AB',
  organisationNumber: '556016-0680',
  requisitionType: 'electronic',
  referenceType: 'costCentre',
  reference: 'K-4510',
  managerEmail: 'chef@klarsikt.example',
}
const SLOTS = ['09:00', '09:30', '10:00', '10:30', '12:00', '12:30', '13:00', '13:30', '14:00', '14:30']
let used = 0
const nextStart = () => {
  const at = SLOTS[used % SLOTS.length]
  const day = String(3 + Math.floor(used++ / SLOTS.length)).padStart(2, '0')
  return `2026-11-${day}T${at}:00.000Z`
}
const book = async (company: object = {}, changes: object = {}) => {
  const start = nextStart()
  const body = visit({ examType: 'terminal', start, company: { ...COMPANY, ...company }, ...changes })
  const { status, body: answer } = await asa.post('/api/booking/create', body)
  expect([status, answer.error]).toEqual([200, undefined])
  return { id: answer.booking.id as string, start }
}
const letters = async (kind = 'requisition-%') => {
  const rows = await shop.rows<{ kind: string; letter: string }>(
    `select kind, letter from mail_outbox where kind like '${kind}' order by created_at, kind`,
  )
  return rows.map((row) => ({ ...openLetter(shop.deps.encryption, row), kind: row.kind }))
}
const tokenIn = (text: string) => /rekvisition\/([^\s"]+)/.exec(text)?.[1] ?? ''
/**
 * The letter whose link opens the current requisition of a booking. The clock stands still, so the newest is unknown.
 */
const letterOf = async (bookingId: string) => {
  const [row] = await shop.rows<{ id: string }>('select requisition_id as id from booking where id = $1', bookingId)
  for (const letter of await letters('requisition-asked'))
    if ((await manager.get(path(tokenIn(letter.text)))).body.data?.id === row?.id) return letter
  throw new Error('No letter')
}
const tokenOf = async (bookingId: string) => tokenIn((await letterOf(bookingId)).text)
const asked = async (company: object = {}) => {
  const booked = await book(company)
  return { ...booked, token: await tokenOf(booked.id) }
}
const path = (token: string, verb = '') => `/api/b2b/requisition/${token}${verb}`
const stateOf = async (id: string) => (await asa.get(`/api/booking/${id}`)).body.data.requisition
const complete = async ({ id, start }: { readonly id: string; readonly start: string }) => {
  shop.at(new Date(Date.parse(start) + 3_600_000).toISOString())
  await handle(id, 'settleBooking', { outcome: 'complete' })
}

describe('an electronic requisition', () => {
  it('asks the manager, who sees who and what it costs, and never which exam, when or where [B2B-003]', async () => {
    const { id, token } = await asked()
    const letter = await letterOf(id)
    expect(letter.to).toBe('chef@klarsikt.example')
    const { status, body } = await manager.get(path(token))
    expect(status).toBe(200)
    expect(Object.keys(body.data).toSorted()).toEqual([
      'company',
      'cover',
      'decidedAt',
      'employee',
      'expiresAt',
      'id',
      'price',
      'reference',
      'referenceType',
      'sentAt',
      'state',
      'stateText',
    ])
    expect(body.data).toMatchObject({ state: 'pending', employee: 'Åsa Ek', reference: 'K-4510', price: 395 })
    const seen = `${JSON.stringify(body)} ${letter.subject} ${letter.text}`
    for (const secret of ['terminal', 'Terminal', 'Stockholm City', 'kl. ', id, '19900101'])
      expect(seen.replace(/till och med[^.]*\./, '')).not.toContain(secret)
    expect(await stateOf(id)).toMatchObject({ state: 'pending', canSend: true })
    expect(await shop.rows(`select token_digest from requisition where token_digest = '${token}'`)).toEqual([])
  })

  it('is approved once, however often and by however many at once, and confirmed to both [B2B-003]', async () => {
    const { id, token } = await asked()
    const answers = await Promise.all([1, 2, 3].map(() => manager.post(path(token, '/approve'), {})))
    expect(answers.map(({ status, body }) => `${status} ${body.data?.state}`)).toEqual(Array(3).fill('200 approved'))
    const confirmed = (await letters()).filter(({ kind }) => kind.startsWith('requisition-approved'))
    expect(confirmed.map(({ kind, to }) => [kind, to])).toEqual([
      ['requisition-approved-employee', 'asa@klarsikt.example'],
      ['requisition-approved-manager', 'chef@klarsikt.example'],
    ])
    const other = await manager.post(path(token, '/reject'), {})
    expect([other.status, other.body.error.code]).toEqual([409, 'requisition.decided'])
    expect(await stateOf(id)).toMatchObject({ state: 'approved', canSend: false })
    const again = await asa.post('/api/b2b/requisition', { bookingId: id, managerEmail: 'annan@klarsikt.example' })
    expect(again.body.error.code).toBe('requisition.decided')
    const actions = (await readAudit(shop.deps.database, { limit: 50 })).map(
      ({ actorKind, action }) => `${actorKind} ${action}`,
    )
    expect(actions).toContain('manager requisition.approved')
  })

  it('has one result when two managers answer differently at once', async () => {
    const { token } = await asked()
    const [approved, rejected] = await Promise.all([
      manager.post(path(token, '/approve'), {}),
      asa.post(path(token, '/reject'), {}),
    ])
    expect(new Set([approved.status, rejected.status])).toEqual(new Set([200, 409]))
    const { body } = await manager.get(path(token))
    expect(body.data.state).toBe(approved.status === 200 ? 'approved' : 'rejected')
  })

  it('that is rejected leaves the visit, which the employee pays or cancels [B2B-004]', async () => {
    const booked = await asked()
    expect((await manager.post(path(booked.token, '/reject'), {})).body.data.state).toBe('rejected')
    const letter = (await letters('requisition-rejected-employee')).slice(-1)[0]
    expect(letter?.text).toMatch(/betala undersökningen själv i butiken: 395\skr/)
    expect(letter?.text).toContain('Det kostar ingenting, ända fram till besöket.')
    const { body } = await asa.get(`/api/booking/${booked.id}`)
    expect(body.data).toMatchObject({ status: 'booked', canCancel: true, requisition: { state: 'rejected' } })
    const invoices = await shop.rows(`select number from invoice`)
    await complete(booked)
    expect(await shop.rows(`select number from invoice`)).toEqual(invoices)
    expect((await letters('requisition-outlay')).slice(-1)[0]?.to).toBe('asa@klarsikt.example')
  })

  it('that is rejected costs no fee, however late, until the employee chooses again [B2B-004, BOOK-010]', async () => {
    const late = (start: string) => shop.at(new Date(Date.parse(start) - 3_600_000).toISOString())
    const booked = await asked()
    late(booked.start)
    expect((await asa.get(`/api/booking/${booked.id}`)).body.data).toMatchObject({ feeNow: 399 })
    await manager.post(path(booked.token, '/reject'), {})
    const { data } = (await asa.get(`/api/booking/${booked.id}`)).body
    expect(data).toMatchObject({ feeNow: 0, freeUntil: booked.start })
    const cancelled = await asa.post(`/api/booking/${booked.id}/cancel`, { acceptFee: false })
    expect(cancelled.body.booking).toMatchObject({ status: 'cancelled', feeCharged: 0 })

    shop.at(NOW)
    const other = await asked()
    await manager.post(path(other.token, '/reject'), {})
    shop.at(new Date(Date.parse(NOW) + 1_000).toISOString())
    const start = nextStart()
    const moved = await asa.post(`/api/booking/${other.id}/update`, { storeId: 1, start, acceptFee: false })
    expect(moved.body.booking).toMatchObject({ start, feeCharged: 0 })
    late(start)
    const refused = await asa.post(`/api/booking/${other.id}/cancel`, { acceptFee: false })
    expect(refused.body.error.code).toBe('booking.fee-not-accepted')
  })

  it('that is approved charges the company when the visit is completed, by the reference alone', async () => {
    const booked = await asked()
    await manager.post(path(booked.token, '/approve'), {})
    await complete(booked)
    await complete(booked)
    const rows = await shop.rows(
      `select i.customer_id, i.amount, l.name, r.state from invoice i join invoice_line l on l.invoice_number = i.number
       join requisition r on r.invoice_number = i.number`,
    )
    expect(rows).toEqual([
      { customer_id: null, amount: 39_500, name: 'Synundersökning, referens K-4510', state: 'used' },
    ])
    const [invoice] = (await letters('invoice-issued')).slice(-1)
    expect(invoice?.to).toBe('chef@klarsikt.example')
    expect(invoice?.text).toContain('K-4510')
    expect(invoice?.text).toContain('556016-0680')
    for (const secret of ['Åsa', 'erminal', 'mitt-konto']) expect(invoice?.text).not.toContain(secret)
    expect((await manager.get(path(booked.token))).body.data.state).toBe('used')
  })
})

describe('a link', () => {
  it('ends after 14 days, which the employee reads of, and another manager can be asked', async () => {
    const { id, token } = await book({}, { start: '2026-11-24T09:00:00.000Z' }).then(async (booked) => ({
      ...booked,
      token: await tokenOf(booked.id),
    }))
    shop.at('2026-11-16T09:59:59.000Z')
    await expireRequisitions(shop.deps)
    expect(await stateOf(id)).toMatchObject({ state: 'pending' })
    shop.at('2026-11-16T10:00:01.000Z')
    expect((await manager.post(path(token, '/approve'), {})).body.error.code).toBe('requisition.expired')
    await expireRequisitions(shop.deps)
    await expireRequisitions(shop.deps)
    expect(await stateOf(id)).toMatchObject({ state: 'expired', canSend: true })
    expect((await letters('requisition-unanswered')).filter(({ text }) => text.includes(id))).toHaveLength(1)
    const sent = await asa.post('/api/b2b/requisition', { bookingId: id, managerEmail: 'Annan@Klarsikt.example' })
    expect(sent.body.data).toMatchObject({ state: 'pending' })
    expect((await manager.get(path(token))).body.error.code).toBe('requisition.not-found')
    expect((await letterOf(id)).to).toBe('annan@klarsikt.example')
    expect((await manager.post(path(await tokenOf(id), '/approve'), {})).body.data.state).toBe('approved')
  })

  it('that is guessed, altered or another booking’s opens nothing [ROLE-006]', async () => {
    const { token } = await asked()
    for (const wrong of ['x', `${token}x`, `${'a'.repeat(43)}.${token.split('.')[1]}`])
      expect([401, 404]).toContain((await manager.get(path(wrong))).status)
    expect((await (await inStore()).send('approveRequisition', {}, path(token, '/approve'))).body.data?.state).toBe(
      'approved',
    )
    expect((await (await inStore()).send('approveRequisition', {}, path('x', '/approve'))).status).toBe(403)
  })

  it('ends with a visit that is cancelled, and is sent again with one that is booked again', async () => {
    const { id, token } = await asked()
    await asa.post(`/api/booking/${id}/cancel`, { acceptFee: true })
    expect((await manager.post(path(token, '/approve'), {})).body.error.code).toBe('requisition.expired')
    await asa.post(`/api/booking/${id}/update`, { storeId: 1, start: nextStart() })
    expect(await stateOf(id)).toMatchObject({ state: 'pending' })
    expect(await tokenOf(id)).not.toBe(token)
  })
})

it('waits with a suggested time until the store has booked it', async () => {
  const before = (await letters('requisition-asked')).length
  const body = visit({ examType: 'terminal', start: nextStart(), company: COMPANY })
  const { body: made } = await asa.post('/api/booking/request', body)
  expect(await stateOf(made.booking.id)).toEqual({ state: 'draft', expiresAt: null, canSend: false })
  expect(await letters('requisition-asked')).toHaveLength(before)
  await handle(made.booking.id, 'answerBooking', { accept: true })
  expect(await stateOf(made.booking.id)).toMatchObject({ state: 'pending' })
})

it('stands in the letter of the booking beside the price, so that the employee does not expect to pay it', async () => {
  const email = 'medarbetare@klarsikt.example'
  const written = async (kind: string) => (await letters(kind)).filter(({ to }) => to === email).map(({ text }) => text)
  const { id } = await book(
    { managerEmail: 'annan-chef@klarsikt.example' },
    { email, start: '2026-11-25T09:00:00.000Z' },
  )
  expect(await written('booking-booked')).toEqual([
    expect.stringMatching(/Din chef har fått en länk och kan svara till/),
  ])
  await manager.post(path(await tokenOf(id), '/approve'), {})
  await asa.post(`/api/booking/${id}/update`, { storeId: 1, start: '2026-11-25T09:30:00.000Z', acceptFee: true })
  expect(await written('booking-moved')).toEqual([expect.stringMatching(/Företaget får fakturan/)])
  const own = 'sjalv@klarsikt.example'
  await book({ requisitionType: 'own-outlay' }, { email: own, start: '2026-11-25T10:00:00.000Z' })
  const [letter] = (await letters('booking-booked')).filter(({ to }) => to === own)
  expect(letter?.text).toMatch(/^(?![^]*chef)[^]*395\skr/)
})

it('is made for no physical requisition and no own outlay, which is receipted [BOOK-003]', async () => {
  const before = await shop.rows(`select id from requisition`)
  const physical = await book({ requisitionType: 'physical' })
  const own = await book({ requisitionType: 'own-outlay', reference: 'K-77' })
  expect(await shop.rows(`select id from requisition`)).toEqual(before)
  const receipts = (await letters('requisition-outlay')).length
  await complete(physical)
  expect(await letters('requisition-outlay')).toHaveLength(receipts)
  await complete(own)
  const [receipt] = (await letters('requisition-outlay')).slice(-1)
  expect(receipt?.text).toContain('K-77')
  expect(receipt?.text).toMatch(/395\skr/)
})

describe('the list of a manager', () => {
  it('comes by a fresh link for half an hour, and opens each', async () => {
    const { id } = await asked({ managerEmail: 'lista@klarsikt.example' })
    await asked({ managerEmail: 'nagon@klarsikt.example' })
    for (const email of ['Lista@klarsikt.example', 'ingen@klarsikt.example'])
      expect((await manager.post('/api/b2b/requisitions/link', { email })).body).toEqual({ success: true })
    const sent = await letters('requisition-list')
    expect(sent.map(({ to }) => to)).toEqual(['lista@klarsikt.example'])
    const token = new URL(/https?:\S+/.exec(sent[0]?.text ?? '')?.[0] ?? '').searchParams.get('lank') ?? ''
    const { body } = await manager.get(`/api/b2b/requisitions?token=${token}`)
    expect(body.data).toHaveLength(1)
    const [item] = body.data
    expect((await manager.post(path(item.token, '/approve'), {})).body.data.state).toBe('approved')
    expect(await stateOf(id)).toMatchObject({ state: 'approved' })
    expect((await manager.get('/api/b2b/requisitions')).status).toBe(401)
    shop.at(new Date(Date.parse(NOW) + 31 * 60_000).toISOString())
    expect((await manager.get(`/api/b2b/requisitions?token=${token}`)).status).toBe(401)
  })

  it('holds what the address of a logged-in customer was asked, and no more', async () => {
    const [own] = await shop.rows<{ id: string }>(`select id from customer`)
    const customer = await callInSession(shop, 'customer', { customerId: own?.id ?? '' })
    const details = await customer.send('getCustomerDetails')
    await asked({ managerEmail: details.body.data.email })
    const list = await customer.send('listRequisitions')
    expect(list.body.data).toHaveLength(1)
    const { id } = list.body.data[0]
    expect((await customer.send('rejectRequisition', {}, path(id, '/reject'))).body.data.state).toBe('rejected')
    const other = await asked({ managerEmail: 'nagon@klarsikt.example' })
    const [row] = await shop.rows<{ requisition_id: string }>(
      `select requisition_id from booking where id = '${other.id}'`,
    )
    const refused = await customer.send('approveRequisition', {}, path(row?.requisition_id ?? '', '/approve'))
    expect(refused.body.error.code).toBe('requisition.not-found')
  })
})

it('is forgotten a while after it is settled', async () => {
  await forgetRequisitions(shop.deps.database, new Date('2027-01-01T00:00:00Z'))
  const left = await shop.rows<{ state: string }>(`select distinct state from requisition where content <> ''`)
  expect(left.map(({ state }) => state).toSorted()).not.toContain('rejected')
  await forgetRequisitions(shop.deps.database, new Date('2027-12-01T00:00:00Z'))
  expect(await shop.rows(`select id from requisition where content <> ''`)).toEqual([])
})
