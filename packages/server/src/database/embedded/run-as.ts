import { chownSync } from 'node:fs'
import { UNPRIVILEGED_ID } from './binaries.js'

/** Says how to start the Postgres programs on this machine. */
export type RunAs = {
  readonly unprivileged: boolean
  /** Returns the data folder as an argument for a program whose working directory is that folder. */
  dataArgument(folder: string): string
  readonly spawnOptions: { readonly uid?: number; readonly gid?: number }
  /** Makes the user that Postgres runs as the owner of a folder or file. */
  give(path: string): void
}

/**
 * Postgres refuses to run as root, so root starts it as an unprivileged user. That user may not be able to reach the
 * data folder by its path. The working directory is set while still root, and `/proc/self/cwd` leads there directly, so
 * the data can stay in its place.
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
