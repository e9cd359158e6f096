import { createHash, timingSafeEqual } from 'node:crypto'
import { tenantOfKey } from '../modules/tenant/keys.js'
import { WRONG_KEYS } from './buckets.js'
import type { Call } from './implement.js'
import type { Refusal } from './refusal.js'

const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/i

/** Null when the caller holds a key that opens the call; the admin key opens every tenant's calls as well. */
export async function authorise(call: Call, needed: 'tenant' | 'admin', tenant: string): Promise<Refusal | null> {
  const given = bearerKey(call.request)
  if (given !== null && isAdminKey(given, call.settings.adminKey)) return null
  // An address that has shown many wrong keys is not compared any more.
  const wait = call.buckets.take(WRONG_KEYS, call.address, 0.001)
  if (wait) return { code: 'rate-limited', ...wait }
  if (given !== null && needed === 'tenant' && (await tenantOfKey(call, given)) === tenant) return null
  call.buckets.take(WRONG_KEYS, call.address)
  return { code: 'unauthorized' }
}

/** The key of the Authorization header. */
export function bearerKey(request: Request): string | null {
  return BEARER.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

function isAdminKey(given: string, adminKey: string | null): boolean {
  if (adminKey === null || adminKey === '') return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(adminKey))
}
