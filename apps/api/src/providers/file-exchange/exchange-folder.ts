import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '@klarsikt/core/lib'
import { replaceFile } from '@klarsikt/server/files'
import { type FileKind, type Inbox, type InboxSettings, openInbox } from './inbox.js'

/** An exchange of files with another party, which answers in its own time. */
export type FileExchange = Inbox & {
  /** Hands a file over. A repeated id means the same file. */
  deliver(id: string, text: string): Promise<void>
}

export type ExchangeOptions = FileKind & {
  /** The subfolder for files that the file transfer takes, and the one where answers arrive. */
  readonly sent: string
  readonly received: string
}

/** A folder that a file transfer synchronises with one of the other party. */
export function exchangeFolder(
  { folder, settleSeconds }: InboxSettings,
  clock: Clock,
  { sent, received, ...kind }: ExchangeOptions,
): FileExchange {
  const [outbox, inbox] = [join(folder, sent), join(folder, received)]
  const reports = openInbox({ folder: inbox, settleSeconds }, clock, kind)
  return {
    async deliver(id, text) {
      // An id can contain the extension already.
      const target = join(outbox, id.endsWith(kind.extension) ? id : `${id}${kind.extension}`)
      await mkdir(outbox, { recursive: true })
      // Two processes that deliver the same file write the same content. createFile needs links, which a network
      // share may lack.
      if (!(await isThere(target)))
        await replaceFile(target, text, { encoding: kind.encoding === 'xml' ? 'utf8' : kind.encoding })
    },
    async list() {
      await mkdir(inbox, { recursive: true })
      return reports.list()
    },
    read: (name) => reports.read(name),
    finish: (name, outcome) => reports.finish(name, outcome),
  }
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch {
    return false
  }
}
