import { randomUUID } from 'node:crypto'
import { type ShopCall, shopEndpoints } from '@klarsikt/contract/shop'
import { can, STORE_ROLES, type StaffRole } from '@klarsikt/core/access'
import { ore } from '@klarsikt/core/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issueInvoice } from '../groups/money/invoice/issue.js'
import { createPaymentLink } from '../groups/money/payment-link/create.js'
import { awaitedOrder, typedStrengths } from '../groups/order/awaited-prescription/testing/awaited-order.js'
import { newKey } from '../groups/order/checkout/testing/shop.js'
import { type Desk, openDesk } from '../groups/order/staff-order/testing/desk.js'
import { addStaff } from '../groups/person/staff/add-staff.js'
import { addAgreement } from '../groups/visit/company/testing/add-agreement.js'
import { addTestCustomer } from '../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../testing/call-in-session.js'
import { databaseDigest } from '../testing/database-digest.js'

/** Subjects of store 1. */
type Subjects = Record<'order' | 'claim' | 'awaited' | 'link' | 'invoice' | 'agreement' | 'eyeHealthDay', string>

const OWN_LOG_IN = 'reads and changes only the employee who is logged in'
const OWN_STORE = 'reads and changes only the store of the employee who is logged in'
const COMMAND = 'adds a row of the own store for a customer in the store'

/** Why a call without the id of a subject shows nothing of another store, and which test covers it. */
const ELSEWHERE: Partial<Record<ShopCall, string>> = {
  getStaffMember: OWN_LOG_IN,
  getStaffMobile: OWN_LOG_IN,
  getStaffPasskeys: OWN_LOG_IN,
  setStaffMobile: OWN_LOG_IN,
  removeStaffMobile: OWN_LOG_IN,
  staffPasskeyRegisterOptions: OWN_LOG_IN,
  registerStaffPasskey: OWN_LOG_IN,
  removeStaffPasskey: OWN_LOG_IN,
  renameStaffPasskey: OWN_LOG_IN,
  getStoreBookings: `${OWN_STORE}; \`handle.test.ts\``,
  getBookingCounts: `${OWN_STORE}; \`handle.test.ts\``,
  getStoreSlots: `${OWN_STORE}; \`handle.test.ts\``,
  getAbsences: `${OWN_STORE}; \`absence\` of \`handle.test.ts\``,
  reportAbsence: OWN_STORE,
  withdrawAbsence: OWN_STORE,
  getStaffCartHandovers: `${OWN_STORE}; \`cart-handover.test.ts\``,
  getStaffGiftCards: `${OWN_STORE}; \`sold-gift-cards.test.ts\``,
  getStoreGlassesSubscriptions: `${OWN_STORE}; \`subscription.test.ts\``,
  createStoreBooking: COMMAND,
  createCustomer: COMMAND,
  createGlassesSubscriptionInStore: COMMAND,
  requestPayment: COMMAND,
  carryCartToCustomer: COMMAND,
  issueInvoice: COMMAND,
  setCustomerPostalCode: 'a customer belongs to no store, and only a look-up tells the customer number',
  lookupCustomer: 'a customer belongs to no store; the look-up is stored with its reason, see `customers.test.ts`',
  lookupAgreement: 'opens with a reason what is of no store; see `for-staff.test.ts`',
  lookupOrder: 'opens with a reason what is of another store; see `other-store.test.ts`',
}

/** `other-store.test.ts` covers the calls about an order; the tests of visits and handed-over carts cover theirs. */
const ASKED_BY_THEIR_TESTS = /^\/api\/staff\/(order|booking|cartHandovers)\/:/

type Asked = { readonly query?: string; readonly shows: keyof Subjects }

const LISTS: Partial<Record<ShopCall, Asked>> = {
  getStaffOrders: { query: '?queue=control', shows: 'order' },
  getStaffClaims: { shows: 'claim' },
  getStaffPrescriptions: { shows: 'awaited' },
  getStaffInvoices: { shows: 'invoice' },
  getStaffAgreements: { shows: 'agreement' },
  getEyeHealthDays: { query: '?state=accepted', shows: 'eyeHealthDay' },
}

/** The calls about a subject with their bodies. For another store, the subject is not found. */
const ONES: Partial<Record<ShopCall, { readonly of: keyof Subjects; readonly body?: object; readonly found?: 409 }>> = {
  answerClaim: { of: 'claim', body: { answer: 'accept', text: 'Kom in till oss.' } },
  getStaffPrescription: { of: 'awaited' },
  getPrescriptionPhoto: { of: 'awaited' },
  askForPrescription: { of: 'awaited', body: { message: 'Datumet syns inte.' } },
  enterPrescription: { of: 'awaited', body: { prescription: typedStrengths() } },
  resendPaymentLink: { of: 'link', body: { channel: 'email' } },
  getStaffInvoice: { of: 'invoice' },
  getStaffAgreement: { of: 'agreement' },
  getEyeHealthDay: { of: 'eyeHealthDay' },
  // The store itself is told that it has answered before.
  answerEyeHealthDay: { of: 'eyeHealthDay', body: { version: 0, answer: 'decline', text: 'Fullt.' }, found: 409 },
}

let desk: Desk
let subjects: Subjects
const callers = new Map<string, SessionCaller>()
const callerOf = (storeId: number, role: StaffRole): SessionCaller => {
  const caller = callers.get(`${storeId} ${role}`)
  if (!caller) throw new Error(`Store ${storeId} has no employee with the role ${role}`)
  return caller
}

beforeAll(async () => {
  desk = await openDesk()
  await addTestCustomer(desk.shop.deps.database, desk.shop.encryption, 'customer-1')
  for (const storeId of [1, 2])
    for (const role of STORE_ROLES) {
      await addStaff(
        desk.shop.deps.database,
        { storeId, employeeNumber: role, name: 'Eva', role },
        desk.shop.clock.now(),
      )
      const store = { id: storeId, employeeNumber: role, name: 'Eva' }
      callers.set(`${storeId} ${role}`, await callInSession(desk.shop, `${storeId}-${role}`, { store }))
    }
  subjects = await fillStore()
})
afterAll(() => desk.shop.close())

/** Makes one of each subject, all of store 1. */
async function fillStore(): Promise<Subjects> {
  const { deps, encryption, rows } = desk.shop
  const order = await desk.newOrder()
  const { orderNumber } = await awaitedOrder(desk)
  for (const number of [order, orderNumber]) await rows('update "order" set store_id = 1 where number = $1', number)
  await rows(
    `insert into prescription_photo (order_number, position, media_type, content, sent_at) values ($1, 0, 'image/jpeg', $2, now())`,
    orderNumber,
    encryption.encrypt('/9j/', 'prescription_photo.content'),
  )
  await rows(`update awaited_prescription set state = 'sent' where order_number = $1`, orderNumber)
  const claim = randomUUID()
  await rows(
    `insert into claim (id, customer_id, order_number, position, state, happened_on, report, reported_at)
     values ($1, 'customer-1', $2, 0, 'reported', now(), $3, now())`,
    claim,
    order,
    encryption.encrypt('Gick av', 'claim.report'),
  )
  const eyeHealthDay = randomUUID()
  await rows(
    `insert into eye_health_day (id, state, request, digest, preferred_day, participants, received_at, answered_by, answered_at, answer_text, starts_at)
     values ($1, 'accepted', $2, $1, now(), 12, now(), 1, now(), $3, now())`,
    eyeHealthDay,
    encryption.encrypt('{}', 'eye_health_day.request'),
    encryption.encrypt('Ada kommer', 'eye_health_day.answer_text'),
  )
  const customer = { email: 'eva@klarsikt.example', firstName: 'Eva', lastName: 'Ek', mobile: '0701740605' }
  await createPaymentLink(deps, {
    channel: 'email',
    amount: '495',
    purpose: 'Etui',
    customer,
    store: { id: 1, name: 'Kungsgatan' },
  })
  const [link] = await rows<{ id: string }>('select id from payment_link')
  const lines = [{ name: 'Skruv', quantity: 1, unitPrice: ore(49), vatRate: 25 as const }]
  const invoice = await deps.database.transaction((tx) =>
    issueInvoice(deps, tx, { key: newKey(), customerId: 'customer-1', lines, storeId: 1 }),
  )
  await addAgreement(deps)
  for (const role of STORE_ROLES) {
    const looked = { company: '559990-1039', reason: 'Medarbetare i butiken' }
    expect((await callerOf(1, role).send('lookupAgreement', looked)).status).toBe(200)
  }
  const awaited = `${orderNumber}-0`
  return { order, claim, awaited, link: link?.id ?? '', invoice, agreement: 'AV-00000001', eyeHealthDay }
}

const ofStaff = Object.entries(shopEndpoints).flatMap(([name, { route, permission }]) =>
  route.path.startsWith('/api/staff/') && STORE_ROLES.some((role) => can(role, permission))
    ? [{ name: name as ShopCall, route, roles: STORE_ROLES.filter((role) => can(role, permission)) }]
    : [],
)

it('knows of every call of a store whose subjects it shows, and how that is held', () => {
  const asked = ofStaff.filter(({ route }) => !ASKED_BY_THEIR_TESTS.test(route.path) || route.path.endsWith('/lookup'))
  expect(asked.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(ELSEWHERE), ...Object.keys(LISTS), ...Object.keys(ONES)].toSorted(),
  )
})

it('lists for a store what is its own, and nothing of another store, to every role that may ask', async () => {
  for (const { name, route, roles } of ofStaff) {
    const { query = '', shows } = LISTS[name] ?? {}
    if (shows === undefined) continue
    for (const role of roles) {
      const read = async (storeId: number) => {
        const { status, body } = await callerOf(storeId, role).get(route.path + query)
        return [name, role, status, JSON.stringify(body).includes(subjects[shows])]
      }
      expect(await read(1)).toEqual([name, role, 200, true])
      expect(await read(2)).toEqual([name, role, 200, false])
    }
  }
})

it('counts nothing of another store', async () => {
  const countsOf = async (storeId: number, path: string) =>
    (await callerOf(storeId, 'optician').get(path)).body.data.counts
  expect(await countsOf(1, '/api/staff/claims')).toMatchObject({ reported: 1 })
  expect(await countsOf(2, '/api/staff/claims')).toMatchObject({ reported: 0 })
  expect(await countsOf(1, '/api/staff/eyeHealthDays')).toMatchObject({ accepted: 1 })
  expect(await countsOf(2, '/api/staff/eyeHealthDays')).toMatchObject({ accepted: 0 })
  const invoices = async (storeId: number) => (await callerOf(storeId, 'store-manager').get('/api/staff/invoices')).body
  expect([(await invoices(1)).count, (await invoices(2)).count]).toEqual([1, 0])
})

it('finds nothing of another store by its id, and changes nothing of it', async () => {
  for (const [name, { of, body, found = 200 }] of Object.entries(ONES)) {
    const { route, roles } = ofStaff.find((one) => one.name === name) ?? { roles: [] }
    if (!route) continue
    const path = route.path.replace(/:\w+/, subjects[of])
    const call = (caller: SessionCaller) =>
      route.method === 'GET' ? caller.get(path) : caller.send(name as ShopCall, body, path)
    const before = await databaseDigest(desk.shop.deps.database)
    for (const role of roles) {
      const { status } = await call(callerOf(2, role))
      expect([name, role, status]).toEqual([name, role, 404])
    }
    expect([name, await databaseDigest(desk.shop.deps.database)]).toEqual([name, before])
    const [role] = roles
    expect([name, role && (await call(callerOf(1, role))).status]).toEqual([name, found])
  }
})

it('opens to a store what hangs on an order that it has looked up for the customer who stands there', async () => {
  const optician = callerOf(2, 'optician')
  const claims = async () => {
    const states = await Promise.all(
      ['reported', 'accepted'].map((state) => optician.get(`/api/staff/claims?state=${state}`)),
    )
    return JSON.stringify(states.map(({ body }) => body))
  }
  expect(await claims()).not.toContain(subjects.claim)
  await optician.send('lookupOrder', { reason: 'Kunden är här' }, `/api/staff/order/${subjects.order}/lookup`)
  expect(await claims()).toContain(subjects.claim)
})

it('leaves what the web shop waits for to the opticians of all stores, and its claims to the chain', async () => {
  const { orderNumber } = await awaitedOrder(desk)
  await desk.shop.rows(
    `insert into claim (id, customer_id, order_number, position, state, happened_on, report, reported_at)
     values ('web', 'customer-1', $1, 0, 'reported', now(), $2, now())`,
    orderNumber,
    desk.shop.encryption.encrypt('Gick av', 'claim.report'),
  )
  for (const storeId of [1, 2]) {
    const optician = callerOf(storeId, 'optician')
    expect((await optician.get(`/api/staff/prescriptions/${orderNumber}-0`)).status).toBe(200)
    expect(JSON.stringify((await optician.get('/api/staff/claims')).body)).not.toContain('"web"')
  }
  expect(JSON.stringify((await desk.get('/api/staff/claims')).body)).toContain('"web"')
})
