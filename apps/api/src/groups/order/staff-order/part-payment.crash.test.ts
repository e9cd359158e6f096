import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Deps } from '../../../context.js'
import { settleCharges } from '../../money/payment/charges.js'
import { Killed, killedAt } from '../checkout/testing/crash.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { newKey } from '../checkout/testing/shop.js'
import { cancelLines } from './cancel-lines.js'
import { changeOrder, type Work } from './change-order.js'
import { sendParcel } from './send-parcel.js'
import { openParcelDesk, type ParcelDesk } from './testing/parcel-desk.js'

/** More statements than any action needs. */
const STEPS_MAXIMUM = 120
const CARD_KRONOR = 150
const TIMEOUT_MS = 120_000

let desk: ParcelDesk
let shop: ParcelDesk['shop']
beforeAll(async () => {
  desk = await openParcelDesk()
  shop = desk.shop
})
afterAll(() => shop.close())

/** Performs an action in a process that dies at its n-th step, then again; answers whether the first survived. */
async function pressTwice(
  at: number,
  number: string,
  action: 'send' | 'cancel-lines',
  work: (deps: Deps) => Work,
): Promise<boolean> {
  const { version } = await desk.read(number)
  const change = { number, action, key: newKey(), role: 'customer-service', version } as const
  const doomed = killedAt(shop.deps, at)
  try {
    expect(await changeOrder(doomed.deps, change, work(doomed.deps))).toEqual({ ok: true, value: 'done' })
    await settleCharges(doomed.deps)
  } catch (error) {
    if (!(error instanceof Killed)) throw error
  }
  expect(await changeOrder(shop.deps, change, work(shop.deps))).toEqual({ ok: true, value: 'done' })
  await desk.settleMoney()
  return !doomed.dead()
}

/** Kills the action at every step and checks that each amount is captured, refunded or released once, in both books. */
async function killAtEveryStep(
  action: 'send' | 'cancel-lines',
  work: (deps: Deps) => Work,
  expected: (sums: { first: number; second: number; freight: number }) => {
    captured: number
    remaining: number
    captures: number
  },
): Promise<void> {
  let steps = 0
  for (let isThrough = false; !isThrough;) {
    steps += 1
    expect(steps).toBeLessThan(STEPS_MAXIMUM)
    const { number, first, second, freight } = await desk.orderOfTwo(CARD_KRONOR)
    if (action === 'cancel-lines') {
      await desk.act('sendOrder', number, { lineIds: [0] })
      await desk.settleMoney()
    }
    isThrough = await pressTwice(steps, number, action, work)
    const { provider, receivable, isDue, dueCaptures } = await desk.booksOf(number)
    const { captured, remaining, captures } = expected({ first, second, freight })
    expect(provider, `killed at step ${steps}`).toMatchObject({ captured, remaining, captures, refunded: 0 })
    expect([receivable, isDue, dueCaptures], `killed at step ${steps}`).toEqual([remaining, false, 0])
  }
  expect(steps, 'there were steps to be killed at').toBeGreaterThan(15)
  await expectInvariants(shop)
}

describe('a process that is killed at any step', () => {
  it(
    'of sending a parcel: it is captured once',
    () =>
      killAtEveryStep(
        'send',
        (deps) => (tx, found) => sendParcel(deps, tx, found, { lineIds: [0] }),
        ({ first, second, freight }) => ({
          captured: first + freight - CARD_KRONOR * 100,
          remaining: second,
          captures: 1,
        }),
      ),
    TIMEOUT_MS,
  )

  it(
    'of cancelling the last line: the rest is released once',
    () =>
      killAtEveryStep(
        'cancel-lines',
        (deps) => (tx, found) => cancelLines(deps, tx, found, [1]),
        ({ first, freight }) => ({ captured: first + freight - CARD_KRONOR * 100, remaining: 0, captures: 1 }),
      ),
    TIMEOUT_MS,
  )
})
