import type { Database } from '@klarsikt/server/database'

/**
 * Number of events of each kind in a calendar month in Stockholm, such as `booking.booked` or `letter invoice-issued`.
 */
export type MonthlyFigures = { readonly month: string; readonly counts: Readonly<Record<string, number>> }

const COUNTS = `
  with happened as (
    select at, action as name from audit
    union all select created_at, 'letter ' || kind from mail_outbox
    union all select created_at, 'sms ' || kind from sms_outbox
  )
  select to_char(at at time zone 'Europe/Stockholm', 'YYYY-MM') as month, name, count(*)::int as count
  from happened where at >= $1 and at < $2 group by 1, 2 order by 1, 2`

/** Finds events in the ledger whose entries do not sum to 0. In a sound ledger it finds none. */
const UNBALANCED = `select event from ledger_entry group by event having sum(amount) <> 0`

/** Counts the rows of the audit log, letters and SMS in a period. */
export async function readMonthlyFigures(database: Database, from: Date, until: Date): Promise<MonthlyFigures[]> {
  const { rows } = await database.query<{ month: string; name: string; count: number }>({
    text: COUNTS,
    values: [from, until],
  })
  return [...Map.groupBy(rows, ({ month }) => month)].map(([month, ofMonth]) => ({
    month,
    counts: Object.fromEntries(ofMonth.map(({ name, count }) => [name, count])),
  }))
}

/** Returns the events of the ledger whose entries do not sum to 0. */
export async function findUnbalanced(database: Database): Promise<readonly string[]> {
  const { rows } = await database.query<{ event: string }>({ text: UNBALANCED })
  return rows.map(({ event }) => event)
}
