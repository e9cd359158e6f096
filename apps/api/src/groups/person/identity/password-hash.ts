import { type Options, hash, verify } from '@node-rs/argon2'

/**
 * The parameters of Argon2id that OWASP recommends (2025): 19 MiB, two passes, one lane; about 20 ms. Argon2id is the
 * library's default.
 */
const ARGON2ID: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const CURRENT_PARAMETERS = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$`

let begun = 0

/** How many hashings and comparisons this process has begun. Tests use it to compare the cost of refusals. */
export function countHashings(): number {
  return begun
}

/** Hashes a password in the thread pool, so that it does not block the event loop. */
export function hashPassword(password: string): Promise<string> {
  begun++
  return hash(password.normalize('NFC'), ARGON2ID)
}

let unknownHash: Promise<string> | undefined

/**
 * Compares a password with its hash. Without a hash, as for an unknown address, it compares with a hash that nothing
 * matches, so that the time does not reveal whether there is an account.
 */
export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  unknownHash ??= hashPassword('no password has this hash')
  begun++
  const right = await verify(hashed ?? (await unknownHash), password.normalize('NFC'))
  return right && hashed !== null
}

/** Whether a hash has other parameters than today's, so that it has to be made again. */
export function needsRehash(hashed: string): boolean {
  return !hashed.startsWith(CURRENT_PARAMETERS)
}
