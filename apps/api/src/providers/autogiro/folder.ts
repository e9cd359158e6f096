import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderOfBankFiles } from '../bank/folder.js'
import type { AutogiroFiles } from './port.js'

/** Where files to the bank giro lie until its file transfer takes them, and where those from it arrive. */
const FOLDERS = { sent: 'till-bankgirot', received: 'fran-bankgirot' } as const

/** How files of the bank giro are called; one that is still being written has another ending. */
const REPORT_NAME = /^[^.].*\.txt$/i

/** The folder that a file transfer keeps in step with the bank giro. */
export function folderOfAutogiroFiles(folder: string): AutogiroFiles {
  const received = join(folder, FOLDERS.received)
  const reports = folderOfBankFiles(received, { name: REPORT_NAME, encoding: 'latin1' })
  return {
    async deliver(name, text) {
      const target = join(folder, FOLDERS.sent, name)
      await mkdir(join(folder, FOLDERS.sent), { recursive: true })
      if (await isThere(target)) return
      // Under another name until it is whole: the file transfer never takes half of it.
      await writeFile(`${target}.part`, text, 'latin1')
      await rename(`${target}.part`, target)
    },
    async list() {
      await mkdir(received, { recursive: true })
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
