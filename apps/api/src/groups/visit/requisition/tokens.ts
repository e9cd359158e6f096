import { randomBytes } from 'node:crypto'
import type { Actor } from '@klarsikt/core/access'
import { REQUISITION_LIST_MINUTES } from '@klarsikt/core/requisition'
import type { Clock } from '@klarsikt/server/clock'
import type { Encryption } from '@klarsikt/server/encryption'

const TOKEN = 'requisition.token_digest'
const SIGNATURE = 'requisition.signature'
const LIST = 'requisition.list'

type Parts = { readonly encryption: Encryption; readonly clock: Clock }

/**
 * Makes a signed token for a manager's link, so that other texts are refused without a lookup, and the digest to store.
 */
export function newToken(encryption: Encryption): { readonly token: string; readonly digest: string } {
  const secret = randomBytes(32).toString('base64url')
  const token = `${secret}.${encryption.digest(secret, SIGNATURE)}`
  return { token, digest: encryption.digest(token, TOKEN) }
}

/** The digests by which a requisition is found from the token of its link. */
export function tokenDigests(encryption: Encryption, token: string): string[] {
  return encryption.digests(token, TOKEN)
}

/** Makes a token that opens a manager's list for a limited time. It names the manager by the digest of the address. */
export function newListToken({ encryption, clock }: Parts, managerDigest: string): string {
  const payload = `${managerDigest}.${clock.now().getTime() + REQUISITION_LIST_MINUTES * 60_000}`
  return `${payload}.${encryption.digest(payload, LIST)}`
}

/** Makes a token for one requisition of such a list. */
export function itemToken(listToken: string, id: string): string {
  return `${listToken}.${id}`
}

/** Reads the manager and, if any, the requisition from a list token; null for other texts and expired tokens. */
export function readListToken(
  { encryption, clock }: Parts,
  token: string,
): { readonly managerDigest: string; readonly id: string | null } | null {
  const [managerDigest = '', until = '', signature = '', id = null, ...more] = token.split('.')
  const isGood = more.length === 0 && encryption.matches(`${managerDigest}.${until}`, signature, LIST)
  return isGood && Number(until) > clock.now().getTime() ? { managerDigest, id } : null
}

/** The manager who shows a token, without a lookup; null when the shop did not sign it. */
export function managerOf(parts: Parts, token: string): Actor | null {
  const list = readListToken(parts, token)
  if (list) return { kind: 'manager', managerId: list.managerDigest }
  const [secret = '', signature = '', ...more] = token.split('.')
  const isLink = more.length === 0 && parts.encryption.matches(secret, signature, SIGNATURE)
  return isLink ? { kind: 'manager', managerId: parts.encryption.digest(token, TOKEN) } : null
}
