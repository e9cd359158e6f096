import { randomBytes } from 'node:crypto'
import type { Actor } from '@klarsikt/core/access'
import { REQUISITION_LIST_MINUTES } from '@klarsikt/core/b2b'
import type { Clock } from '@klarsikt/server/clock'
import type { Encryption } from '@klarsikt/server/encryption'

const TOKEN = 'requisition.token_digest'
const SIGNATURE = 'requisition.signature'
const LIST = 'requisition.list'

type Parts = { readonly encryption: Encryption; readonly clock: Clock }

/** A new secret for a manager's link, signed so that no other opens anything, and the digest that is stored of it. */
export function newToken(encryption: Encryption): { readonly token: string; readonly digest: string } {
  const secret = randomBytes(32).toString('base64url')
  const token = `${secret}.${encryption.digest(secret, SIGNATURE)}`
  return { token, digest: encryption.digest(token, TOKEN) }
}

/** How a requisition is found by the token of its link. */
export function tokenDigests(encryption: Encryption, token: string): string[] {
  return encryption.digests(token, TOKEN)
}

/** What opens the list of a manager for a while; it names the manager by the digest of the address. */
export function newListToken({ encryption, clock }: Parts, managerDigest: string): string {
  const payload = `${managerDigest}.${clock.now().getTime() + REQUISITION_LIST_MINUTES * 60_000}`
  return `${payload}.${encryption.digest(payload, LIST)}`
}

/** What opens one requisition of such a list. */
export function itemToken(listToken: string, id: string): string {
  return `${listToken}.${id}`
}

/** The manager whom a token speaks of, and which requisition of their list it means; null for any other text. */
export function readListToken(
  { encryption, clock }: Parts,
  token: string,
): { readonly managerDigest: string; readonly id: string | null } | null {
  const [managerDigest = '', until = '', signature = '', id = null, ...more] = token.split('.')
  const isGood = more.length === 0 && encryption.matches(`${managerDigest}.${until}`, signature, LIST)
  return isGood && Number(until) > clock.now().getTime() ? { managerDigest, id } : null
}

/** The manager who shows a token, before anything is looked up; null where it is not one of ours. */
export function managerOf(parts: Parts, token: string): Actor | null {
  const list = readListToken(parts, token)
  if (list) return { kind: 'manager', managerId: list.managerDigest }
  const [secret = '', signature = '', ...more] = token.split('.')
  const isLink = more.length === 0 && parts.encryption.matches(secret, signature, SIGNATURE)
  return isLink ? { kind: 'manager', managerId: parts.encryption.digest(token, TOKEN) } : null
}
