import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BankFiles } from './port.js'

/** What a report may come to, bytes: a day of a whole chain is a hundredth of it. */
const FILE_BYTES_MAX = 50_000_000

/** Where files go that have been read, and those that were refused. */
const FOLDERS = { read: 'lasta', refused: 'nekade' } as const

/** How files of XML are called; one that is still being written has another ending. */
const XML_NAME = /^[^.].*\.xml$/i

/** A folder into which the bank's file transfer puts its reports. */
export function folderOfBankFiles(
  folder: string,
  { name: pattern, encoding }: { readonly name: RegExp; readonly encoding: 'utf8' | 'latin1' } = {
    name: XML_NAME,
    encoding: 'utf8',
  },
): BankFiles {
  return {
    async list() {
      const names = (await readdir(folder)).filter((name) => pattern.test(name))
      const dated = await Promise.all(names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })))
      return dated.toSorted((a, b) => a.mtimeMs - b.mtimeMs).map(({ name }) => name)
    },
    async read(name) {
      const file = join(folder, name)
      const { size } = await stat(file)
      return size > FILE_BYTES_MAX ? '' : readFile(file, encoding)
    },
    async finish(name, outcome) {
      const target = join(folder, FOLDERS[outcome])
      await mkdir(target, { recursive: true })
      await rename(join(folder, name), join(target, name))
    },
  }
}
