import {
  bankPaymentStates,
  type NamedInvoice,
  namedReference,
  paymentReferences,
  type UnmatchedReason,
} from '@klarsikt/core/invoice'
import type { Executor } from '@klarsikt/server/database'
import { eq, inArray } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import type { IncomingPayment } from '../../../providers/bank/port.js'
import { audit } from '../../platform/index.js'
import { invoice } from '../invoice/tables.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { bankPaymentId, type BankPaymentRow, messageOf, sealPayer } from './find.js'
import { KnownPayments } from './known-payments.js'
import { applyMatch, lockInvoiceByOcr, planMatch } from './match.js'
import { bankPayment } from './tables.js'

type ImportDeps = Pick<BaseDeps, 'database' | 'clock' | 'encryption'>

/**
 * `differs`: an earlier file may have reported this payment with other details, so it waits for staff. `too-large`: the
 * amount does not fit in the books, so nothing is booked.
 */
export type PaymentOutcome = 'matched' | 'unmatched' | 'known' | 'differs' | 'too-large'

/** The largest amount of one payment in the books, in öre. */
const AMOUNT_MAX = 2_147_483_647

/** Whether staff have to look at a payment. */
export function isDoubtful(outcome: PaymentOutcome | undefined): boolean {
  return outcome === 'differs' || outcome === 'too-large'
}

/**
 * Books the payments of a delivery, each once, and puts them on the invoices that they name. Several payments can have
 * the same bank reference, so only what another delivery has booked counts as known. The same delivery again, also at
 * the same time, changes nothing.
 */
export async function importPayments(
  deps: ImportDeps,
  reportId: string,
  payments: readonly IncomingPayment[],
): Promise<readonly PaymentOutcome[]> {
  const outcomes = new Map<IncomingPayment, PaymentOutcome>()
  const bookable = payments.filter(({ amount }) => amount <= AMOUNT_MAX)
  for (const [reference, all] of Map.groupBy(bookable, (payment) => payment.reference)) {
    const known = new KnownPayments(deps.encryption, reference)
    await known.read(deps.database)
    // Exact matches come first, so that none of them is taken for a changed payment.
    for (const payment of all) if (known.take(payment)) outcomes.set(payment, 'known')
    for (const payment of all)
      if (!outcomes.has(payment)) outcomes.set(payment, await importPayment(deps, reportId, payment, known))
  }
  return payments.map((payment) => outcomes.get(payment) ?? (payment.amount > AMOUNT_MAX ? 'too-large' : 'known'))
}

async function importPayment(
  deps: ImportDeps,
  reportId: string,
  payment: IncomingPayment,
  known: KnownPayments,
): Promise<PaymentOutcome> {
  const now = deps.clock.now()
  // The transaction may run several times, so the list of known payments is updated after it.
  const outcome = await deps.database.transaction(async (tx): Promise<PaymentOutcome | 'known-as-whole'> => {
    if (payment.batch && (await isThere(tx, bankPaymentId(payment.batch)))) return 'known-as-whole'
    const named = await nameInvoice(tx, payment)
    for (;;) {
      await known.read(tx)
      if (known.has(payment)) return 'known'
      const isRepeated = known.isDoubtful(payment)
      const row = newRow(deps, reportId, payment, { id: known.nextId(), ocr: named.ocr })
      const added = await tx.orm.insert(bankPayment).values(row).onConflictDoNothing().returning({ id: bankPayment.id })
      // Another delivery was faster. The loop reads what it has booked.
      if (added.length === 0) continue
      await bookReceived(tx, row, now)
      const reason = waitReason(payment, isRepeated, named)
      if (reason !== null) {
        await applyMatch(deps, tx, row, { onInvoice: 0, rest: row.amount, reason, invoiceRow: null })
        return isRepeated ? 'differs' : 'unmatched'
      }
      const invoiceRow = row.ocr === null ? null : await lockInvoiceByOcr(tx, row.ocr)
      const match = await planMatch(tx, row, invoiceRow)
      await applyMatch(deps, tx, row, { ...match, invoiceRow })
      return match.reason === null ? 'matched' : 'unmatched'
    }
  })
  if (outcome === 'known-as-whole') return 'known'
  if (outcome === 'known') known.take(payment)
  else known.add(payment)
  return outcome
}

/** Finds the invoice that a payment names, among the OCR numbers of invoices. */
async function nameInvoice({ orm }: Executor, { texts, isNotSplit }: IncomingPayment): Promise<NamedInvoice> {
  const candidates = isNotSplit ? [] : [...paymentReferences(texts)]
  const rows =
    candidates.length === 0
      ? []
      : await orm.select({ ocr: invoice.ocr }).from(invoice).where(inArray(invoice.ocr, candidates))
  return namedReference(candidates, new Set(rows.map(({ ocr }) => ocr)))
}

async function isThere({ orm }: Executor, id: string): Promise<boolean> {
  const [row] = await orm.select({ id: bankPayment.id }).from(bankPayment).where(eq(bankPayment.id, id))
  return row !== undefined
}

async function bookReceived(tx: Executor, { id, amount }: BankPaymentRow, at: Date): Promise<void> {
  await audit(tx, at, { action: 'bank-payment.imported', subject: 'bank-payment', id })
  await book(tx, {
    event: `bank-payment:${id}`,
    orderNumber: id,
    at,
    postings: [
      { account: ACCOUNTS.bankgiro, amount },
      { account: ACCOUNTS.unmatchedPayments, amount: -amount },
    ],
  })
}

function waitReason(
  payment: IncomingPayment,
  isRepeated: boolean,
  { isDoubtful }: NamedInvoice,
): UnmatchedReason | null {
  if (isRepeated) return 'reported-before'
  if (payment.isNotSplit) return 'not-split'
  return isDoubtful ? 'several-references' : null
}

function newRow(
  { clock, encryption }: ImportDeps,
  reportId: string,
  { amount, paidOn, texts, payer, means = 'bankgiro' }: IncomingPayment,
  named: Pick<BankPaymentRow, 'id' | 'ocr'>,
): BankPaymentRow {
  return {
    ...named,
    reportId,
    amount,
    means,
    rest: amount,
    state: bankPaymentStates.initial,
    reason: null,
    payer: sealPayer(encryption, { ...payer, message: messageOf(texts) }),
    paidOn,
    importedAt: clock.now(),
    handledAt: null,
  }
}
