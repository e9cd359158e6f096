import type { Clock } from '@klarsikt/core/lib'
import { exchangeFolder, type FileExchange } from '../file-exchange/exchange-folder.js'
import type { InboxSettings } from '../file-exchange/inbox.js'

/** The folder that a file transfer synchronises with the collection agency. */
export function folderOfCollectionFiles(inbox: InboxSettings, clock: Clock): FileExchange {
  return exchangeFolder(inbox, clock, {
    sent: 'till-inkasso',
    received: 'fran-inkasso',
    name: /^[^.].*\.xml$/i,
    encoding: 'xml',
  })
}
