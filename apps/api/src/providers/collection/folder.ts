import { exchangeFolder, type FileExchange } from '../exchange-folder.js'

/** The folder that a file transfer keeps in step with the collection agency. */
export function folderOfCollectionFiles(folder: string): FileExchange {
  return exchangeFolder(folder, {
    sent: 'till-inkasso',
    received: 'fran-inkasso',
    name: /^[^.].*\.xml$/i,
    encoding: 'utf8',
  })
}
