import { exchangeFolder, type FileExchange } from '../exchange-folder.js'

/** The folder that a file transfer keeps in step with the operator of e-invoices. */
export function folderOfEInvoiceFiles(folder: string): FileExchange {
  return exchangeFolder(folder, {
    sent: 'till-operatoren',
    received: 'fran-operatoren',
    name: /^[^.].*\.xml$/i,
    encoding: 'utf8',
  })
}
