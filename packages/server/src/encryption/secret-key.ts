import { hkdfSync } from 'node:crypto'

/** The keys derived from a secret: an id that may be shown, a key for encryption and another one for digests. */
export type SecretKey = { readonly id: string; readonly seal: Buffer; readonly digest: Buffer }

const derive = (secret: string, label: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, 'klarsikt', label, bytes))

export function secretKey(secret: string): SecretKey {
  return {
    id: derive(secret, 'id', 6).toString('base64url'),
    seal: derive(secret, 'seal', 32),
    digest: derive(secret, 'digest', 32),
  }
}

/** Writes a key as text, so that another key can encrypt it. */
export function exportKey({ seal, digest }: SecretKey): string {
  return Buffer.concat([seal, digest]).toString('base64url')
}

export function importKey(id: string, text: string): SecretKey {
  const bytes = Buffer.from(text, 'base64url')
  return { id, seal: bytes.subarray(0, 32), digest: bytes.subarray(32) }
}
