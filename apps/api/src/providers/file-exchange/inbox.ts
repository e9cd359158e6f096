import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '@klarsikt/core/lib'
import { moveToFolder } from '@klarsikt/server/files'
import { createStillness } from './stillness.js'
import { decodeXml } from './xml-file.js'

/** Files from another party that wait to be read. */
export type Inbox = {
  /** Names of the complete, unread files, the oldest first. */
  list(): Promise<readonly string[]>
  read(name: string): Promise<string>
  /** Moves a file away, so that it is no longer listed. */
  finish(name: string, outcome: 'read' | 'refused'): Promise<void>
}

/** A folder where another party's files arrive. */
export type InboxSettings = {
  readonly folder: string
  /** How long a file must stay unchanged to count as complete, in seconds: its writer may pause. */
  readonly settleSeconds: number
}

/** How files are named and encoded. */
export type FileKind = { readonly extension: '.txt' | '.xml'; readonly encoding: 'xml' | 'latin1' }

export const XML_FILES: FileKind = { extension: '.xml', encoding: 'xml' }

/** Longest file that the shop reads, in bytes; a day of the whole chain is about a hundredth of it. */
const FILE_BYTES_MAX = 50_000_000

/** The subfolders for read and for refused files. */
const FOLDERS = { read: 'lasta', refused: 'nekade' } as const

/** The last look at the files of all folders. Each round compares with it, to see which files have changed. */
const stillness = createStillness()

/** Opens a folder into which a file transfer puts files. */
export function openInbox(
  { folder, settleSeconds }: InboxSettings,
  clock: Clock,
  { extension, encoding }: FileKind,
): Inbox {
  return {
    async list() {
      const names = (await readdir(folder)).filter(
        (name) => !name.startsWith('.') && name.toLowerCase().endsWith(extension),
      )
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

/** The size and time of a file; null when there is no such file any more, or it is a folder. */
async function lookAt(folder: string, name: string) {
  const found = await stat(join(folder, name)).catch(() => null)
  return found?.isFile() ? { name, size: found.size, mtimeMs: found.mtimeMs } : null
}
