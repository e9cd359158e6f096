import { addDays, stockholmDay } from '@klarsikt/core/calendar'
import { amountLeft, invoiceStates, REMINDER_PLAN } from '@klarsikt/core/invoice'
import { ore } from '@klarsikt/core/money'
import type { DemoInvoice } from '@klarsikt/fixtures/demo'
import type { Executor } from '@klarsikt/server/database'
import { eq, notLike } from 'drizzle-orm'
import type { Deps } from '../context.js'
import {
  ACCOUNTS,
  book,
  bookTransfer,
  creditInvoice,
  issueInvoice,
  lockInvoice,
  moveInvoice,
  remindOf,
} from '../groups/money/index.js'
import { invoice } from '../groups/money/invoice/tables.js'
import { findCustomerByEmail } from '../groups/person/index.js'
import { actAs, markEarlierLettersSent } from '../groups/platform/index.js'

const DAY_MS = 86_400_000
const PREFIX = 'demo:'
const VAT_RATE = 25

/**
 * Issues the demo's missing invoices and replays what happened to them since, through the shop's own functions. Does
 * nothing in a shop with other invoices. Returns how many were issued.
 */
export async function seedInvoices(deps: Deps, invoices: readonly DemoInvoice[]): Promise<number> {
  const others = await deps.database.orm.$count(invoice, notLike(invoice.issueKey, `${PREFIX}%`))
  if (others > 0) return 0
  let issued = 0
  for (const one of invoices)
    if (await actAs({ kind: 'system', job: 'seed' }, null, () => seedInvoice(deps, one))) issued++
  return issued
}

async function seedInvoice(deps: Deps, one: DemoInvoice): Promise<boolean> {
  const { database, encryption } = deps
  const customer = await findCustomerByEmail(database, encryption, one.email)
  const key = PREFIX + one.key
  if (!customer || (await database.orm.$count(invoice, eq(invoice.issueKey, key))) > 0) return false
  const issuedAt = deps.clock.now().getTime() - one.daysAgo * DAY_MS
  const then = depsAt(deps, issuedAt)
  await database.transaction(async (tx) => {
    const lines = one.lines.map((line) => ({ ...line, unitPrice: ore(line.unitPrice), vatRate: VAT_RATE }) as const)
    const { isReminderFeeAgreed = false } = one
    const made = await issueInvoice(then, tx, { key, customerId: customer.id, lines, isReminderFeeAgreed })
    await live(depsAt(deps, issuedAt + DAY_MS), tx, made, one)
    await remind(deps, tx, made)
  })
  // The demo sends no letters about its past.
  await markEarlierLettersSent(database, deps.clock.now())
  return true
}

/** Replays what has happened to an invoice since its issue. Does nothing when another process has done it. */
async function live(
  deps: Deps,
  tx: Executor,
  number: string,
  { key, paid = [], moves = [], credited }: DemoInvoice,
): Promise<void> {
  const row = await locked(tx, number)
  if (row.status !== invoiceStates.initial || row.reminders > 0) return
  for (const [at, amount] of paid.entries())
    expectOk(
      await bookTransfer(deps, tx, await locked(tx, number), { key: `${PREFIX}${key}-${at}`, amount: ore(amount) }),
    )
  if (credited) {
    const credit = { key: `${PREFIX}${key}`, amount: ore(credited.amount), reason: credited.reason }
    expectOk(await creditInvoice(deps, tx, await locked(tx, number), credit))
  }
  for (const move of moves) {
    const before = await locked(tx, number)
    expectOk(await moveInvoice(deps, tx, before, move))
    // These payments exist at no provider; their postings are made here instead.
    if (move === 'reserve') await bookReserved(deps, tx, number, amountLeft(before))
  }
}

/** Sends the reminders that are due, each dated on its own day. */
async function remind(deps: Deps, tx: Executor, number: string): Promise<void> {
  const now = deps.clock.now()
  for (const { days } of REMINDER_PLAN) {
    const row = await locked(tx, number)
    const day = stockholmDay(addDays(row.dueOn, days)).start.getTime() + DAY_MS / 2
    if (day < now.getTime()) await remindOf(depsAt(deps, day), tx, row)
  }
}

async function bookReserved({ clock }: Deps, tx: Executor, number: string, amount: number): Promise<void> {
  const postings = [
    { account: ACCOUNTS.receivable('demo'), amount },
    { account: ACCOUNTS.invoices, amount: -amount },
  ]
  // Names no provider, because the closing of a month compares payments with the provider that they name.
  await book(tx, { event: `${PREFIX}invoice-payment:${number}`, orderNumber: number, at: clock.now(), postings })
}

async function locked(tx: Executor, number: string) {
  const row = await lockInvoice(tx, number)
  if (!row) throw new Error(`Invoice ${number} has gone`)
  return row
}

function expectOk(result: { readonly ok: boolean }): void {
  if (!result.ok) throw new Error(`An invoice of the demo cannot be: ${JSON.stringify(result)}`)
}

/** The dependencies with a clock that stands at an instant. */
function depsAt(deps: Deps, at: number): Deps {
  return { ...deps, clock: { now: () => new Date(at) } }
}
