import { addDays, type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { parsePersonalNumber } from '@klarsikt/core/identity'
import type { DemoGlassesSubscription } from '@klarsikt/fixtures/demo'
import { and, asc, eq, lt } from 'drizzle-orm'
import type { Deps } from '../context.js'
import { bookTransfer, lockInvoice } from '../groups/money/index.js'
import { invoice } from '../groups/money/invoice/tables.js'
import { findCustomerByEmail } from '../groups/person/index.js'
import { actAs, markEarlierLettersSent } from '../groups/platform/index.js'
import {
  type SubscriptionRow,
  followSubscription,
  insertGlassesSubscription,
  listSubscriptions,
  recordSignature,
  terminate,
} from '../groups/subscription/index.js'

const DAY_MS = 86_400_000
/** Younger invoices stay unpaid, in days. */
const UNPAID_DAYS = 25

/** Makes the demo's missing glasses subscriptions and lets their months pass. Returns how many were made. */
export async function seedGlassesSubscriptions(
  deps: Deps,
  glassesSubscriptions: readonly DemoGlassesSubscription[],
): Promise<number> {
  let made = 0
  for (const one of glassesSubscriptions)
    if (await actAs({ kind: 'system', job: 'seed' }, null, () => seedGlassesSubscription(deps, one))) made++
  return made
}

async function seedGlassesSubscription(
  deps: Deps,
  { email, level, signed }: DemoGlassesSubscription,
): Promise<boolean> {
  const { database, encryption, clock } = deps
  const customer = await findCustomerByEmail(database, encryption, email)
  if (!customer || (await listSubscriptions(database, customer.id)).length > 0) return false
  const before = clock.now()
  const then = depsAt(deps, signed?.daysAgo ?? 0)
  const row = await database.transaction((tx) =>
    insertGlassesSubscription(tx, then.clock, { customerId: customer.id, level }),
  )
  if (signed === null) return true
  await sign(then, row, signed.personalNumber)
  const noticeDaysAgo = signed.noticeDaysAgo ?? null
  for (let daysAgo = signed.daysAgo; daysAgo >= 0; daysAgo -= 1) {
    const day = depsAt(deps, daysAgo)
    if (daysAgo === noticeDaysAgo) await terminate(day, { customerId: customer.id, id: row.id })
    await followSubscription(day, row.id)
  }
  await pay(depsAt(deps, 1), row.id, addDays(stockholmDate(before), -UNPAID_DAYS))
  // The demo sends no letters about its past.
  await markEarlierLettersSent(database, before)
  return true
}

/** Signs as the customer would with BankID. */
async function sign(deps: Deps, row: SubscriptionRow, typed: string): Promise<void> {
  const number = parsePersonalNumber(typed, stockholmDate(deps.clock.now()))
  if (!number.ok) throw new Error('A subscription of the demo has no personal number')
  await recordSignature(deps, row, number.value)
}

/** Books transfers for the invoices created before a day. */
async function pay(deps: Deps, subscriptionId: string, day: PlainDate): Promise<void> {
  const { database } = deps
  const rows = await database.orm
    .select({ number: invoice.number, amount: invoice.amount })
    .from(invoice)
    .where(and(eq(invoice.subscriptionId, subscriptionId), lt(invoice.createdOn, day)))
    .orderBy(asc(invoice.number))
  for (const { number, amount } of rows)
    await database.transaction(async (tx) => {
      const row = await lockInvoice(tx, number)
      if (row) await bookTransfer(deps, tx, row, { key: `demo:glasses-subscription-${number}`, amount })
    })
}

function depsAt(deps: Deps, daysAgo: number): Deps {
  const at = deps.clock.now().getTime() - daysAgo * DAY_MS
  return { ...deps, clock: { now: () => new Date(at) } }
}
