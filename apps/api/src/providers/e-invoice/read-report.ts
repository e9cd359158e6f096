import { type DeliveryRefusal, type RecipientReason } from '@klarsikt/core/e-invoice'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { z } from 'zod'
import { parseXmlFile } from '../file-exchange/xml-file.js'
import type { DeliveryAnswer, EInvoiceFileProblem, EInvoiceReport, RecipientAnswer } from './port.js'
import { E_INVOICE_FORMAT_VERSION } from './write-order.js'

const LISTS = new Set(['recipient', 'delivery'])

/** The reasons by their name in the format; others become `other`. */
const RECIPIENT_REASONS: Readonly<Record<string, RecipientReason>> = {
  'no-bank': 'no-bank',
  declined: 'declined',
  'by-recipient': 'by-bank',
}
const REFUSALS: Readonly<Record<string, DeliveryRefusal>> = {
  'recipient-unknown': 'recipient-unknown',
  'recipient-ended': 'recipient-ended',
  'not-accepted': 'not-accepted',
}

const name = z.string().min(1).max(100)
const reason = z.string().max(100).default('')
const report = z.object({
  eInvoiceReport: z.object({
    version: z.literal(E_INVOICE_FORMAT_VERSION),
    id: name,
    client: name,
    recipient: z
      .array(
        z.object({ number: name, outcome: z.enum(['accepted', 'refused', 'ended']).nullable().catch(null), reason }),
      )
      .default([]),
    delivery: z
      .array(z.object({ invoice: name, outcome: z.enum(['delivered', 'refused']).nullable().catch(null), reason }))
      .default([]),
  }),
})

/** Reads a file from the operator, which must name our client number. Unknown outcomes become `unclear`. */
export function readEInvoiceReport(xml: string, client: string): Result<EInvoiceReport, EInvoiceFileProblem> {
  const read = report.safeParse(parseXmlFile(xml, { lists: LISTS }))
  if (!read.success) return err('not-e-invoice')
  const { recipient, delivery, client: named } = read.data.eInvoiceReport
  if (named !== client) return err('other-client')
  const unclear: string[] = []
  const recipients: RecipientAnswer[] = []
  for (const { number, outcome, reason: why } of recipient)
    if (outcome === null) unclear.push(number)
    else {
      const reason = outcome === 'accepted' ? null : (RECIPIENT_REASONS[why] ?? 'other')
      recipients.push({ recipient: number, outcome, reason })
    }
  const deliveries: DeliveryAnswer[] = []
  for (const { invoice, outcome, reason: why } of delivery)
    if (outcome === null) unclear.push(invoice)
    else {
      const refusal = outcome === 'delivered' ? null : (REFUSALS[why] ?? 'other')
      deliveries.push({ invoice, outcome, refusal })
    }
  return ok({ recipients, deliveries, unclear })
}
