import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderOfBankFiles } from './bank/folder.js'

/** An exchange of files with somebody who asks and answers at leisure. */
export type FileExchange = {
  /** Hands a file over; the same name again is the same file. */
  deliver(name: string, text: string): Promise<void>
  /** Names of reports that have not been read, the oldest first. */
  list(): Promise<readonly string[]>
  read(name: string): Promise<string>
  finish(name: string, outcome: 'read' | 'refused'): Promise<void>
}

type ExchangeOptions = {
  /** Where files lie until the file transfer takes them, and where those that answer arrive. */
  readonly sent: string
  readonly received: string
  /** How the answers are called; one that is still being written has another ending. */
  readonly name: RegExp
  readonly encoding: 'utf8' | 'latin1'
}

/** A folder that a file transfer keeps in step with another one. */
export function exchangeFolder(
  folder: string,
  { sent, received, name: pattern, encoding }: ExchangeOptions,
): FileExchange {
  const [outbox, inbox] = [join(folder, sent), join(folder, received)]
  const reports = folderOfBankFiles(inbox, { name: pattern, encoding })
  return {
    async deliver(name, text) {
      const target = join(outbox, name)
      await mkdir(outbox, { recursive: true })
      if (await isThere(target)) return
      // Under a name of its own until it is whole: the file transfer never takes half of it, and two who deliver the same
      // file at once do not take each other's.
      const part = `${target}.${randomUUID()}.part`
      await writeFile(part, text, encoding)
      await rename(part, target)
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
