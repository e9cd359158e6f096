import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writePromises } from './check-promises.ts'
import { compileMessages } from './compile-messages.ts'

const folders = (root: string): readonly string[] => globSync('{packages,apps}/*/src/messages', { cwd: root })

/** Finds compiled messages that differ from their catalogues. */
export function messageProblems(root: string): string[] {
  return folders(root).flatMap((folder) => {
    const files = compileMessages(path.join(root, folder))
    const stale = [...files].flatMap(([file, code]) => (current(path.join(root, folder, file)) === code ? [] : [file]))
    const left = globSync('generated/*.ts', { cwd: path.join(root, folder) }).filter((file) => !files.has(file))
    return [...stale, ...left].map((file) => `${folder}/${file} is out of step with its catalogue: run pnpm messages`)
  })
}

/** Compiles the catalogues of every package that has some. */
export function writeMessages(root: string): void {
  for (const folder of folders(root)) {
    rmSync(path.join(root, folder, 'generated'), { recursive: true, force: true })
    mkdirSync(path.join(root, folder, 'generated'))
    for (const [file, code] of compileMessages(path.join(root, folder)))
      writeFileSync(path.join(root, folder, file), code)
  }
}

function current(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

if (process.argv[2] === '--write') {
  const root = path.resolve(import.meta.dirname, '../../..')
  writeMessages(root)
  writePromises(root)
}
