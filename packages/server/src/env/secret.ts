import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The key material that sessions, PINs and encrypted columns hang on. Given by the environment in production; made once
 * and kept in the data folder otherwise, so that a restart can still read what it wrote.
 */
export async function resolveSecret(env: {
  readonly secret: string | undefined
  readonly dataFolder: string
}): Promise<string> {
  if (env.secret) return env.secret
  await mkdir(env.dataFolder, { recursive: true })
  const path = join(env.dataFolder, 'secret')
  try {
    // 'wx' lets exactly one of two processes that start together make the secret.
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32) throw new Error(`The secret in ${path} is damaged: restore it, or set KLARSIKT_SECRET.`)
  return secret
}
