import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '@klarsikt/core/lib'
import { moveToFolder } from '@klarsikt/server/files'
import { createStillness } from './stillness.js'
import { decodeXml } from './xml-file.js'

/** Files of somebody else that wait to be read. */
export type Inbox = {
  /** Names of those that have not been read and are whole, the oldest first. */
  list(): Promise<readonly string[]>
  read(name: string): Promise<string>
  /** Puts it where it is not listed any more. */
  finish(name: string, outcome: 'read' | 'refused'): Promise<void>
}

/** A folder in which files of somebody else arrive. */
export type InboxSettings = {
  readonly folder: string
  /** How long a file stands still before it is whole: who writes it may rest in between. */
  readonly settleSeconds: number
}

export type FileKind = { readonly name: RegExp; readonly encoding: 'xml' | 'latin1' }

/** What a report may come to, bytes: a day of a whole chain is a hundredth of it. */
const FILE_BYTES_MAX = 50_000_000

/** Where files go that have been read, and those that were refused. */
const FOLDERS = { read: 'lasta', refused: 'nekade' } as const

/** How files have looked, in all folders: a round looks at one, and the next rounds see whether it has changed. */
const stillness = createStillness()

/** A folder into which a file transfer puts files. */
export function openInbox(
  { folder, settleSeconds }: InboxSettings,
  clock: Clock,
  { name: pattern, encoding }: FileKind,
): Inbox {
  return {
    async list() {
      const names = (await readdir(folder)).filter((name) => pattern.test(name))
      const files = await Promise.all(names.map((name) => lookAt(folder, name)))
      const there = files.flatMap((file) => file ?? [])
      const still = stillness.among(folder, there, { now: clock.now(), settleSeconds })
      return still.toSorted((a, b) => a.mtimeMs - b.mtimeMs).map(({ name }) => name)
    },
    async read(name) {
      const file = join(folder, name)
      const { size } = await stat(file)
      if (size > FILE_BYTES_MAX) return ''
      return encoding === 'xml' ? decodeXml(await readFile(file)) : readFile(file, encoding)
    },
    finish: (name, outcome) => moveToFolder(join(folder, name), join(folder, FOLDERS[outcome])),
  }
}

/** Null for what is no file, and for one that has been taken away. */
async function lookAt(folder: string, name: string) {
  const found = await stat(join(folder, name)).catch(() => null)
  return found?.isFile() ? { name, size: found.size, mtimeMs: found.mtimeMs } : null
}
