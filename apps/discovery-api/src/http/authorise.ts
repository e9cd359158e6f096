import { createHash, timingSafeEqual } from 'node:crypto'
import { tenantOfKey } from '../modules/tenant/keys.js'
import { WRONG_KEYS } from './buckets.js'
import type { Call } from './implement.js'
import type { Refusal } from './refusal.js'

const TOO_MANY = 'Too many wrong keys from this network; try again later.'
const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/i

/**
 * Null when the caller holds a key that opens the call; the admin key opens every tenant's calls as well. Every try takes
 * a point of the caller's network, whichever tenant the address names, and a right key gives it back: so a network that has
 * shown a few wrong keys is not compared any more.
 */
export async function authorise(call: Call, needed: 'tenant' | 'admin', tenant: string): Promise<Refusal | null> {
  const wait = call.buckets.take(WRONG_KEYS, call.address)
  if (wait) return { code: 'rate-limited', message: TOO_MANY, ...wait }
  const given = bearerKey(call.request)
  if (given === null || !(await opens(call, given, needed, tenant))) return { code: 'unauthorized' }
  call.buckets.giveBack(WRONG_KEYS, call.address)
  return null
}

async function opens(call: Call, given: string, needed: 'tenant' | 'admin', tenant: string): Promise<boolean> {
  if (isAdminKey(given, call.settings.adminKey)) return true
  return needed === 'tenant' && (await tenantOfKey(call, given)) === tenant
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
