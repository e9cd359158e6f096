import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { SubjectRef } from '../../../payment-subject.js'
import { creditNote, invoice, invoiceLine, invoicePayment } from './tables.js'

/** An invoice as stored, without its rows. */
export type InvoiceRow = typeof invoice.$inferSelect

export type CreditNoteRow = typeof creditNote.$inferSelect

/** An invoice with its rows, payments and credit notes. */
export type StoredInvoice = InvoiceRow & {
  readonly lines: readonly (typeof invoiceLine.$inferSelect)[]
  readonly payments: readonly (typeof invoicePayment.$inferSelect)[]
  readonly creditNotes: readonly CreditNoteRow[]
}

/** Selects invoices by customer, number or store. */
type Which = {
  readonly customerId?: string
  readonly number?: string
  readonly numbers?: readonly string[]
  /** Of one store only; null means any store. */
  readonly storeId?: number | null
}

/** Selects invoices of a store; null selects all. */
export const isOfStore = (storeId: number | null): SQL | undefined =>
  storeId === null ? undefined : eq(invoice.storeId, storeId)

/** Invoices with their rows, the newest first. */
export async function findInvoices(
  { orm }: Executor,
  { customerId, number, numbers: asked, storeId }: Which,
): Promise<StoredInvoice[]> {
  const own = customerId === undefined ? undefined : eq(invoice.customerId, customerId)
  const one = number === undefined ? undefined : eq(invoice.number, number)
  const some = asked === undefined ? undefined : inArray(invoice.number, [...asked])
  const rows = await orm
    .select()
    .from(invoice)
    .where(and(own, one, some, isOfStore(storeId ?? null)))
    .orderBy(desc(invoice.number))
  if (rows.length === 0) return []
  const numbers = rows.map((row) => row.number)
  const lines = await orm
    .select()
    .from(invoiceLine)
    .where(inArray(invoiceLine.invoiceNumber, numbers))
    .orderBy(asc(invoiceLine.position))
  const payments = await orm
    .select()
    .from(invoicePayment)
    .where(inArray(invoicePayment.invoiceNumber, numbers))
    .orderBy(asc(invoicePayment.bookedAt), asc(invoicePayment.id))
  const notes = await orm
    .select()
    .from(creditNote)
    .where(inArray(creditNote.invoiceNumber, numbers))
    .orderBy(asc(creditNote.number))
  const linesOf = Map.groupBy(lines, (line) => line.invoiceNumber)
  const paymentsOf = Map.groupBy(payments, (payment) => payment.invoiceNumber)
  const notesOf = Map.groupBy(notes, (note) => note.invoiceNumber)
  return rows.map((row) => ({
    ...row,
    lines: linesOf.get(row.number) ?? [],
    payments: paymentsOf.get(row.number) ?? [],
    creditNotes: notesOf.get(row.number) ?? [],
  }))
}

/** Reads an invoice and locks it until the transaction ends. */
export async function lockInvoice({ orm }: Executor, number: string): Promise<InvoiceRow | null> {
  const [row] = await orm.select().from(invoice).where(eq(invoice.number, number)).for('update')
  return row ?? null
}

/** The payment subject of an invoice. */
export function subjectOf({ number }: Pick<InvoiceRow, 'number'>): SubjectRef {
  return { type: 'invoice', id: number }
}

/** The addressee of an invoice. */
export type Receiver = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** Set for a company, whose name is in `firstName`. It has no account that shows the invoice. */
  readonly company?: CompanyReceiver
}

/** The facts that a company needs to book and pay an invoice. */
export type CompanyReceiver = {
  readonly organisationNumber: string
  /** The company's own reference. */
  readonly reference: string
  /** The company's address for electronic invoices; empty or left out when it has none. */
  readonly eInvoiceId?: string
  readonly bankgiro: string | null
}

/** The full name of a receiver. */
export function receiverName({ firstName, lastName }: Pick<Receiver, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

const RECEIVER = 'invoice.receiver'

export function sealReceiver(encryption: Encryption, receiver: Receiver): string {
  return encryption.encrypt(JSON.stringify(receiver), RECEIVER)
}

export function openReceiver(encryption: Encryption, sealed: string): Receiver {
  return JSON.parse(encryption.decrypt(sealed, RECEIVER)) as Receiver
}
