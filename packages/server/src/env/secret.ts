import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFile } from '../files/index.js'
import { SettingsError } from './settings-error.js'

/**
 * Returns the secret that protects sessions, PINs and encrypted columns. It comes from the environment. With the
 * embedded database the process may instead make one and keep it beside the database, so that a restart can read what
 * was encrypted. Throws a SettingsError when the secret is missing or damaged.
 */
export async function resolveSecret(env: {
  readonly secret: string | undefined
  readonly databaseUrl?: string | undefined
  readonly dataFolder: string
}): Promise<string> {
  if (env.secret) return env.secret
  // Each process on a shared database would make a different secret.
  if (env.databaseUrl) throw new SettingsError('KLARSIKT_SECRET is missing: with DATABASE_URL it must be set.')
  const path = join(env.dataFolder, 'secret')
  // The secret is made before the database. The database is looked for first here, so when two processes start
  // together, neither takes the other's new secret for a lost one.
  if (existsSync(join(env.dataFolder, 'postgres')) && !existsSync(path))
    throw new SettingsError(
      `The secret of the database in ${env.dataFolder} is gone: restore ${path}, or set KLARSIKT_SECRET to it.`,
    )
  await mkdir(env.dataFolder, { recursive: true })
  if (!existsSync(path)) await createFile(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32)
    throw new SettingsError(`The secret in ${path} is damaged: restore it, or set KLARSIKT_SECRET.`)
  return secret
}
