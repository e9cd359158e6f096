import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileMessages } from './compile-messages.ts'

/** Returns the folders with catalogues, by their paths below the root. */
export const messageFolders = (root: string): readonly string[] =>
  globSync('{packages,apps}/*/src/messages', { cwd: root })

/**
 * Finds packages whose compiled messages differ from their catalogues. An install builds them, and so does each turbo
 * task that reads them.
 */
export function messageProblems(root: string): string[] {
  return messageFolders(root).flatMap((folder) => {
    const { stale, left } = differences(path.join(root, folder))
    const count = stale.size + left.length
    return count === 0 ? [] : [`${count} compiled messages of ${folder} are out of step: run pnpm messages`]
  })
}

/** Compiles the catalogues of one package. Files that are right already stay untouched, because others may read them. */
export function writeMessages(folder: string): void {
  const { stale, left } = differences(folder)
  for (const file of left) rmSync(path.join(folder, file))
  mkdirSync(path.join(folder, 'generated'), { recursive: true })
  for (const [file, code] of stale) writeFileSync(path.join(folder, file), code)
}

function differences(folder: string): { readonly stale: ReadonlyMap<string, string>; readonly left: string[] } {
  const files = compileMessages(folder)
  const stale = new Map([...files].filter(([file, code]) => current(path.join(folder, file)) !== code))
  return { stale, left: globSync('generated/*.ts', { cwd: folder }).filter((file) => !files.has(file)) }
}

function current(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
