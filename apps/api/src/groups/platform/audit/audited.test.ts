import type { Endpoint } from '@klarsikt/contract/endpoint'
import { type ShopCall, shopEndpoints } from '@klarsikt/contract/shop'
import { type Actor, actorId, can, roleOf } from '@klarsikt/core/access'
import { ore } from '@klarsikt/core/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { callInSession } from '../../../testing/call-in-session.js'
import { importPayments } from '../../money/bank-payment/import-payments.js'
import { issueInvoice } from '../../money/invoice/issue.js'
import { createPaymentLink } from '../../money/payment-link/create.js'
import { noticeKey } from '../../money/payment/notice-key.js'
import { choose, EVA, newKey, openTestShop, type TestShop } from '../../order/checkout/testing/shop.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { discountCode } from '../../sale/discount/tables.js'
import { actAs } from './acting-as.js'
import { readAudit } from './read-audit.js'
import { WALKED_ELSEWHERE } from './testing/walked-elsewhere.js'
import { UNAUDITED_WRITES } from './unaudited-writes.js'

const GIFT_CARD = { number: '6000111122223333', pin: '1234' }
const DAY_MS = 86_400_000

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { database } = shop.deps
  const now = shop.clock.now()
  await addStaff(database, { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'seller' }, now)
  await addStaff(database, { storeId: 2, employeeNumber: '8', name: 'Bo', role: 'finance' }, now)
  const validUntil = new Date(now.getTime() + DAY_MS)
  await database.orm
    .insert(discountCode)
    .values({ code: 'PROV', text: 'Prov', percent: 10, minimum: 0, validFrom: now, validUntil })
  await addTestCustomer(database, shop.encryption, 'customer-1')
  // A notice from the provider could come before the buyer and would then count as the one who placed the order.
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
})
afterAll(() => shop.close())

it('names as exempt only tables that there are', async () => {
  const tables = await shop.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const names = new Set(tables.map(({ name }) => name))
  expect(Object.keys(UNAUDITED_WRITES).filter((name) => !names.has(name))).toEqual([])
})

const ACTORS: Readonly<
  Record<string, { readonly actor: Actor; readonly session: Parameters<typeof callInSession>[2] }>
> = {
  customer: { actor: { kind: 'customer', customerId: 'customer-1' }, session: { customerId: 'customer-1' } },
  store: {
    actor: { kind: 'staff', storeId: 2, employeeNumber: '7', role: 'seller' },
    session: { store: { id: 2, employeeNumber: '7', name: 'Malmö Outlet' } },
  },
  finance: {
    actor: { kind: 'staff', storeId: 2, employeeNumber: '8', role: 'finance' },
    session: { store: { id: 2, employeeNumber: '8', name: 'Malmö Outlet' } },
  },
}

async function callerIn(kind: string, of: Parameters<typeof callInSession>[2]) {
  const { send, ...rest } = await callInSession(shop, kind, of)
  return {
    ...rest,
    async call(name: ShopCall, body?: object, path?: string) {
      const answer = await send(name, body, path)
      expect([name, answer.status, answer.status === 200 ? null : answer.body]).toEqual([name, 200, null])
      return answer.body
    },
  }
}

const mayCall = (actor: Actor, name: string) =>
  (['visitor', 'webhook', roleOf(actor)] as const).some((role) => can(role, shopEndpoints[name as ShopCall].permission))

type Caller = Awaited<ReturnType<typeof callerIn>>

async function changeCart({ call, get }: Caller): Promise<void> {
  const [skuId, childSkuId] = ['100001-1', '900003-1']
  await call('setConsent', { groups: ['C0001'] })
  await call('updateCart', { skuId, quantity: 2 })
  const { cartHead } = (await get('/api/cart')).body
  await call('updateLine', { lineId: cartHead.cart.items[0].lineId, quantity: 1 })
  await call('setSubscriptionInterval', { skuId, interval: null, quantity: 1 })
  await call('addPrescription', { skuId, childSkuId })
  await call('addGiftCard', { skuId: '700001-1', receiver: 'buyer', email: '', message: 'Grattis', sendOn: '' })
  await call('applyDiscount', { code: 'PROV' })
  await call('removeDiscount')
  await call('lookupGiftCard', GIFT_CARD)
  await call('applyGiftCard', GIFT_CARD)
  const { giftCards } = (await get('/api/cart')).body.cartHead.cart
  await call('removeGiftCard', { id: giftCards[0].id })
  const { undo } = await call('emptyCart')
  await call('restoreCart', { undo })
}

async function submit({ call }: Caller) {
  await call('updateCart', { skuId: '100001-1', quantity: 1 })
  await call('setCustomer', EVA)
  await call('setDelivery', { method: 20 })
  await call('setPayment', { method: 60 })
  return call('submitCheckout', { idempotencyKey: newKey(), termsAccepted: true })
}

async function payALink({ call }: Caller): Promise<void> {
  const made = await createPaymentLink(shop.deps, {
    channel: 'email',
    amount: '495',
    purpose: 'Glasögon',
    customer: EVA,
    store: null,
  })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const path = `/api/payment/request/${made.value.link.split('/').at(-1)}`
  const { redirectUrl } = await call('payPaymentLink', {}, path)
  await choose(redirectUrl, 'approve')
  await call('payPaymentLink', { outcome: 'success' }, path)
}

async function payAnInvoice({ call }: Caller): Promise<void> {
  const lines = [{ name: 'Skruv', quantity: 1, unitPrice: ore(49), vatRate: 25 as const }]
  const number = await shop.deps.database.transaction((tx) =>
    issueInvoice(shop.deps, tx, { key: newKey(), customerId: 'customer-1', lines }),
  )
  const path = `/api/finance/${number}/pay`
  const { redirectUrl } = await call('payInvoice', {}, path)
  await choose(redirectUrl, 'approve')
  await call('payInvoice', { outcome: 'success' }, path)
}

/** Saves a card, chooses it and removes it. */
async function saveACard({ call }: Caller): Promise<void> {
  const { redirectUrl } = await call('savePayment', {})
  await choose(redirectUrl, 'approve')
  const { data } = await call('savePayment', { outcome: 'success' })
  const { id } = data.saved[0]
  await call('setPaymentMethod', { type: 'card', savedPaymentId: id })
  await call('removeSavedPayment', { id })
  const { data: saved } = await call('saveGiftCard', GIFT_CARD)
  await call('removeSavedGiftCard', { id: saved[0].id })
}

/** A store asks a customer to pay. */
async function requestMoney({ call }: Caller): Promise<void> {
  const customerNumber = 'customer-1'
  await call('requestPayment', { customerNumber, channel: 'sms', amount: 495 })
  const [link] = await shop.rows<{ id: string }>(`select id from payment_link where state = 'sent' and channel = 'sms'`)
  await call('resendPaymentLink', { channel: 'email' }, `/api/staff/paymentLink/${link?.id}/resend`)
}

async function handleInvoices({ call }: Caller): Promise<void> {
  const customerNumber = 'customer-1'
  const lines = [{ name: 'Skruv', quantity: 1, unitPrice: 49 }]
  const { data } = await call('issueInvoice', { key: newKey(), customerNumber, lines })
  const path = `/api/staff/invoice/${data.id}`
  const payment = { amount: ore(20), paidOn: '2026-11-02', texts: [], payer: { name: 'Eva', account: null } } as const
  await actAs({ kind: 'system', job: 'bank-files' }, null, () =>
    importPayments(shop.deps, 'report', [{ ...payment, reference: newKey() }]),
  )
  const [waiting] = await shop.rows<{ id: string }>(`select id from bank_payment where state = 'unmatched'`)
  const paymentPath = `/api/staff/payment/${waiting?.id}`
  await call('bookInvoicePayment', { key: newKey(), amount: 10 }, `${path}/payment`)
  const other = await call('issueInvoice', { key: newKey(), customerNumber, lines: [{ ...lines[0], unitPrice: 15 }] })
  await call('creditInvoice', { key: newKey(), amount: 5, reason: 'Fel pris' }, `${path}/credit`)
  await call('matchBankPayment', { invoice: other.data.id, rest: 20 }, `${paymentPath}/match`)
  await call('repayBankPayment', { rest: 5 }, `${paymentPath}/repay`)
  await call('moveInvoice', { action: 'end', status: 'partlyPaid' }, `${path}/move`)
}

/** Makes every call, from a cart to a withdrawal. */
async function callAll(caller: Caller, isCustomer: boolean): Promise<void> {
  const { call } = caller
  await call('getUser')
  await call('passkeyLoginOptions')
  const eye = { sphere: '0', pupillaryDistance: '31' }
  await call(
    'validatePrescription',
    { lensSkuId: '900001-1', prescription: { right: eye, left: eye, confirmedRecent: true } },
    '/api/article/100001/validatePrescription',
  )
  await changeCart(caller)
  const { paymentId, redirectUrl, orderNumber } = await submit(caller)
  await call('startPayment', { paymentId })
  await choose(redirectUrl, 'approve')
  await call('completePayment', { paymentId, outcome: 'success' })
  const other = await submit(caller)
  await choose(other.redirectUrl, 'approve')
  const secret = new URLSearchParams({ payment: other.paymentId, key: noticeKey(shop.encryption, other.paymentId) })
  await call('paymentCallback', { authorization_token: 'x' }, `/api/payment/callback/klarna?${secret}`)
  if (isCustomer) {
    const [card] = (await caller.get(`/api/order/${orderNumber}`)).body.data.giftCards
    await call('resendGiftCard', { id: card.id }, `/api/order/${orderNumber}/resendGiftCard`)
    await call('buyAgain', {}, `/api/order/${orderNumber}/buyAgain`)
    await call('cancelOrder', {}, `/api/order/${other.orderNumber}/cancel`)
  }
  await payALink(caller)
  if (isCustomer) await payAnInvoice(caller)
  if (isCustomer) await saveACard(caller)
  await call('declareWithdrawal', { name: 'Eva Åkerlund', orderNumber, email: EVA.email })
}

describe('the calls', () => {
  const written = async (kind: string) => {
    const rows = await readAudit(shop.deps.database, { limit: 10_000 })
    return rows.filter(({ requestId }) => requestId?.startsWith(`${kind}-`))
  }

  it.each(['customer', 'store', 'finance'])('each write what they declare, by the %s who calls', async (kind) => {
    const { actor, session } = ACTORS[kind] ?? {}
    if (!actor) throw new Error(`No actor ${kind}`)
    const caller = await callerIn(kind, session)
    await callAll(caller, kind === 'customer')
    if (kind === 'store') await requestMoney(caller)
    if (kind === 'finance') await handleInvoices(caller)
    const rows = await written(kind)
    for (const [name, { audits }] of Object.entries<Endpoint>(shopEndpoints)) {
      if (audits === undefined) continue
      if (WALKED_ELSEWHERE.some((calls) => calls.has(name))) continue
      if (!mayCall(actor, name)) continue
      const ofCall = rows.filter(({ requestId }) => requestId === `${kind}-${name}`)
      const by = name === 'paymentCallback' ? 'webhook/klarna' : `${actor.kind}/${actorId(actor)}`
      if ('exempt' in audits) expect([name, ofCall]).toEqual([name, []])
      else {
        expect([name, ofCall.length > 0]).toEqual([name, true])
        expect(ofCall.filter(({ action }) => !audits.includes(action))).toEqual([])
        expect(new Set(ofCall.map((row) => `${row.actorKind}/${row.actorId}`))).toEqual(new Set([by]))
      }
    }
    expect(JSON.stringify(rows)).not.toContain(EVA.email)
  })

  it('write a choice of consent by a manager', async () => {
    const { call } = await callerIn('manager', { managerId: 'manager-1' })
    await call('setConsent', { groups: ['C0001'] })
    expect(await written('manager')).toMatchObject([
      { actorKind: 'manager', actorId: 'manager-1', action: 'consent.changed' },
    ])
  })

  it('write nothing of what a visitor does before the purchase', async () => {
    const visitor = await callerIn('visitor', {})
    await changeCart(visitor)
    await submit(visitor)
    expect((await written('visitor')).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['payment.started', visitor.cartId],
    ])
  })
})
