import { defineModule } from '../../../define-module.js'
import { runExchange } from '../file-exchange/run.js'
import { eInvoiceFormat } from './format.js'
import { recipientData } from './recipient-data.js'
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
      run: (deps) => runExchange(deps, eInvoiceFormat),
    },
  ],
  personalData: [recipientData],
  sealed: [eInvoiceFile.content],
})
