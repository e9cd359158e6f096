import { ore } from '@klarsikt/core/money'
import { expect, it } from 'vitest'
import { modules } from '../../../modules.js'
import { createPaymentLink } from '../../money/payment-link/create.js'
import { findLink } from '../../money/payment-link/find.js'
import { payLink } from '../../money/payment-link/pay.js'
import { returnToLink } from '../../money/payment-link/return-to-link.js'
import { returnFromProvider } from '../../money/payment/return-from-provider.js'
import { comeBack } from '../../order/checkout/testing/pay.js'
import { checkoutOf, choose, EVA, newBuyer, submitToPage } from '../../order/checkout/testing/shop.js'
import { stockedShop } from '../../order/checkout/testing/stocked-shop.js'
import { cancelOrder } from '../../order/order/cancel.js'
import { refundInTest } from '../../order/order/testing/refund.js'
import { makeGiftCard } from '../../sale/gift-card/make-card.js'
import { actAs } from './acting-as.js'
import { readAudit } from './read-audit.js'

const shop = await stockedShop()
const { sku } = shop

const visitor = { kind: 'visitor', shopperId: 'shopper-1' } as const
const store = { kind: 'staff', storeId: 2, employeeNumber: '7', role: 'seller' } as const

async function newOrder(): Promise<string> {
  const cartId = await newBuyer(shop, { [sku]: 1 })
  const page = await submitToPage(shop, cartId)
  await choose(page.redirectUrl, 'approve')
  await actAs(visitor, 'request-1', () => comeBack(shop, cartId, page))
  return page.orderNumber
}

async function changesOf(subject: string): Promise<string[]> {
  const rows = await readAudit(shop.deps.database, { subject, limit: 100 })
  return rows.map((row) => `${row.actorKind}/${row.actorId} ${row.action} ${row.requestId}`).toReversed()
}

async function aFewMinutes(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    shop.clock.advance(30_000)
    await shop.work.runOnce()
  }
}

it('records who placed and cancelled an order, and that the system released the money', async () => {
  const number = await newOrder()
  await actAs(store, 'request-2', () => cancelOrder(shop.deps, number, 'staff'))
  await actAs(store, 'request-3', () => cancelOrder(shop.deps, number, 'staff'))
  await aFewMinutes()
  expect(await changesOf(`order/${number}`)).toEqual([
    'visitor/shopper-1 order.placed request-1',
    'staff/2/7 order.cancelled request-2',
    'system/charges charge.cancelled null',
  ])
})

it('records that the warehouse moved an order and the system captured its money', async () => {
  const number = await newOrder()
  await aFewMinutes()
  expect(await changesOf(`order/${number}`)).toEqual([
    'visitor/shopper-1 order.placed request-1',
    'system/warehouse order.controlled null',
    'system/warehouse order.sent null',
    'system/charges charge.captured null',
  ])
  await actAs(store, 'request-5', () => refundInTest(shop.deps, number))
  await aFewMinutes()
  expect((await changesOf(`order/${number}`)).slice(-2)).toEqual([
    'staff/2/7 order.refunded request-5',
    'system/refunds charge.refunded null',
  ])
})

it('records who made a payment link, and who paid it', async () => {
  const made = await actAs(store, 'request-4', () =>
    createPaymentLink(shop.deps, { channel: 'email', amount: '495', purpose: 'Glasögon', customer: EVA, store: null }),
  )
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const { id, link } = made.value
  const token = link.split('/').at(-1) ?? ''
  const stored = async () => {
    const found = await findLink(shop.deps.database, shop.encryption, token)
    if (!found) throw new Error('No such link')
    return found
  }
  const opened = await payLink(shop.deps, token, await stored())
  if (!opened.ok || opened.value.redirectUrl === null) throw new Error(JSON.stringify(opened))
  await choose(opened.value.redirectUrl, 'approve')
  await actAs(visitor, 'request-6', async () => returnToLink(shop.deps, token, await stored(), 'success'))
  expect(await changesOf(`payment-link/${id}`)).toEqual([
    'staff/2/7 payment-link.created request-4',
    'visitor/shopper-1 payment-link.paid request-6',
  ])
})

it('records how each payment began and ended, and who ended it', async () => {
  const started = async () => {
    const cartId = await newBuyer(shop, { [sku]: 1 })
    return { cartId, page: await actAs(visitor, 'request-7', () => submitToPage(shop, cartId)) }
  }
  const back = (cartId: string, paymentId: string, outcome: 'success' | 'cancel' | 'failure') =>
    actAs(visitor, 'request-8', () => returnFromProvider(shop.deps, checkoutOf(cartId), { paymentId, outcome }))
  const left = await started()
  await back(left.cartId, left.page.paymentId, 'cancel')
  const refused = await started()
  await choose(refused.page.redirectUrl, 'decline')
  await back(refused.cartId, refused.page.paymentId, 'failure')
  const reviewed = await started()
  await choose(reviewed.page.redirectUrl, 'pending')
  await back(reviewed.cartId, reviewed.page.paymentId, 'success')
  const forgotten = await started()
  shop.clock.advance(31 * 60_000)
  await shop.work.runOnce()
  const by = 'visitor/shopper-1'
  const begun = `${by} payment.started request-7`
  const of = ({ page }: typeof left) => changesOf(`payment/${page.orderNumber}`)
  expect(await of(left)).toEqual([begun, `${by} payment.cancelled request-8`])
  expect(await of(refused)).toEqual([begun, `${by} payment.declined request-8`])
  expect(await of(reviewed)).toEqual([begun, `${by} payment.in-review request-8`])
  expect(await of(forgotten)).toEqual([begun, 'system/payments payment.expired null'])
})

it('records what personal data was forgotten, where there was any', async () => {
  shop.clock.advance(31 * 86_400_000)
  await shop.work.runOnce()
  const before = await changesOf('personal-data')
  expect(before).toContain('system/checkout-clean personal-data.forgotten null')
  await shop.work.runOnce()
  expect(await changesOf('personal-data')).toEqual(before)
})

it('records who issued a gift card', async () => {
  await actAs({ kind: 'system', job: 'admin' }, null, () =>
    shop.deps.database.transaction((tx) => makeGiftCard(shop.deps, tx, { amount: ore(500), reference: 'test' })),
  )
  expect(await changesOf('gift-card')).toContain('system/admin gift-card.issued null')
})

it('records of each job and round only what its manifest declares', async () => {
  const rows = await readAudit(shop.deps.database, { limit: 1_000 })
  const bySystem = rows.filter(({ actorKind }) => actorKind === 'system')
  const works = modules.flatMap(({ jobs, rounds }) => [...jobs, ...rounds])
  const undeclared = bySystem.filter(({ actorId, action }) => {
    const audits = works.find(({ name }) => name === actorId)?.audits
    return audits !== undefined && ('exempt' in audits || !(audits as readonly string[]).includes(action))
  })
  expect(undeclared).toEqual([])
  expect(new Set(bySystem.map(({ actorId }) => actorId))).toContain('charges')
})

it('holds no personal data, and refuses updates and deletes', async () => {
  const text = JSON.stringify(await readAudit(shop.deps.database, { limit: 1_000 }))
  expect(text.length).toBeGreaterThan(100)
  for (const personal of Object.values(EVA)) expect(text).not.toContain(personal)
  expect(text).not.toMatch(/@|\d{6}-\d{4}/)
  await expect(shop.rows(`update audit set actor_id = 'x'`)).rejects.toThrow(/append-only/)
})
