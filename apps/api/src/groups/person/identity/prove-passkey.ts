import type { SignedPasskey } from '@klarsikt/contract/shop/types'
import { eq } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import { challengeIn, staffHandle, userHandle } from './passkey-answer.js'
import { takeChallenge } from './passkey-challenge.js'
import { hasSigned } from './passkey-signature.js'
import { passkey } from './tables.js'

/** The proven holder of a passkey. */
export type PasskeyHolder =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'staff'; readonly storeId: number; readonly employeeNumber: string }

/**
 * The holder of the passkey that signed this session's log-in challenge; null without a valid signature. Browsers offer
 * customers' and employees' passkeys on both log-in pages, so a holder on the wrong page is told so, after the proof.
 */
export async function provePasskey(ctx: SessionCtx, signed: SignedPasskey): Promise<PasskeyHolder | null> {
  const challenge = challengeIn(signed.response.clientDataJSON)
  if (challenge === null || !(await takeChallenge(ctx, 'login', challenge))) return null
  const [known] = await ctx.database.orm.select().from(passkey).where(eq(passkey.id, signed.id))
  const holder = known ? holderOf(known) : null
  if (!known || holder === null) return null
  const handle = holder.kind === 'customer' ? userHandle(holder.customerId) : staffHandle(holder)
  if (signed.response.userHandle !== handle) return null
  return (await hasSigned(ctx, { signed, challenge, by: known })) ? holder : null
}

function holderOf({ customerId, storeId, employeeNumber }: typeof passkey.$inferSelect): PasskeyHolder | null {
  if (customerId !== null) return { kind: 'customer', customerId }
  return storeId !== null && employeeNumber !== null ? { kind: 'staff', storeId, employeeNumber } : null
}
