import type { SignedPasskey } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { provePasskey } from '../identity/prove-passkey.js'
import { startStoreSession } from './finish-store-login.js'

/**
 * Logs somebody of a store in by a passkey alone: it is held, and it asks who holds it, which are the two steps of the other
 * log-in. Whoever guesses at their password does not come into it. A passkey that is unknown or signs wrongly is answered alike; a
 * customer who has signed is led to their own log-in.
 */
export async function loginStoreByPasskey(
  ctx: SessionCtx,
  signed: SignedPasskey,
): Promise<Result<Response, Refusal<'store-passkey.failed' | 'passkey.of-customer'>>> {
  const holder = await provePasskey(ctx, signed)
  if (holder?.kind === 'customer') return err('passkey.of-customer')
  const reply = holder && (await startStoreSession(ctx, holder, async () => true))
  return reply ? ok(reply) : err('store-passkey.failed')
}
