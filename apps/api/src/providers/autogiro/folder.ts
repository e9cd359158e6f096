import { exchangeFolder, type FileExchange } from '../exchange-folder.js'

/** The folder that a file transfer keeps in step with the bank giro. */
export function folderOfAutogiroFiles(folder: string): FileExchange {
  return exchangeFolder(folder, {
    sent: 'till-bankgirot',
    received: 'fran-bankgirot',
    name: /^[^.].*\.txt$/i,
    encoding: 'latin1',
  })
}
