import { addDays } from '@klarsikt/core/calendar'
import {
  afterNext,
  LENS_ANNOUNCE_DAYS,
  nextDelivery,
  processDate,
  SUBSCRIPTION_INTERVALS,
  wokenSchedule,
} from '@klarsikt/core/lens-subscription'
import { expect, it } from 'vitest'
import { sweepPayments } from '../../money/payment/sweep.js'
import { Killed, killedAt } from '../../order/checkout/testing/crash.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { runLensSubscriptions } from './run.js'
import { openLensShop } from './testing/lens-shop.js'

const SUBSCRIPTIONS = Number(process.env['LENS_SUBSCRIPTIONS'] ?? 8)
const DAYS = 730
const DAY_MS = 86_400_000
/** Maximum number of days from processing to payment, with all failures of the provider. */
const LATE_DAYS = 4

const shop = await openLensShop()

/** A seeded generator, so that a failing run can be repeated. */
function numbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** Runs a day's work in two processes at once, one of which may be killed. */
async function workADay(kill: number | null): Promise<void> {
  const doomed = kill === null ? null : killedAt(shop.deps, kill)
  const first = runLensSubscriptions(doomed?.deps ?? shop.deps).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error
  })
  await Promise.all([first, runLensSubscriptions(shop.deps)])
  for (let round = 0; round < 3; round++) {
    shop.clock.advance(10_000)
    await sweepPayments(shop.deps)
    await runLensSubscriptions(shop.deps)
  }
}

it(
  'in two years no delivery is left out and none is charged twice, though processes die and the provider is away one day in ten',
  { timeout: 600_000 },
  async () => {
    const random = numbers(7)
    const begun: { id: string; token: string; interval: (typeof SUBSCRIPTION_INTERVALS)[number] }[] = []
    for (let count = 0; count < SUBSCRIPTIONS; count++) {
      const customer = await shop.customer()
      const interval = SUBSCRIPTION_INTERVALS[count % SUBSCRIPTION_INTERVALS.length] ?? 'm1'
      begun.push({ id: await customer.subscribe({ interval }), token: customer.token, interval })
    }
    const start = shop.today()
    for (let day = 1; day <= DAYS; day++) {
      shop.clock.advance(DAY_MS - 30_000)
      const isAway = random(10) === 0
      if (isAway)
        for (const operation of ['tokens.read', 'tokens.charge'])
          await shop.control('POST', '/faults', { operation, kind: 'reset', times: 1_000 })
      await workADay(random(4) === 0 ? 1 + random(40) : null)
      if (isAway) await shop.control('DELETE', '/faults')
    }
    const charges = await shop.charges()
    for (const { id, interval } of begun) {
      const rows = await shop.rows<{ day: string; state: string; order_number: string }>(
        'select day::text, state, order_number from lens_delivery where subscription_id = $1 order by period',
        id,
      )
      const expected: string[] = []
      for (let at = wokenSchedule(start, interval); ; at = afterNext(at)) {
        const day = nextDelivery(at)
        if (addDays(processDate(day), LENS_ANNOUNCE_DAYS + LATE_DAYS) > shop.today()) break
        expected.push(day)
      }
      expect(rows.slice(0, expected.length), `${interval}: none is left out`).toEqual(
        expected.map((day) => ({ day, state: 'paid', order_number: expect.any(String) })),
      )
      for (const { order_number: number } of rows)
        if (number !== null) expect(charges.filter((one) => one.merchant_reference1 === number)).toHaveLength(1)
    }
    const orders = await shop.rows<{ count: number }>(
      'select count(*)::int as count from lens_delivery where order_number is not null',
    )
    expect(charges).toHaveLength(orders[0]?.count ?? -1)
    await expectInvariants(shop)
  },
)
