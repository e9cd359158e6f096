import { randomBytes } from 'node:crypto'
import { stockholmDate } from '@klarsikt/core/calendar'
import { DeliveryMethod } from '@klarsikt/core/delivery'
import { type SubscriptionInterval, wokenSchedule } from '@klarsikt/core/lens-subscription'
import { savedPaymentStates } from '@klarsikt/core/payment'
import { afterAll, expect } from 'vitest'
import { addTestCustomer } from '../../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../../testing/call-in-session.js'
import { openLetter } from '../../../../testing/open-letter.js'
import type { Answer } from '../../../../testing/test-api.js'
import { savingSubject } from '../../../money/payment-choice/saved-payment-subject.js'
import { advancePayment } from '../../../money/payment/advance.js'
import { createSession } from '../../../money/payment/create-session.js'
import { startAttempt } from '../../../money/payment/start-attempt.js'
import { savedPayment } from '../../../money/payment/tables.js'
import { choose, openTestShop, setStock, type TestShop } from '../../../order/checkout/testing/shop.js'
import { insertLensSubscription, type NewLine } from '../begin.js'
import { sealAddress } from '../rows.js'

/** Lenses of the small shop that can be subscribed to. */
export const LENS = '100005-1'
export const OTHER_LENS = '100005-2'

const DAY_MS = 86_400_000
let count = 0

export type LensShop = TestShop & {
  /** A logged-in customer with a saved card. */
  customer(): Promise<LensCustomer>
  /** Goes to noon of a later day in Stockholm and runs the rounds. */
  nextDay(days?: number): Promise<void>
  today(): string
  charges(): Promise<{ merchant_reference1: string; status: string; authorized: number }[]>
}

export type LensCustomer = SessionCaller & {
  readonly id: string
  readonly savedPaymentId: string
  /** The provider's token of the saved card. */
  readonly token: string
  subscribe(options?: { interval?: SubscriptionInterval; lines?: Partial<NewLine>[] }): Promise<string>
  read(subscriptionId: string): Promise<Answer['body']>
  act(subscriptionId: string, verb: string, body?: object): Promise<Answer>
  letters(kind?: string): Promise<{ kind: string; text: string }[]>
}

/** A shop with its clock at noon and a large stock of lenses; closed after the test file. */
export async function openLensShop(): Promise<LensShop> {
  const shop = await openTestShop()
  afterAll(() => shop.close())
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  for (const sku of [LENS, OTHER_LENS]) await setStock(shop, sku, 10_000)
  const today = () => stockholmDate(shop.clock.now())
  return {
    ...shop,
    today,
    customer: () => newCustomer(shop),
    async nextDay(days = 1) {
      for (let left = days; left > 0; left--) {
        shop.clock.advance(DAY_MS)
        await shop.work.runOnce()
      }
    },
    charges: async () =>
      ((await shop.control('GET', '/summary'))['charges'] as { customer_token: string | null }[]).filter(
        ({ customer_token }) => customer_token !== null,
      ) as never,
  }
}

async function newCustomer(shop: TestShop): Promise<LensCustomer> {
  const id = `lens-customer-${++count}`
  await addTestCustomer(shop.deps.database, shop.encryption, id)
  const { savedPaymentId, token } = await saveCard(shop, id)
  const caller = await callInSession(shop, id, { customerId: id })
  const path = (subscriptionId: string, verb = '') => `/api/subscription/lens/${subscriptionId}${verb}`
  return {
    ...caller,
    id,
    savedPaymentId,
    token,
    async subscribe({ interval = 'm1', lines = [{}] } = {}) {
      const address = { street: 'Storgatan 2', postalCode: '11147', city: 'Stockholm' }
      const made = await shop.deps.database.transaction((tx) =>
        insertLensSubscription(shop.deps, tx, {
          source: `test:${randomBytes(9).toString('hex')}`,
          customerId: id,
          savedPaymentId,
          deliveryMethod: DeliveryMethod.PostNordMyPack,
          address: sealAddress(shop.encryption, address),
          schedule: wokenSchedule(stockholmDate(shop.clock.now()), interval),
          period: 1,
          lines: lines.map((line) => ({
            skuId: LENS,
            articleId: 100005,
            quantity: 2,
            eyes: ['right', 'left'],
            agreed: 10_000_00,
            ...line,
          })),
        }),
      )
      return made ?? ''
    },
    read: async (subscriptionId) => (await caller.get(path(subscriptionId))).body.data,
    act: (subscriptionId, verb, body) => caller.send('pauseLensSubscription', body, path(subscriptionId, `/${verb}`)),
    async letters(kind = '%') {
      const rows = await shop.rows<{ kind: string; letter: string }>(
        `select kind, letter from mail_outbox where kind like $1 order by created_at`,
        kind,
      )
      return rows
        .map((row) => ({ kind: row.kind, ...openLetter(shop.encryption, row) }))
        .filter(({ to }) => to === `${id}@klarsikt.example`)
        .map((letter) => ({ kind: letter.kind, text: letter.text }))
    },
  }
}

/** Saves a card at the provider as a customer would. */
async function saveCard(shop: TestShop, customerId: string): Promise<{ savedPaymentId: string; token: string }> {
  const tokens = async () => (await shop.control('GET', '/tokens'))['tokens'] as { token_id: string }[]
  const before = new Set((await tokens()).map(({ token_id }) => token_id))
  const savedPaymentId = randomBytes(18).toString('base64url')
  const row = { id: savedPaymentId, customerId, provider: 'klarna', createdAt: shop.clock.now() }
  await shop.deps.database.orm.insert(savedPayment).values({ ...row, state: savedPaymentStates.initial })
  const customer = { email: `${customerId}@klarsikt.example`, firstName: 'Eva', lastName: 'Ek' }
  const attempt = await shop.deps.database.transaction((tx) =>
    startAttempt(shop.deps, tx, {
      subject: savingSubject(row),
      snapshot: { customer, returnPath: '/' },
      amount: 0 as never,
    }),
  )
  const opened = await createSession(shop.deps, attempt ?? '')
  if (opened.state !== 'open') throw new Error('The page of the card is not open')
  await choose(opened.redirectUrl, 'approve')
  expect(await advancePayment(shop.deps, attempt ?? '')).toBe('placed')
  const token = (await tokens()).find(({ token_id }) => !before.has(token_id))
  return { savedPaymentId, token: token?.token_id ?? '' }
}
