import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { type SecretKey, secretKey } from './secret-key.js'

/**
 * Offers what code may do with the process secret and keeps the secret itself inside. New values use the current key.
 * Values of another known key can still be decrypted, found and compared.
 */
export type Encryption = {
  /** Id of the current key. It is not secret. */
  readonly keyId: string
  /** Every value that is encrypted with the current key begins with this. */
  readonly sealedPrefix: string
  /**
   * Encrypts with AES-256-GCM. `purpose` (table.column) is bound to the text, so that a value cannot be moved to
   * another column.
   */
  encrypt(plain: string, purpose: string): string
  /** Throws when the text was altered, was encrypted for another purpose, or needs an unknown key. */
  decrypt(sealed: string, purpose: string): string
  /** Returns a keyed digest. It finds a value or checks a token without storing it as plain text. */
  digest(value: string, purpose: string): string
  /**
   * Returns the digest by each known key, the current one first. It finds values that were stored before the key
   * changed.
   */
  digests(value: string, purpose: string): [current: string, ...earlier: string[]]
  /** Compares a value in constant time with a stored digest of any known key. */
  matches(value: string, digest: string, purpose: string): boolean
}

/** Old values have this version and no key id. */
const VERSION_WITHOUT_ID = 'v1'
const VERSION = 'v2'

/** Encrypts with `secret`, and decrypts with `secret` and the `previous` ones. */
export function createEncryption(secret: string, previous: readonly string[] = []): Encryption {
  return encryptionOf(secretKey(secret), previous.map(secretKey))
}

export function encryptionOf(current: SecretKey, others: readonly SecretKey[]): Encryption {
  const keys = [current, ...others.filter(({ id }) => id !== current.id)].map(usable)
  const [own = usable(current), ...earlier] = keys
  const sealedPrefix = `${VERSION}.${own.id}.`

  function keysFor(sealed: string): { readonly keys: readonly UsableKey[]; readonly data: string } {
    const [version, ...rest] = sealed.split('.')
    const [data] = rest.slice(-1)
    if (data === undefined || (version !== VERSION && version !== VERSION_WITHOUT_ID))
      throw new Error('Not a sealed value')
    if (version === VERSION_WITHOUT_ID) return { keys, data }
    const known = keys.filter(({ id }) => id === rest[0])
    if (known.length === 0) throw new Error(`Sealed with a key that is not known here (${rest[0]})`)
    return { keys: known, data }
  }

  return {
    keyId: own.id,
    sealedPrefix,
    encrypt: (plain, purpose) => sealedPrefix + seal(own, plain, purpose),
    decrypt(sealed, purpose) {
      const { keys: candidates, data } = keysFor(sealed)
      let failure: unknown
      for (const key of candidates) {
        try {
          return unseal(key, data, purpose)
        } catch (error) {
          failure ??= error
        }
      }
      throw failure
    },
    digest: (value, purpose) => digestWith(own, value, purpose),
    digests: (value, purpose) => [
      digestWith(own, value, purpose),
      ...earlier.map((key) => digestWith(key, value, purpose)),
    ],
    matches(value, digest, purpose) {
      const expected = Buffer.from(digest)
      // All keys are compared, even after one fits, so that the time does not tell which one did.
      return keys
        .map((key) => {
          const actual = Buffer.from(digestWith(key, value, purpose))
          return actual.length === expected.length && timingSafeEqual(actual, expected)
        })
        .includes(true)
    },
  }
}

type UsableKey = ReturnType<typeof usable>

/**
 * Makes key objects once. A digest from bytes would make one each time, which takes four times as long as the digest.
 */
function usable({ id, seal: sealKey, digest }: SecretKey) {
  return { id, seal: createSecretKey(sealKey), digest: createSecretKey(digest) }
}

function seal(key: UsableKey, plain: string, purpose: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key.seal, nonce).setAAD(Buffer.from(purpose))
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

function unseal(key: UsableKey, data: string, purpose: string): string {
  const bytes = Buffer.from(data, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key.seal, bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function digestWith(key: UsableKey, value: string, purpose: string): string {
  // The length in front keeps two splits of the same joined text apart.
  return createHmac('sha256', key.digest).update(`${purpose.length}:${purpose}:${value}`).digest('base64url')
}
