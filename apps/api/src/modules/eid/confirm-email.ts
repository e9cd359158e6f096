import { err, ok, type Result } from '@klarsikt/core/lib'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { findCustomer } from '../customer/find-customer.js'
import { continueLogin, type LoginStopped } from '../identity/continue-login.js'
import { openEmail } from './email.js'
import { joinEid } from './join-eid.js'
import { letterDigests } from './letter-secret.js'
import { consumeEidOrder } from './order.js'
import { openPerson } from './person.js'
import { eidOrder } from './tables.js'

type Joined = { readonly orderId: string; readonly sessionDigest: string; readonly customerId: string }

/**
 * Joins a BankID to the account of an address, by the secret of its letter; one is opened where there is none. Who
 * identified in this browser is logged in, others log in by BankID.
 */
export async function confirmEidEmail(
  ctx: SessionCtx,
  { token }: { readonly token: string },
): Promise<Result<Response | LoginStopped | { readonly success: true }, Refusal>> {
  const joined = await join(ctx, token)
  if (joined === null) return err('verification.expired')
  if (joined.sessionDigest !== ctx.session.digest) return ok({ success: true })
  const customer = await findCustomer(ctx.database, ctx.encryption, joined.customerId)
  if (!customer || !(await consumeEidOrder(ctx.database, joined.orderId))) return ok({ success: true })
  return ok((await continueLogin(ctx, customer)) ?? { success: true })
}

async function join(ctx: SessionCtx, token: string): Promise<Joined | null> {
  try {
    return await ctx.database.transaction(async (tx) => {
      const row = await consumeLetterSecret(ctx, tx, token)
      if (!row || row.person === null || row.email === null) return null
      const person = openPerson(ctx.encryption, row.person)
      const customerId = await joinEid(ctx, tx, person, openEmail(ctx.encryption, row.email))
      return customerId === null ? null : { orderId: row.id, sessionDigest: row.sessionDigest, customerId }
    })
  } catch (error) {
    // The same person confirmed another letter at the same moment.
    if (violatedConstraint(error) === 'customer_personal_number') return null
    throw error
  }
}

/** Uses the secret of a letter up; of two that use it at once, one gets it. */
async function consumeLetterSecret({ encryption, clock }: SessionCtx, tx: Executor, token: string) {
  const [row] = await tx.orm
    .update(eidOrder)
    .set({ letterDigest: null, letterExpiresAt: null })
    .where(
      and(
        inArray(eidOrder.letterDigest, letterDigests(encryption, token)),
        eq(eidOrder.state, 'identified'),
        gt(eidOrder.letterExpiresAt, clock.now()),
      ),
    )
    .returning()
  return row
}
