import { XMLBuilder, XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

/** The state of the operator: the recipients that it sends invoices to. */
export type OperatorBooks = { recipients: string[] }
export const newOperatorBooks = (): OperatorBooks => ({ recipients: [] })

/** The last digit of a personal number decides the bank's answer. Every other number is accepted. */
const PERSON_DIGITS = { unknown: '0', declined: '9' } as const
/** The last digit of an invoice decides its outcome. Every other invoice is delivered. */
const INVOICE_DIGITS = { refused: '8', silent: '9' } as const

const LISTS = new Set(['register', 'end', 'deliver', 'InvoiceLine', 'TaxSubtotal'])
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => LISTS.has(name),
})
const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
})

const amount = z.object({ currencyID: z.literal('SEK'), '#text': z.string().regex(/^\d+\.\d{2}$/) })
const toOre = (one: z.output<typeof amount>): number => Math.round(Number(one['#text']) * 100)

/** The parts of an invoice that an operator checks before it delivers it. */
const ublInvoice = z
  .object({
    ID: z.string(),
    DueDate: z.string(),
    PaymentMeans: z.object({ PaymentID: z.string(), PayeeFinancialAccount: z.object({ ID: z.string() }) }),
    TaxTotal: z.object({ TaxAmount: amount, TaxSubtotal: z.array(z.object({ TaxAmount: amount })) }),
    LegalMonetaryTotal: z.object({ LineExtensionAmount: amount, PayableAmount: amount }),
    InvoiceLine: z.array(z.object({ LineExtensionAmount: amount })).min(1),
  })
  .refine(({ InvoiceLine: lines, LegalMonetaryTotal: total, TaxTotal: tax }) => {
    const net = lines.reduce((sum, line) => sum + toOre(line.LineExtensionAmount), 0)
    const taxes = tax.TaxSubtotal.reduce((sum, one) => sum + toOre(one.TaxAmount), 0)
    const isNetRight = net === toOre(total.LineExtensionAmount) && taxes === toOre(tax.TaxAmount)
    return isNetRight && net + taxes === toOre(total.PayableAmount)
  })

const order = z.object({
  eInvoiceOrder: z.object({
    version: z.literal('1'),
    id: z.string(),
    client: z.string(),
    register: z.array(z.object({ recipient: z.string(), personalNumber: z.string().regex(/^\d{12}$/) })).default([]),
    end: z.array(z.object({ recipient: z.string() })).default([]),
    deliver: z.array(z.object({ invoice: z.string(), recipient: z.string(), Invoice: z.unknown() })).default([]),
  }),
})

type Delivery = z.output<typeof order>['eInvoiceOrder']['deliver'][number]

/** Makes the report on an order. Returns null when there is nothing to report. */
export function answerOrder(books: OperatorBooks, text: string): string | null {
  const { id, client, register, end, deliver } = order.parse(parser.parse(text)).eInvoiceOrder
  const recipient = register.map(({ recipient: number, personalNumber }) => {
    const reason = refusedRecipient(personalNumber)
    if (reason === null && !books.recipients.includes(number)) books.recipients.push(number)
    return { '@number': number, ...outcome(reason, 'accepted') }
  })
  books.recipients = books.recipients.filter((number) => !end.some((one) => one.recipient === number))
  const delivery = deliver.flatMap((one) =>
    one.invoice.endsWith(INVOICE_DIGITS.silent)
      ? []
      : { '@invoice': one.invoice, ...outcome(refusedInvoice(books, one), 'delivered') },
  )
  if (recipient.length + delivery.length === 0) return null
  return eInvoiceReport({ id: `svar-${id}`, client }, { recipient, delivery })
}

type Answered = Readonly<Record<string, string>>

/** Writes a report file of the operator. */
export function eInvoiceReport(
  { id, client }: { readonly id: string; readonly client: string },
  answers: { readonly recipient?: readonly Answered[]; readonly delivery?: readonly Answered[] },
): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    eInvoiceReport: { '@version': '1', '@id': id, '@client': client, ...answers },
  })
}

const outcome = (reason: string | null, done: string) =>
  reason === null ? { '@outcome': done } : { '@outcome': 'refused', '@reason': reason }

function refusedRecipient(personalNumber: string): string | null {
  if (personalNumber.endsWith(PERSON_DIGITS.unknown)) return 'no-bank'
  return personalNumber.endsWith(PERSON_DIGITS.declined) ? 'declined' : null
}

function refusedInvoice(books: OperatorBooks, { invoice, recipient, Invoice: document }: Delivery): string | null {
  if (!books.recipients.includes(recipient)) return 'recipient-unknown'
  const read = ublInvoice.safeParse(document)
  const isSound = read.success && read.data.ID === invoice
  return !isSound || invoice.endsWith(INVOICE_DIGITS.refused) ? 'not-accepted' : null
}
