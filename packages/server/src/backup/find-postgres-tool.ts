import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const versionFolder = (major: number) => `/usr/lib/postgresql/${major}/bin/`

/**
 * Finds a tool that fits a server of this major version, or returns null. pg_dump refuses a server that is newer than
 * itself, so Debian's folder of the same version is tried first, then the tool on the PATH.
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
