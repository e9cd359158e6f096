import type { Clock } from '@klarsikt/core/lib'
import { type Inbox, type InboxSettings, openInbox } from '../file-exchange/inbox.js'

/** The folder where the bank's file transfer puts its reports. */
export function folderOfBankFiles(inbox: InboxSettings, clock: Clock): Inbox {
  return openInbox(inbox, clock, { name: /^[^.].*\.xml$/i, encoding: 'xml' })
}
