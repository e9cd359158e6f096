import { isDebitOpen } from '@klarsikt/core/autogiro'
import { stockholmDate, dayText } from '@klarsikt/core/calendar'
import {
  amountLeft,
  type CollectionProblem,
  collectionProblem,
  collectionStates,
  type WithdrawalReason,
} from '@klarsikt/core/invoice'
import { err, type Result } from '@klarsikt/core/lib'
import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import type { Executor } from '@klarsikt/server/database'
import { eq, max } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { findOpen } from '../payment/submissions.js'
import { sendCollected } from './collection-letters.js'
import { invoiceCollection } from './collection-tables.js'
import { findDebit } from './debits.js'
import { type InvoiceRow, openReceiver, subjectOf } from './find.js'
import { moveInvoice } from './move.js'
import { creditNote, invoiceReminder } from './tables.js'

export type CollectionRow = typeof invoiceCollection.$inferSelect

type CollectionDeps = Pick<BaseDeps, 'clock' | 'settings'>

/** Finds the claim of an agency on an invoice. */
export async function findCollection({ orm }: Executor, invoiceNumber: string): Promise<CollectionRow | null> {
  const [row] = await orm.select().from(invoiceCollection).where(eq(invoiceCollection.invoiceNumber, invoiceNumber))
  return row ?? null
}

/** Why an invoice may not be handed over now; null when it may. */
export async function findCollectionProblem(
  { clock, settings }: CollectionDeps,
  tx: Executor,
  row: InvoiceRow,
): Promise<CollectionProblem | null> {
  const { number } = row
  const debit = await findDebit(tx, number)
  const [credit] = await tx.orm
    .select({ createdOn: max(creditNote.createdOn) })
    .from(creditNote)
    .where(eq(creditNote.invoiceNumber, number))
  const facts = {
    ...row,
    remindedOn: await lastReminderDay(tx, number),
    creditedOn: credit?.createdOn ?? null,
    payBy: debit?.payBy ?? null,
    isBeingPaid: (await findOpen(tx, subjectOf(row))) !== null,
    isDebitOpen: debit !== null && isDebitOpen(debit.state),
    isHandedOver: (await findCollection(tx, number)) !== null,
    hasAgency: Boolean(settings.collection),
  }
  return collectionProblem(facts, clock.now())
}

/** The day of the newest reminder of an invoice. */
export async function lastReminderDay({ orm }: Executor, invoiceNumber: string) {
  const [last] = await orm
    .select({ sentAt: max(invoiceReminder.sentAt) })
    .from(invoiceReminder)
    .where(eq(invoiceReminder.invoiceNumber, invoiceNumber))
  return last?.sentAt ? stockholmDate(last.sentAt) : null
}

/**
 * Hands a locked invoice over to the agency: the status, the claim and the letter in one transaction. The claim's key
 * is the invoice, so that an invoice is handed over once at most.
 */
export async function handOver(
  deps: CollectionDeps & Pick<BaseDeps, 'encryption'>,
  tx: Executor,
  row: InvoiceRow,
): Promise<Result<void, 'invoice.changed'>> {
  const { collection } = deps.settings
  if (!collection || (await findCollectionProblem(deps, tx, row)) !== null) return err('invoice.changed')
  const moved = await moveInvoice(deps, tx, row, 'collect')
  if (!moved.ok) return moved
  const { number: id } = row
  const claimedAt = deps.clock.now()
  const state = collectionStates.initial
  await tx.orm.insert(invoiceCollection).values({ invoiceNumber: id, state, claimedAt })
  await audit(tx, claimedAt, { action: `collection.${state}`, subject: 'collection', id })
  const facts = { ...row, receiver: openReceiver(deps.encryption, row.receiver) }
  await sendCollected(deps, tx, facts, { left: amountLeft(row), agency: collection.agency })
  return moved
}

const REASONS: Readonly<Record<WithdrawalReason, () => string>> = {
  disputed: staffInvoiceMessages.collectionDisputed,
  insolvent: staffInvoiceMessages.collectionInsolvent,
  unreachable: staffInvoiceMessages.collectionUnreachable,
  other: staffInvoiceMessages.collectionOther,
}

const PROBLEMS = {
  'no-agency': staffInvoiceMessages.collectionNoAgency,
  'handed-over': staffInvoiceMessages.collectionHandedOver,
  'being-paid': staffInvoiceMessages.collectionBeingPaid,
  debited: staffInvoiceMessages.collectionDebited,
  'not-reminded': staffInvoiceMessages.collectionNotReminded,
} as const

/**
 * The text for staff about the collection of an invoice: its state, or why it may not be handed over; null when it may.
 */
export function collectionText(row: CollectionRow | null, problem: CollectionProblem | null): string | null {
  if (row) return stateText(row)
  if (problem === null || problem.code === 'not-open') return null
  if (problem.code === 'too-early') return staffInvoiceMessages.collectionTooEarly({ day: dayText(problem.from) })
  return PROBLEMS[problem.code]()
}

function stateText({ state, sentAt, reason }: CollectionRow): string {
  if (reason !== null) return REASONS[reason]()
  if (collectionStates.isFinal(state)) return staffInvoiceMessages.collectionClosed()
  return sentAt === null
    ? staffInvoiceMessages.collectionWaiting()
    : staffInvoiceMessages.collectionSent({ day: dayText(stockholmDate(sentAt)) })
}
