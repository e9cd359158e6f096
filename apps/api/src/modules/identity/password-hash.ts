import { type Options, hash, verify } from '@node-rs/argon2'

/** Argon2id, which is the library’s default, with the parameters of OWASP (2025): 19 MiB, two passes, one lane; about 20 ms. */
const ARGON2ID: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const CURRENT_PARAMETERS = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$`

let begun = 0

/** How many hashings and comparisons this process has begun: tests of what refusals cost ask before and after. */
export function countHashings(): number {
  return begun
}

/** Hashes a password in the thread pool, so that the event loop goes on. */
export function hashPassword(password: string): Promise<string> {
  begun++
  return hash(password.normalize('NFC'), ARGON2ID)
}

let unknownHash: Promise<string> | undefined

/**
 * Compares a password with its hash. Without one, as for an address without an account, the same work is done on a hash
 * that nothing matches, so that the time of the answer says nothing.
 */
export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  unknownHash ??= hashPassword('no password has this hash')
  begun++
  const right = await verify(hashed ?? (await unknownHash), password.normalize('NFC'))
  return right && hashed !== null
}

/** True for a hash made with weaker parameters than those of today; it is made again while the password is at hand. */
export function needsRehash(hashed: string): boolean {
  return !hashed.startsWith(CURRENT_PARAMETERS)
}
