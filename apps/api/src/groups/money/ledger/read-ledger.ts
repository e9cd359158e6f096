import type { Executor } from '@klarsikt/server/database'
import { and, eq, like, or, sql } from 'drizzle-orm'
import type { Posting } from './ledger.js'
import { ledgerEntry } from './tables.js'

const { event, account, amount, orderNumber } = ledgerEntry

type Booked = {
  readonly orderNumber: string
  /** How the names of the events begin. */
  readonly events: string
  readonly account: string
}

/** The sum in öre that events of an order have booked on an account. */
export async function sumBooked({ orm }: Executor, of: Booked): Promise<number> {
  const [found] = await orm
    .select({ sum: sql<number>`coalesce(sum(${amount}), 0)::int` })
    .from(ledgerEntry)
    .where(and(eq(orderNumber, of.orderNumber), like(event, `${of.events}%`), eq(account, of.account)))
  return found?.sum ?? 0
}

/** The sale and tax that were booked by an event, and by later ones whose names begin with `changes`. */
export function readSaleBooked(
  { orm }: Executor,
  { sale, changes }: { readonly sale: string; readonly changes: string },
): Promise<Posting[]> {
  return orm
    .select({ account, amount })
    .from(ledgerEntry)
    .where(and(or(eq(event, sale), like(event, `${changes}%`)), or(like(account, 'sales:%'), like(account, 'vat:%'))))
}
