import type { EInvoiceReport, SentEInvoice, SentRegistration } from '../../../providers/e-invoice/port.js'
import { readEInvoiceReport } from '../../../providers/e-invoice/read-report.js'
import type { EInvoiceSettings } from '../../../providers/e-invoice/settings.js'
import { writeEInvoiceOrder } from '../../../providers/e-invoice/write-order.js'
import { XML_FILES } from '../../../providers/file-exchange/inbox.js'
import type { FileFormat } from '../file-exchange/format.js'
import { applyReport } from './apply-report.js'
import { claimDeliveries } from './claim-deliveries.js'
import { claimEnds, claimRegistrations } from './claim-recipients.js'
import { refuseUnanswered } from './refuse-unanswered.js'
import { eInvoiceFile } from './tables.js'

type Orders = {
  readonly registrations: readonly SentRegistration[]
  readonly ended: readonly string[]
  readonly invoices: readonly SentEInvoice[]
}

/** The exchange with the operator of e-invoices. */
export const eInvoiceFormat: FileFormat<EInvoiceSettings, Orders, EInvoiceReport> = {
  name: 'e-invoice',
  folder: { sent: 'till-operatoren', received: 'fran-operatoren', ...XML_FILES },
  table: eInvoiceFile,
  lock: { id: 7_240_915 },
  settingsOf: ({ eInvoice }) => eInvoice,
  prepare: refuseUnanswered,
  claim: async (deps, tx, file) => ({
    registrations: await claimRegistrations(deps, tx, file),
    ended: await claimEnds(tx),
    invoices: await claimDeliveries(deps, tx, file),
  }),
  write: writeEInvoiceOrder,
  read: (xml, { client }) => readEInvoiceReport(xml, client),
  apply: async (deps, report) => ({ numbers: await applyReport(deps, report) }),
}
