import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file that the shop or another simulator may read at any moment. They find either the complete old file or
 * the complete new one.
 */
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
