import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Writes a file that the shop or another stand-in may read at any moment: they find all of the old one or all of the new one. */
export function replaceFile(file: string, text: string, encoding: 'utf8' | 'latin1' = 'utf8'): void {
  const draft = `${file}.${randomUUID()}.part`
  try {
    writeFileSync(draft, text, encoding)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
