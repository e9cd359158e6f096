import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Deps } from '../../../context.js'
import { Killed, killedAt } from '../../order/checkout/testing/crash.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { choose, EVA, openTestShop, type TestShop } from '../../order/checkout/testing/shop.js'
import { settleCharges } from '../payment/charges.js'
import { createPaymentLink } from './create.js'
import { findLink } from './find.js'
import { payLink } from './pay.js'
import { returnToLink } from './return-to-link.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
})
afterAll(() => shop.close())

async function newToken(): Promise<string> {
  const made = await createPaymentLink(shop.deps, {
    channel: 'email' as const,
    amount: '1495',
    purpose: 'Glasögon',
    customer: EVA,
    store: null,
  })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value.link.split('/').at(-1) ?? ''
}

/** Opens the link, pays and returns; answers whether the payment is complete. */
async function pay(deps: Deps, token: string): Promise<boolean> {
  const request = await findLink(deps.database, deps.encryption, token)
  if (!request) throw new Error('No such request')
  const opened = await payLink(deps, token, request)
  if (!opened.ok) return false
  if (opened.value.redirectUrl) await choose(opened.value.redirectUrl, 'approve')
  const back = await returnToLink(deps, token, request, 'success')
  await settleCharges(deps)
  return back.ok && back.value.data.state === 'paid'
}

async function payAfterRestart(token: string): Promise<void> {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await shop.rows(`update payment set opening_at = opening_at - interval '1 minute' where opening_at is not null`)
    if (await pay(shop.deps, token)) return
    shop.clock.advance(5_000)
    await shop.work.runOnce()
  }
  throw new Error('It is still not paid')
}

it('is paid once, and the money taken once, wherever the process is killed [R3]', async () => {
  let survived = false
  let steps = 0
  for (let at = 1; !survived; at += 1) {
    const token = await newToken()
    const doomed = killedAt(shop.deps, at)
    const paid = await pay(doomed.deps, token).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
      return false
    })
    survived = !doomed.dead()
    expect(survived && !paid, 'an undisturbed payment succeeds').toBe(false)
    await payAfterRestart(token)
    steps = at
    expect(at).toBeLessThan(80)
  }
  expect(steps, 'there were steps to be killed at').toBeGreaterThan(15)
  for (let round = 0; round < 4; round += 1) {
    shop.clock.advance(60_000)
    await shop.work.runOnce()
  }
  expect(await shop.rows(`select state, count(*)::int as n from payment_link group by state`)).toEqual([
    { state: 'paid', n: steps },
  ])
  expect(
    await shop.rows(`select charge_state, due, count(*)::int as n from tender group by charge_state, due`),
  ).toEqual([{ charge_state: 'captured', due: null, n: steps }])
  expect(await shop.rows(`select count(*)::int as n from mail_outbox where kind = 'payment-receipt'`)).toEqual([
    { n: steps },
  ])
  await expectInvariants(shop)
})
