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
 * What may be done with the process secret; the secret itself stays inside. What is made is made with the current key;
 * what was made with another known key can still be read, found and compared.
 */
export type Encryption = {
  /** Id of the current key; no secret. */
  readonly keyId: string
  /** What a value that is sealed with the current key begins with. */
  readonly sealedPrefix: string
  /** AES-256-GCM. `purpose` (table.column) is bound to the text, so that a value cannot be moved to another column. */
  encrypt(plain: string, purpose: string): string
  /** Throws when the text was altered, made for another purpose, or with a key that is not known here. */
  decrypt(sealed: string, purpose: string): string
  /** Keyed digest for looking a value up, or keeping a token, without storing it. */
  digest(value: string, purpose: string): string
  /** The digest by each known key, the current one first: for finding what may have been stored before the key changed. */
  digests(value: string, purpose: string): [current: string, ...earlier: string[]]
  /** Compares a value with a stored digest of any known key in constant time. */
  matches(value: string, digest: string, purpose: string): boolean
}

/** Values without a key id, from before there were any. */
const VERSION_WITHOUT_ID = 'v1'
const VERSION = 'v2'

/** Encryption with one secret, and `previous` ones for reading. */
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
      // Each key is tried, whether or not an earlier one fits.
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

/** Key objects: from bytes one would be made anew for each digest, which takes four times as long as the digest. */
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
  // The length keeps two splits of the same joined text apart.
  return createHmac('sha256', key.digest).update(`${purpose.length}:${purpose}:${value}`).digest('base64url')
}
