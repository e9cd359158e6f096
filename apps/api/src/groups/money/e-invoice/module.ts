import { defineModule } from '../../../define-module.js'
import { recipientData } from './recipient-data.js'
import { runEInvoices } from './run.js'
import { E_INVOICE_FILE } from './send.js'
import { eInvoiceFile } from './tables.js'

export const eInvoiceModule = defineModule({
  name: 'e-invoice',
  rounds: [
    {
      name: 'e-invoice',
      every: 60,
      timeout: 300,
      exclusive: true,
      audits: [
        'e-invoice.active',
        'e-invoice.refused',
        'e-invoice.ended',
        'delivery.sent',
        'delivery.delivered',
        'delivery.refused',
        'delivery.dropped',
      ],
      run: runEInvoices,
    },
  ],
  personalData: [recipientData],
  sealed: [{ column: eInvoiceFile.content, purpose: E_INVOICE_FILE }],
})
