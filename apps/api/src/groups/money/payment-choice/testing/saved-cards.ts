import { ore } from '@klarsikt/core/money'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { SessionCtx } from '../../../../context.js'
import { addTestCustomer } from '../../../../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../../../../testing/call-in-session.js'
import type { Answer } from '../../../../testing/test-api.js'
import { issueInvoice } from '../../../money/invoice/issue.js'
import { chargeInvoice, payInvoice } from '../../../money/invoice/pay.js'
import { expectInvariants } from '../../../order/checkout/testing/invariants.js'
import { choose, newKey, openTestShop, type TestShop } from '../../../order/checkout/testing/shop.js'
import { returnToSaving, startSaving } from '../save-payment.js'

const LINES = [{ name: 'Justering av båge', quantity: 1, unitPrice: ore(498), vatRate: 25 as const }]

type Outcome = 'success' | 'cancel' | 'failure'

/** Calls functions directly, because one address would exceed its limit over HTTP. */
async function answered(work: Promise<{ ok: true; value: object } | { ok: false; error: unknown }>) {
  const result = await work
  return (result.ok ? result.value : { error: { code: result.error } }) as Answer['body']
}

/** A shop with saved cards. Each test has its own customer, and the books are checked after it. */
export function useSavedCards() {
  let shop: TestShop
  let customers = 0
  let id = ''
  let anna: SessionCaller
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.control('POST', '/callbacks/plan', { mode: 'off' })
    id = `customer-${++customers}`
    await addTestCustomer(shop.deps.database, shop.encryption, id)
    anna = await callInSession(shop, id, { customerId: id })
  })
  afterEach(async () => {
    await shop.control('DELETE', '/faults')
    await shop.work.runOnce()
    await expectInvariants(shop)
  })

  const tokens = async () => (await shop.control('GET', '/tokens'))['tokens'] as { token_id: string; status: string }[]
  const begin = (customerId = id) => {
    const session = { authenticatedAt: shop.clock.now() }
    return answered(startSaving({ ...shop.deps, session } as unknown as SessionCtx, customerId))
  }
  const back = (outcome: Outcome, customerId = id) => answered(returnToSaving(shop.deps, customerId, outcome))
  return {
    get shop() {
      return shop
    },
    get id() {
      return id
    },
    get anna() {
      return anna
    },
    answered,
    tokens,
    begin,
    back,
    method: async (of = anna) => (await of.get('/api/finance/paymentMethod')).body.data,
    charges: async () =>
      ((await shop.control('GET', '/summary'))['charges'] as { customer_token: string | null }[]).filter(
        ({ customer_token }) => customer_token !== null,
      ),
    actions: async (subject: string) =>
      (await shop.rows<{ action: string }>('select action from audit where subject_id = $1 order by id', subject)).map(
        ({ action }) => action,
      ),
    /** Saves a card; answers its id here and its token at Klarna. */
    async savedCard(customerId = id, digits = '4242'): Promise<{ id: string; token: string }> {
      const before = new Set((await tokens()).map(({ token_id }) => token_id))
      await choose((await begin(customerId)).redirectUrl, 'approve', digits)
      const saved = await back('success', customerId)
      expect(saved).toMatchObject({ ended: 'saved', redirectUrl: null })
      const token = (await tokens()).find(({ token_id }) => !before.has(token_id))
      return { id: saved.data.saved.at(-1).id, token: token?.token_id ?? '' }
    },
    /** An invoice of 498 kr. */
    async invoice() {
      const number = await shop.deps.database.transaction((tx) =>
        issueInvoice(shop.deps, tx, { key: `test:${newKey()}`, customerId: id, lines: LINES }),
      )
      const own = { customerId: id, number }
      return {
        number,
        read: async () => (await anna.get(`/api/finance/${number}/0`)).body.data,
        page: () => answered(payInvoice(shop.deps, own)),
        charge: (card: string, key = newKey(), customerId = id) =>
          answered(chargeInvoice(shop.deps, { ...own, customerId }, { id: card, key })),
      }
    },
  }
}
