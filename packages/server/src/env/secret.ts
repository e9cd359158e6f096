import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
  if (!existsSync(path) && existsSync(join(env.dataFolder, 'postgres')))
    throw new SettingsError(
      `The secret of the database in ${env.dataFolder} is gone: restore ${path}, or set KLARSIKT_SECRET to it.`,
    )
  await mkdir(env.dataFolder, { recursive: true })
  try {
    // 'wx' lets exactly one of two processes that start together make the secret.
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32)
    throw new SettingsError(`The secret in ${path} is damaged: restore it, or set KLARSIKT_SECRET.`)
  return secret
}
