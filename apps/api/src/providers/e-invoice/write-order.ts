import { buildXmlFile } from '../file-exchange/xml-file.js'
import type { EInvoiceOrder } from './port.js'
import { ublInvoice } from './ubl-invoice.js'

/** Version of the format in `docs/guides/e-invoice-file.md`. */
export const E_INVOICE_FORMAT_VERSION = '1'

/**
 * Writes a file that registers recipients, ends recipients and delivers invoices, in this order, so that no invoice
 * precedes the registration of its recipient.
 */
export function writeEInvoiceOrder(
  { client, bankgiro }: { readonly client: string; readonly bankgiro: string },
  { id, writtenOn, registrations, ended, invoices }: EInvoiceOrder,
): string {
  const root = {
    '@version': E_INVOICE_FORMAT_VERSION,
    '@id': id,
    '@client': client,
    '@writtenOn': writtenOn,
    register: registrations.map(({ recipient, personalNumber }) => ({
      '@recipient': recipient,
      '@personalNumber': personalNumber,
    })),
    end: ended.map((recipient) => ({ '@recipient': recipient })),
    deliver: invoices.map((invoice) => ({
      '@invoice': invoice.number,
      '@recipient': invoice.recipient,
      Invoice: ublInvoice(invoice, bankgiro),
    })),
  }
  return buildXmlFile({ eInvoiceOrder: root })
}
