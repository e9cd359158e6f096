import { beforeEach, describe, expect, it } from 'vitest'
import { getCheckout } from '../../order/checkout/steps.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { comeBack } from '../../order/checkout/testing/pay.js'
import { checkoutOf, choose, newBuyer, submitToPage } from '../../order/checkout/testing/shop.js'
import { stockedShop } from '../../order/checkout/testing/stocked-shop.js'
import { noticeKey } from './notice-key.js'
import { resumeSession } from './resume-session.js'
import { getPayment } from './status.js'

const shop = await stockedShop({ notices: true })
const { sku } = shop
beforeEach(async () => {
  await shop.control('POST', '/callbacks/plan', { mode: 'send', copies: 1, delayMs: 0 })
  shop.notices.length = 0
})

async function atThePage() {
  const cartId = await newBuyer(shop, { [sku]: 1 })
  return { cartId, page: await submitToPage(shop, cartId) }
}
const stateOf = async (cartId: string, id: string) => {
  const found = await getPayment(shop.deps, checkoutOf(cartId), id)
  return found.ok ? found.value.state : null
}

describe('notices of the provider [R4]', () => {
  it('place the order without the customer', async () => {
    const { cartId, page } = await atThePage()
    await choose(page.redirectUrl, 'approve')
    await shop.control('POST', '/callbacks/idle')
    expect(await stateOf(cartId, page.paymentId)).toBe('paid')
    expect(shop.notices.every((status) => status === 200)).toBe(true)
    await expectInvariants(shop)
  })

  it('make one change when each comes ten times, shuffled, before and after the return', async () => {
    await shop.control('POST', '/callbacks/plan', { mode: 'hold' })
    for (let round = 0; round < 4; round += 1) {
      const { cartId, page } = await atThePage()
      await choose(page.redirectUrl, 'approve')
      const sending = shop.control('POST', '/callbacks/send', {
        which: 'held',
        copies: 10,
        order: 'shuffle',
        seed: round,
      })
      if (round % 2) await comeBack(shop, cartId, page)
      expect((await sending)['statuses']).toEqual(expect.arrayContaining([200]))
      expect(await stateOf(cartId, page.paymentId)).toBe('paid')
      expect(await shop.rows('select 1 as one from "order" where cart_id = $1', cartId)).toHaveLength(1)
      expect(
        await shop.rows('select 1 as one from ledger_entry where event = $1', `order:${page.orderNumber}`),
      ).toHaveLength(3)
    }
    expect(new Set(shop.notices)).toEqual(new Set([200]))
    await expectInvariants(shop)
  })

  it('change nothing after a cancel: a late approval is given back', async () => {
    await shop.control('POST', '/callbacks/plan', { mode: 'hold' })
    const { cartId, page } = await atThePage()
    await comeBack(shop, cartId, page, 'cancel')
    expect(await stateOf(cartId, page.paymentId)).toBe('cancelled')
    // The page was open in another tab, and Klarna had not received the cancellation yet.
    await shop.rows('select 1')
    const { hosted } = (await shop.control('GET', '/sessions')) as { hosted: { session_id: string; status: string }[] }
    expect(hosted.find((one) => page.redirectUrl.endsWith(one.session_id))?.status).toMatch(
      /DISABLED|WAITING|IN_PROGRESS/,
    )
    await shop.control('POST', `/hosted/${page.redirectUrl.split('/').at(-1)}`, { choice: 'approve' })
    await shop.control('POST', '/callbacks/send', { which: 'held', copies: 10, order: 'shuffle' })
    expect(await stateOf(cartId, page.paymentId)).toBe('cancelled')
    expect(await shop.rows('select 1 as one from "order" where cart_id = $1', cartId)).toEqual([])
    await expectInvariants(shop)
  })

  it('are refused when the secret is not ours', async () => {
    const { page } = await atThePage()
    const { page: other } = await atThePage()
    const body = { authorization_token: 'x', session_id: 'y' }
    const attempt = async (payment?: string, key?: string, provider = 'klarna') => {
      const query = new URLSearchParams({ ...(payment && { payment }), ...(key && { key }) })
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      return (await shop.app.request(`http://shop/api/payment/callback/${provider}?${query}`, init)).status
    }
    const refused = 401
    expect(await attempt(page.paymentId)).toBe(refused)
    expect(await attempt(page.paymentId, 'forged')).toBe(refused)
    expect(await attempt(page.paymentId, noticeKey(shop.encryption, other.paymentId))).toBe(refused)
    expect(await attempt(undefined, noticeKey(shop.encryption, page.paymentId))).toBe(refused)
    expect(await attempt(page.paymentId, noticeKey(shop.encryption, page.paymentId), 'svea')).toBe(refused)
    expect(await attempt(page.paymentId, noticeKey(shop.encryption, page.paymentId))).toBe(200)
    expect(
      await stateOf(
        (
          await shop.rows<{ cart_id: string }>(
            'select subject_id as cart_id from submission where id = $1',
            page.paymentId,
          )
        )[0]?.cart_id ?? '',
        page.paymentId,
      ),
    ).toBe('pending')
  })

  it('stop an order whose payment is stopped later, once', async () => {
    const { cartId, page } = await atThePage()
    await choose(page.redirectUrl, 'approve')
    await comeBack(shop, cartId, page)
    const [row] = await shop.rows<{ reference: string }>('select reference from payment where id = $1', page.paymentId)
    await shop.control('POST', '/callbacks/plan', { copies: 5 })
    await shop.control('POST', `/orders/${row?.reference}/decide`, { decision: 'stop' })
    await shop.control('POST', '/callbacks/idle')
    expect(await shop.rows('select state from "order" where number = $1', page.orderNumber)).toEqual([
      { state: 'cancelled' },
    ])
    await shop.work.runOnce()
    await expectInvariants(shop)
  })

  it('end a review: accepted becomes an order, rejected gives the goods back', async () => {
    for (const [decision, state] of [
      ['accept', 'paid'],
      ['reject', 'failed'],
    ] as const) {
      const { cartId, page } = await atThePage()
      await choose(page.redirectUrl, 'pending')
      const back = await comeBack(shop, cartId, page)
      expect(back).toMatchObject({ ok: true, value: { state: 'pending' } })
      expect(await getCheckout(shop.deps, { cartId, store: false })).toMatchObject({
        pendingPaymentId: page.paymentId,
        pendingPaymentResumable: false,
      })
      expect(await resumeSession(shop.deps, checkoutOf(cartId), page.paymentId)).toEqual({
        ok: false,
        error: 'payment.pending',
      })
      shop.clock.advance(31 * 60_000)
      await shop.work.runOnce()
      expect(await stateOf(cartId, page.paymentId), 'a payment under review does not run out').toBe('pending')
      const [row] = await shop.rows<{ reference: string }>(
        'select reference from payment where id = $1',
        page.paymentId,
      )
      await shop.control('POST', `/orders/${row?.reference}/decide`, { decision })
      await shop.control('POST', '/callbacks/idle')
      expect(await stateOf(cartId, page.paymentId)).toBe(state)
    }
    await expectInvariants(shop)
  })
})
