import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where Debian and its relatives put the tools of each version. */
const versionFolder = (major: number) => `/usr/lib/postgresql/${major}/bin/`

/**
 * The tool that fits a server of this major version, or null. pg_dump refuses a server newer than itself, so one of the same
 * major version is looked for first, then the one on the path.
 */
export async function findPostgresTool(name: 'pg_dump' | 'pg_restore', serverMajor: number): Promise<string | null> {
  for (const tool of [`${versionFolder(serverMajor)}${name}`, name]) {
    const major = await majorOf(tool)
    if (major !== null && major >= serverMajor) return tool
  }
  return null
}

async function majorOf(tool: string): Promise<number | null> {
  try {
    const { stdout } = await run(tool, ['--version'])
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0) || null
  } catch {
    return null
  }
}
