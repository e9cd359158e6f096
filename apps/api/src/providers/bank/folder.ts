import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BankFiles } from './port.js'

/** What a report may come to, bytes: a day of a whole chain is a hundredth of it. */
const FILE_BYTES_MAX = 50_000_000

/** Where files go that have been read, and those that were refused. */
const FOLDERS = { read: 'lasta', refused: 'nekade' } as const

/** A folder into which the bank's file transfer puts its reports. A file that is still being written has another ending. */
export function folderOfBankFiles(folder: string): BankFiles {
  return {
    async list() {
      const names = (await readdir(folder)).filter((name) => /^[^.].*\.xml$/i.test(name))
      const dated = await Promise.all(names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })))
      return dated.toSorted((a, b) => a.mtimeMs - b.mtimeMs).map(({ name }) => name)
    },
    async read(name) {
      const file = join(folder, name)
      const { size } = await stat(file)
      return size > FILE_BYTES_MAX ? '' : readFile(file, 'utf8')
    },
    async finish(name, outcome) {
      const target = join(folder, FOLDERS[outcome])
      await mkdir(target, { recursive: true })
      await rename(join(folder, name), join(target, name))
    },
  }
}
