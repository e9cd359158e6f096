import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFile } from '../files/index.js'
import { SettingsError } from './settings-error.js'

/**
 * The key material that sessions, PINs and encrypted columns hang on. Given by the environment; or, with the embedded
 * database only, made once and kept beside it, so that a restart can still read what it wrote.
 */
export async function resolveSecret(env: {
  readonly secret: string | undefined
  readonly databaseUrl?: string | undefined
  readonly dataFolder: string
}): Promise<string> {
  if (env.secret) return env.secret
  // Processes that share a database would each make a secret of their own.
  if (env.databaseUrl) throw new SettingsError('KLARSIKT_SECRET is missing: with DATABASE_URL it must be set.')
  const path = join(env.dataFolder, 'secret')
  // The secret is made before the database: looked for in this order, none of two that start together misses it.
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
