import type { Clock } from '@klarsikt/core/lib'
import { exchangeFolder, type FileExchange } from '../file-exchange/exchange-folder.js'
import type { InboxSettings } from '../file-exchange/inbox.js'

/** The folder that a file transfer synchronises with Bankgirot. */
export function folderOfAutogiroFiles(inbox: InboxSettings, clock: Clock): FileExchange {
  return exchangeFolder(inbox, clock, {
    sent: 'till-bankgirot',
    received: 'fran-bankgirot',
    name: /^[^.].*\.txt$/i,
    encoding: 'latin1',
  })
}
