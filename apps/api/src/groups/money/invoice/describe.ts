import { shopRoutes } from '@klarsikt/contract/shop'
import type { Invoice } from '@klarsikt/contract/shop/types'
import { isDebitOpen } from '@klarsikt/core/autogiro'
import { awaitsCustomer } from '@klarsikt/core/checkout'
import {
  amountLeft,
  INVOICE_STATUS_MESSAGES,
  type InvoicePaymentMeans,
  isOverdue,
  isPayableOnline,
} from '@klarsikt/core/invoice'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { kronor, wholeOre } from '@klarsikt/core/money'
import type { BaseDeps } from '../../../context.js'
import { findOpen } from '../payment/submissions.js'
import { describeDebit, findDebit } from './debits.js'
import { type StoredInvoice, subjectOf } from './find.js'

const MEANS: Readonly<Record<InvoicePaymentMeans, () => string>> = {
  online: accountFinanceMessages.meansOnline,
  bankgiro: accountFinanceMessages.meansBankgiro,
  autogiro: accountFinanceMessages.meansAutogiro,
  collection: accountFinanceMessages.meansCollection,
  'taken-back': accountFinanceMessages.meansTakenBack,
}

/** Describes an invoice for its customer. */
export async function describeInvoice(
  { database, clock, settings }: Pick<BaseDeps, 'database' | 'clock' | 'settings'>,
  row: StoredInvoice,
): Promise<Invoice> {
  const { number: id, subscriptionId: subId, source, type, status, createdOn, dueOn, ocr } = row
  const debit = await findDebit(database, id)
  const open = isPayableOnline(status) ? await findOpen(database, subjectOf(row)) : null
  return {
    id,
    subId,
    source,
    orderNumber: null,
    type,
    status,
    statusText: INVOICE_STATUS_MESSAGES[status](),
    createdOn,
    dueOn,
    payment: open === null ? 'none' : awaitsCustomer(open.state) ? 'open' : 'pending',
    overdue: isOverdue(row, clock.now()) && !(debit && isDebitOpen(debit.state)),
    debit: debit && describeDebit(debit),
    ocr,
    bankgiro: isPayableOnline(status) ? (settings.bankgiro ?? null) : null,
    originalAmount: kronor(wholeOre(row.amount)),
    amountLeft: kronor(wholeOre(amountLeft(row))),
    reminderFees: kronor(wholeOre(row.fees)),
    creditNotes: row.creditNotes.map(({ number, amount, reason, createdOn: on }) => ({
      id: number,
      amount: kronor(wholeOre(amount)),
      reason,
      on,
      pdf: shopRoutes.getCreditNotePdf.path.replace(':id', number),
    })),
    pdf: shopRoutes.getInvoicePdf.path.replace(':id', id).replace(':subId', subId),
    lines: row.lines.map(({ name, quantity, unitPrice }) => ({
      name,
      quantity,
      unitPrice: kronor(wholeOre(unitPrice)),
    })),
    payments: row.payments.map(({ means, amount, paidOn }) => ({
      name: MEANS[means](),
      amount: kronor(wholeOre(amount)),
      on: paidOn,
    })),
  }
}
