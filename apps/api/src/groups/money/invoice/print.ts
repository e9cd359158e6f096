import { amountLeft, invoiceTotals } from '@klarsikt/core/invoice'
import * as documentMessages from '@klarsikt/core/messages/document'
import { wholeOre } from '@klarsikt/core/money'
import type { Deps } from '../../../context.js'
import { openReceiver, type StoredInvoice } from './find.js'
import type { PrintedInvoice } from './printed-invoice.js'

/** Prepares an invoice for printing. */
export function printInvoice(
  { encryption, settings }: Pick<Deps, 'encryption' | 'settings'>,
  row: StoredInvoice,
): PrintedInvoice {
  const { number, issuedAt, createdOn, dueOn, status, ocr, lines, amount, paid } = row
  return {
    number,
    issuedAt,
    createdOn,
    dueOn,
    status,
    ocr,
    receiver: openReceiver(encryption, row.receiver),
    bankgiro: settings.bankgiro ?? null,
    lines,
    vat: invoiceTotals(lines.map((line) => ({ ...line, unitPrice: wholeOre(line.unitPrice) }))).vat,
    amount,
    isReminderFeeAgreed: row.isReminderFeeAgreed,
    changes: [
      ...(row.fees > 0 ? [{ text: documentMessages.reminderFees(), amount: row.fees }] : []),
      ...row.creditNotes.map((note) => ({
        text: documentMessages.creditNote({ number: note.number }),
        amount: -note.amount,
      })),
    ],
    settled: paid > 0 ? { text: documentMessages.invoicePaid(), amount: paid } : null,
    left: amountLeft(row),
  }
}
