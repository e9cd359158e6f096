import type { CompanyAddress } from '@klarsikt/core/company'
import {
  INVOICE_DAYS,
  invoiceDates,
  type InvoiceLine,
  type InvoiceSource,
  invoiceStates,
  invoiceTotals,
  type InvoiceType,
  NO_SUBSCRIPTION,
  ocrNumber,
} from '@klarsikt/core/invoice'
import { type AdvisoryLock, type Executor, lockInTransaction } from '@klarsikt/server/database'
import { eq, max } from 'drizzle-orm'
import type { BaseDeps } from '../../../context.js'
import { findCustomer } from '../../person/index.js'
import { audit } from '../../platform/index.js'
import { findActiveRecipientId } from '../e-invoice-recipient/find.js'
import { ACCOUNTS, book, salePostings } from '../ledger/ledger.js'
import { deliverAsEInvoice, E_INVOICE } from './deliveries.js'
import { type CompanyReceiver, type Receiver, sealReceiver } from './find.js'
import { sendInvoice } from './letters.js'
import { invoice, invoiceLine } from './tables.js'

/** Held until the transaction ends, so that invoice numbers have no gaps. */
const NUMBERS_LOCK: AdvisoryLock = { id: 7_240_907 }
/** The number before the first invoice. */
const NUMBERS_START = 100_000_000

export type NewInvoice = {
  /** The key that makes issuing repeatable: `shop:<key>`, or subscription and period. */
  readonly key: string
  /** The customer whose account shows the invoice; null for a company, which has no account. */
  readonly customerId: string | null
  readonly company?: CompanyReceiver & {
    readonly name: string
    readonly email: string
    /** Null when unknown. */
    readonly address: CompanyAddress | null
  }
  readonly lines: readonly InvoiceLine[]
  /** Days until the invoice is due. */
  readonly days?: number
  readonly source?: InvoiceSource
  readonly subscriptionId?: string
  /** The store whose manager may read it, besides the head office. */
  readonly storeId?: number | null
  readonly type?: InvoiceType
  /** The customer has agreed in advance to the statutory reminder fee. */
  readonly isReminderFeeAgreed?: boolean
  /** The shop charges it automatically to a saved means of payment. */
  readonly isCharged?: boolean
}

type IssueDeps = Pick<BaseDeps, 'clock' | 'encryption'>

/**
 * Issues an invoice in the caller's transaction: its rows, postings and letter. Returns its number; for a used key, the
 * earlier invoice's number.
 */
export async function issueInvoice(deps: IssueDeps, tx: Executor, made: NewInvoice): Promise<string> {
  await lockInTransaction(tx, NUMBERS_LOCK)
  const [earlier] = await tx.orm.select({ number: invoice.number }).from(invoice).where(eq(invoice.issueKey, made.key))
  if (earlier) return earlier.number
  const receiver = made.company ? companyReceiver(made.company) : await customerReceiver(deps, tx, made.customerId)
  const [last] = await tx.orm.select({ number: max(invoice.number) }).from(invoice)
  const number = String(Number(last?.number ?? NUMBERS_START) + 1)
  const now = deps.clock.now()
  const recipientId = await findEInvoiceRecipient(tx, made)
  const { amount, vat } = invoiceTotals(made.lines)
  const row = {
    number,
    ocr: ocrNumber(number),
    customerId: made.customerId,
    receiver: sealReceiver(deps.encryption, receiver),
    source: made.source ?? 'shop',
    subscriptionId: made.subscriptionId ?? NO_SUBSCRIPTION,
    storeId: made.storeId ?? null,
    type: recipientId === null ? (made.type ?? 'PDF') : E_INVOICE,
    status: invoiceStates.initial,
    isReminderFeeAgreed: made.isReminderFeeAgreed ?? false,
    amount,
    ...invoiceDates(now, made.days ?? INVOICE_DAYS.usual),
    issueKey: made.key,
    issuedAt: now,
  } as const
  await tx.orm.insert(invoice).values(row)
  await tx.orm
    .insert(invoiceLine)
    .values(made.lines.map((line, position) => ({ ...line, invoiceNumber: number, position })))
  await audit(tx, now, { action: 'invoice.issued', subject: 'invoice', id: number })
  await book(tx, {
    event: `invoice:${number}`,
    orderNumber: number,
    at: now,
    postings: salePostings(vat, [{ account: ACCOUNTS.invoices, amount }]),
  })
  if (recipientId === null) await sendInvoice(deps, tx, { ...row, receiver }, { isCharged: made.isCharged ?? false })
  else await deliverAsEInvoice(tx, { invoiceNumber: number, recipientId }, now)
  return number
}

/** The recipient of an e-invoice; null for an invoice that is charged automatically, handed out or printed. */
async function findEInvoiceRecipient(tx: Executor, made: NewInvoice): Promise<string | null> {
  if (made.customerId === null || made.company || made.isCharged || made.type !== undefined) return null
  return findActiveRecipientId(tx, made.customerId)
}

async function customerReceiver({ encryption }: IssueDeps, tx: Executor, customerId: string | null): Promise<Receiver> {
  const found = customerId === null ? null : await findCustomer(tx, encryption, customerId)
  if (!found) throw new Error('An invoice needs a customer')
  const { firstName, lastName, email, street, postalCode, city } = found.profile
  return { firstName, lastName, email, street, postalCode, city }
}

function companyReceiver({ name, email, address, ...company }: NonNullable<NewInvoice['company']>): Receiver {
  const { street, postalCode, city } = address ?? { street: '', postalCode: '', city: '' }
  return { firstName: name, lastName: '', email, street, postalCode, city, company }
}
