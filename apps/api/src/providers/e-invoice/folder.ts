import type { Clock } from '@klarsikt/core/lib'
import { exchangeFolder, type FileExchange } from '../file-exchange/exchange-folder.js'
import type { InboxSettings } from '../file-exchange/inbox.js'

/** The folder that a file transfer synchronises with the operator of e-invoices. */
export function folderOfEInvoiceFiles(inbox: InboxSettings, clock: Clock): FileExchange {
  return exchangeFolder(inbox, clock, {
    sent: 'till-operatoren',
    received: 'fran-operatoren',
    name: /^[^.].*\.xml$/i,
    encoding: 'xml',
  })
}
