import { stockholmDate } from '@klarsikt/core/calendar'
import { creditedInvoice, creditedVat } from '@klarsikt/core/invoice'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { type AdvisoryLock, type Executor, lockInTransaction } from '@klarsikt/server/database'
import { asc, eq, max } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { ACCOUNTS, book, type Posting } from '../ledger/ledger.js'
import { type InvoiceRow, openReceiver } from './find.js'
import { sendCreditNote } from './reminder-letters.js'
import { creditNote, invoice, invoiceLine } from './tables.js'

/** The advisory lock of the numbers of credit notes. They are a series of their own without gaps. */
const NUMBERS_LOCK: AdvisoryLock = { id: 7_240_908 }
const NUMBERS_START = 200_000_000

type Credit = {
  /** The same key is the same credit note. */
  readonly key: string
  readonly amount: number
  /** The reason, as the customer reads it. */
  readonly reason: string
}

/** Credits a part or all of a locked invoice's rest: writes a numbered credit note, the books and the letter. */
export async function creditInvoice(
  deps: Pick<BaseDeps, 'clock' | 'encryption'>,
  tx: Executor,
  row: InvoiceRow,
  { key, amount, reason }: Credit,
): Promise<Result<void, 'invoice.changed' | 'invoice.too-much'>> {
  await lockInTransaction(tx, NUMBERS_LOCK)
  const [earlier] = await tx.orm.select().from(creditNote).where(eq(creditNote.issueKey, key))
  if (earlier)
    return earlier.invoiceNumber === row.number && earlier.amount === amount ? ok(undefined) : err('invoice.changed')
  const after = creditedInvoice(row, amount)
  if (!after.ok) return err(after.error === 'too-much' ? 'invoice.too-much' : 'invoice.changed')
  const { status, credited, fees } = after.value
  const [last] = await tx.orm.select({ number: max(creditNote.number) }).from(creditNote)
  const number = String(Number(last?.number ?? NUMBERS_START) + 1)
  const now = deps.clock.now()
  const note = { number, invoiceNumber: row.number, amount, reason, issueKey: key, issuedAt: now }
  await tx.orm.insert(creditNote).values({ ...note, createdOn: stockholmDate(now) })
  await tx.orm.update(invoice).set({ status, credited, fees }).where(eq(invoice.number, row.number))
  await audit(tx, now, { action: 'invoice.credited', subject: 'invoice', id: row.number })
  if (status !== row.status) await audit(tx, now, { action: `invoice.${status}`, subject: 'invoice', id: row.number })
  await book(tx, {
    event: `credit-note:${number}`,
    orderNumber: row.number,
    at: now,
    postings: [
      ...(await salesTakenBack(tx, row, credited)),
      { account: ACCOUNTS.reminderFees, amount: row.fees - fees },
      { account: ACCOUNTS.invoices, amount: -amount - (row.fees - fees) },
    ],
  })
  await sendCreditNote(deps, tx, { ...row, receiver: openReceiver(deps.encryption, row.receiver) }, note)
  return ok(undefined)
}

/** The sales and tax to take back when the credited sum of an invoice grows. */
async function salesTakenBack(tx: Executor, row: InvoiceRow, credited: number): Promise<Posting[]> {
  const rows = await tx.orm
    .select()
    .from(invoiceLine)
    .where(eq(invoiceLine.invoiceNumber, row.number))
    .orderBy(asc(invoiceLine.position))
  const lines = rows.map((line) => ({ ...line, unitPrice: wholeOre(line.unitPrice) }))
  const before = new Map(creditedVat(lines, row.credited).map((one) => [one.rate, one]))
  return creditedVat(lines, credited).flatMap(({ rate, net, vat }) => [
    { account: ACCOUNTS.sales(rate), amount: net - (before.get(rate)?.net ?? 0) },
    { account: ACCOUNTS.vat(rate), amount: vat - (before.get(rate)?.vat ?? 0) },
  ])
}
