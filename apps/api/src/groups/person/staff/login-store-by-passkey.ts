import type { SignedPasskey } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { provePasskey } from '../identity/prove-passkey.js'
import { startStoreSession } from './finish-store-login.js'

/**
 * Logs an employee in by a passkey alone, which counts as both steps of the other log-in, because it verifies its
 * holder. Password locks do not apply. An unknown passkey and a wrong signature get the same answer; a customer is told
 * to use the customers' log-in.
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
