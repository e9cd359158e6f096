import type { Clock } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, inArray, isNull } from 'drizzle-orm'
import { emailDigests } from '../../person/index.js'
import { audit } from '../../platform/index.js'
import { order } from './tables.js'

type Deps = { readonly encryption: Encryption; readonly clock: Clock }

/**
 * Gives a customer the guest orders that were placed with the customer's proven e-mail address. Orders of other
 * customers stay with these.
 */
export async function claimOrders(
  { encryption, clock }: Deps,
  tx: Executor,
  { customerId, email }: { readonly customerId: string; readonly email: string },
): Promise<void> {
  const claimed = await tx.orm
    .update(order)
    .set({ customerId })
    .where(and(isNull(order.customerId), inArray(order.emailDigest, [...emailDigests(encryption, email)])))
    .returning({ number: order.number })
  for (const { number } of claimed)
    await audit(tx, clock.now(), { action: 'order.claimed', subject: 'order', id: number })
}
