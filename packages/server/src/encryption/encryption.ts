import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** What may be done with the process secret; the secret itself stays inside. */
export type Encryption = {
  /** AES-256-GCM. `purpose` (table.column) is bound to the text, so that a value cannot be moved to another column. */
  encrypt(plain: string, purpose: string): string
  /** Throws when the text was altered, made for another purpose, or with another secret. */
  decrypt(sealed: string, purpose: string): string
  /** Keyed digest for looking a value up, or keeping a token, without storing it. */
  digest(value: string, purpose: string): string
  /** Compares a value with a kept digest in constant time. */
  matches(value: string, digest: string, purpose: string): boolean
}

const VERSION = 'v1'

/** Derives separate keys for sealing and for digests from the one secret of the process. */
export function createEncryption(secret: string): Encryption {
  // Key objects: from bytes one would be made anew for each digest, which takes four times as long as the digest.
  const derive = (label: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'klarsikt', label, 32)))
  const sealKey = derive('seal')
  const digestKey = derive('digest')
  const digest = (value: string, purpose: string) =>
    // The length keeps two splits of the same joined text apart.
    createHmac('sha256', digestKey).update(`${purpose.length}:${purpose}:${value}`).digest('base64url')
  return {
    encrypt(plain, purpose) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(purpose))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`
    },
    decrypt(sealed, purpose) {
      const [version, data] = sealed.split('.')
      if (version !== VERSION || data === undefined) throw new Error('Not a sealed value')
      const bytes = Buffer.from(data, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12), { authTagLength: 16 })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    digest,
    matches(value, kept, purpose) {
      const actual = Buffer.from(digest(value, purpose))
      const expected = Buffer.from(kept)
      return actual.length === expected.length && timingSafeEqual(actual, expected)
    },
  }
}
