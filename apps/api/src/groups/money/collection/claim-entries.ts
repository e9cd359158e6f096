import { amountLeft, collectionStates, interestFrom } from '@klarsikt/core/invoice'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import type { SentChange, SentClaim } from '../../../providers/collection/port.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { invoiceCollection } from '../invoice/collection-tables.js'
import { lastReminderDay } from '../invoice/collection.js'
import { type InvoiceRow, lockInvoice, openReceiver, receiverName } from '../invoice/find.js'
import { invoice } from '../invoice/tables.js'

/** The maximum number of claims and changes in a file; the next file takes the rest. */
const ENTRIES_A_FILE = 500

type ClaimDeps = Pick<BaseDeps, 'clock' | 'encryption'>
type Entries = { readonly claims: readonly SentClaim[]; readonly changes: readonly SentChange[] }

/**
 * Reserves what the next file will report to the collection agency: newly handed-over invoices, and changes of those
 * that it has.
 */
export async function claimEntries(deps: ClaimDeps, tx: Executor, file: string): Promise<Entries> {
  const left = sql`${invoice.amount} + ${invoice.fees} - ${invoice.credited} - ${invoice.paid}`
  const rows = await tx.orm
    .select({ number: invoice.number })
    .from(invoiceCollection)
    .innerJoin(invoice, eq(invoice.number, invoiceCollection.invoiceNumber))
    .where(
      and(
        stateIn(invoiceCollection.state, collectionStates.open),
        or(
          stateIn(invoiceCollection.state, collectionStates.from('send')),
          ne(invoice.status, 'inCollection'),
          ne(invoiceCollection.reported, left),
        ),
      ),
    )
    .orderBy(asc(invoiceCollection.claimedAt), asc(invoice.number))
    .limit(ENTRIES_A_FILE)
  const claims: SentClaim[] = []
  const changes: SentChange[] = []
  for (const { number } of rows) {
    const entry = await claimEntry(deps, tx, file, number)
    if (entry && 'debtor' in entry) claims.push(entry)
    else if (entry) changes.push(entry)
  }
  return { claims, changes }
}

/** Reserves one entry. The invoice is locked first, as in every payment. */
async function claimEntry(
  { clock, encryption }: ClaimDeps,
  tx: Executor,
  file: string,
  number: string,
): Promise<SentClaim | SentChange | null> {
  const invoiceRow = await lockInvoice(tx, number)
  const isOfInvoice = eq(invoiceCollection.invoiceNumber, number)
  const [claim] = await tx.orm.select().from(invoiceCollection).where(isOfInvoice).for('update')
  if (!invoiceRow || !claim || collectionStates.isFinal(claim.state)) return null
  const left = amountLeft(invoiceRow)
  const isNew = collectionStates.can(claim.state, 'send')
  const now = clock.now()
  const action = left === 0 ? 'close' : isNew ? 'send' : null
  const state = action === null ? claim.state : collectionStates.to(action)
  await tx.orm
    .update(invoiceCollection)
    .set({
      state,
      ...(!isNew && { reported: left }),
      ...(action === 'send' && { sentIn: file, sentAt: now, reported: left }),
      ...(action === 'close' && { endedAt: now }),
    })
    .where(isOfInvoice)
  if (action !== null) await audit(tx, now, { action: `collection.${state}`, subject: 'collection', id: number })
  if (!isNew) return { invoice: number, left }
  return action === 'send' ? sentClaim(tx, encryption, invoiceRow) : null
}

async function sentClaim(
  tx: Executor,
  encryption: ClaimDeps['encryption'],
  invoiceRow: InvoiceRow,
): Promise<SentClaim> {
  const { number, ocr, amount, fees, credited, paid, createdOn, dueOn } = invoiceRow
  const { company, email, street, postalCode, city, ...names } = openReceiver(encryption, invoiceRow.receiver)
  const debtor = {
    name: receiverName(names),
    organisationNumber: company?.organisationNumber ?? null,
    email,
    street,
    postalCode,
    city,
  }
  return {
    invoice: number,
    ocr,
    issuedOn: createdOn,
    dueOn,
    remindedOn: (await lastReminderDay(tx, number)) ?? dueOn,
    interestFrom: interestFrom(invoiceRow),
    amount,
    fees,
    credited,
    paid,
    left: amountLeft(invoiceRow),
    debtor,
  }
}
