import { createHash, timingSafeEqual } from 'node:crypto'
import type { DiscoveryActor } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { tenantOfKey } from '../modules/tenant/keys.js'
import type { Refusal } from './failures.js'
import type { Call } from './implement.js'
import { WRONG_KEYS } from './rate-limits.js'

const TOO_MANY = 'Too many wrong keys from this network; try again later.'
const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/i

/**
 * Finds out who holds the key of a call: the installation, the tenant in the address, or nobody, which makes the caller a visitor. Every
 * try takes a point from the caller's network, whatever tenant it names, and a right key gives the point back. A network that tried several
 * wrong keys is refused before its key is compared.
 */
export async function authorise(call: Call, tenant: string): Promise<Result<DiscoveryActor, Refusal>> {
  const tried = await call.rateLimits.consume(WRONG_KEYS, call.address)
  if (!tried.ok) return err({ code: 'rate-limited', message: TOO_MANY, ...tried.error })
  const given = bearerKey(call.request)
  const actor = given === null ? null : await holderOf(call, given, tenant)
  if (!actor) return ok({ kind: 'visitor' })
  await call.rateLimits.giveBack(WRONG_KEYS, call.address)
  return ok(actor)
}

async function holderOf(call: Call, given: string, tenant: string): Promise<DiscoveryActor | null> {
  if (isAdminKey(given, call.settings.adminKey)) return { kind: 'admin' }
  return (await tenantOfKey(call, given)) === tenant ? { kind: 'tenant', tenant } : null
}

export function bearerKey(request: Request): string | null {
  return BEARER.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

function isAdminKey(given: string, adminKey: string | null): boolean {
  if (adminKey === null || adminKey === '') return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(adminKey))
}
