import { type DiscountLimits, type DiscountRefusal, isLimited, refuseUse } from '@klarsikt/core/cart'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { countUses, lockCode } from './queries.js'
import { discountHold } from './tables.js'

/** The buyer, by digests under each known key, the current one first. The lists are empty for an unknown visitor. */
export type DiscountBuyer = {
  readonly customerId: string | null
  readonly emailDigests: readonly string[]
  readonly mobileDigests: readonly string[]
}

type Use = { readonly code: string; readonly cartId: string; readonly buyer: DiscountBuyer }

/** Why this buyer cannot use a limited code now; null when they can. */
export async function refuseDiscount(
  executor: Executor,
  limits: DiscountLimits,
  { code, cartId, buyer: { customerId, emailDigests, mobileDigests } }: Use,
): Promise<DiscountRefusal | null> {
  if (!isLimited(limits)) return null
  const [uses] = (await countUses(executor, code, cartId, customerId, emailDigests, mobileDigests)).rows
  if (!uses) throw new Error('The uses of a code were not counted')
  return refuseUse(limits, uses)
}

/**
 * Holds a use of a code for a purchase, in its transaction. Others with the code wait, so that a limit is never
 * exceeded. Returns why it is refused.
 */
export async function holdDiscount(
  tx: Executor,
  submissionId: string,
  { code, cartId, buyer }: Use,
): Promise<DiscountRefusal | null> {
  const limits = (await lockCode(tx, code)).rows.find((row) => row.code === code)
  if (!limits || !isLimited(limits)) return null
  const refusal = await refuseDiscount(tx, limits, { code, cartId, buyer })
  if (refusal !== null) return refusal
  const { customerId, emailDigests, mobileDigests } = buyer
  const digests = { emailDigest: emailDigests[0] ?? '', mobileDigest: mobileDigests[0] ?? '' }
  await tx.orm.insert(discountHold).values({ submissionId, cartId, code, customerId, ...digests })
  return null
}

/** Drops the hold of a purchase, because its order counts instead or it was not paid. */
export async function dropDiscountHold({ orm }: Executor, submissionId: string): Promise<void> {
  await orm.delete(discountHold).where(eq(discountHold.submissionId, submissionId))
}
