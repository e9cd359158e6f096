import { chownSync } from 'node:fs'
import { UNPRIVILEGED_ID } from './binaries.js'

/** How the Postgres programs are started on this machine. */
export type RunAs = {
  readonly unprivileged: boolean
  /** What to pass as the data folder when the program's working directory is the data folder. */
  dataArgument(folder: string): string
  readonly spawnOptions: { readonly uid?: number; readonly gid?: number }
  /** Hands a folder or file to the user that Postgres runs as. */
  give(path: string): void
}

/**
 * As root the programs run as an unprivileged user, who may not be able to walk to the data folder. The working directory
 * is set while still root, and `/proc/self/cwd` leads there without a walk, so the data can stay where it was asked for.
 */
export function runAs(): RunAs {
  const unprivileged = process.getuid?.() === 0
  return {
    unprivileged,
    dataArgument: (folder) => (unprivileged && process.platform === 'linux' ? '/proc/self/cwd' : folder),
    spawnOptions: unprivileged ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {},
    give: (path) => {
      if (unprivileged) chownSync(path, UNPRIVILEGED_ID, UNPRIVILEGED_ID)
    },
  }
}
