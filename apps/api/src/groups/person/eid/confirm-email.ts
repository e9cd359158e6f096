import { err, ok, type Result } from '@klarsikt/core/lib'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { findCustomer, findCustomerByEmail } from '../customer/find-customer.js'
import { continueLogin, type LoginStopped } from '../identity/continue-login.js'
import { openEmail } from './email.js'
import { joinEid } from './join-eid.js'
import { letterDigests } from './letter-secret.js'
import { finishEidOrder } from './order.js'
import { openPerson } from './person.js'
import { eidOrder } from './tables.js'

type Joined = { readonly orderId: string; readonly sessionDigest: string; readonly customerId: string }

/**
 * Connects a BankID to the account of an address by the secret in its letter, and opens an account when there is none.
 * Logs in the browser that identified; another browser has to log in by BankID.
 */
export async function confirmEidEmail(
  ctx: SessionCtx,
  { token }: { readonly token: string },
): Promise<Result<Response | LoginStopped | { readonly success: true }, Refusal>> {
  const joined = await join(ctx, token)
  if (!joined.ok) return joined
  const { orderId, sessionDigest, customerId } = joined.value
  if (sessionDigest !== ctx.session.digest) return ok({ success: true })
  const customer = await findCustomer(ctx.database, ctx.encryption, customerId)
  if (!customer || !(await finishEidOrder(ctx.database, orderId))) return ok({ success: true })
  return ok((await continueLogin(ctx, customer)) ?? { success: true })
}

async function join(
  ctx: SessionCtx,
  token: string,
): Promise<Result<Joined, 'verification.expired' | 'verification.done'>> {
  try {
    return await ctx.database.transaction(async (tx) => {
      const used = await consumeLetterSecret(ctx, tx, token)
      if (!used.ok) return used
      const { id: orderId, sessionDigest, person, email } = used.value
      const customerId = person && (await joinEid(ctx, tx, openPerson(ctx.encryption, person), email))
      return customerId === null ? err('verification.expired') : ok({ orderId, sessionDigest, customerId })
    })
  } catch (error) {
    // The same person confirmed another letter at the same time.
    if (violatedConstraint(error) === 'customer_personal_number') return err('verification.expired')
    throw error
  }
}

/** Uses the secret of a letter once. Refused when the account of the address has changed since. */
async function consumeLetterSecret({ encryption, clock }: SessionCtx, tx: Executor, token: string) {
  const { id, letterDigest } = eidOrder
  const [row] = await tx.orm
    .select()
    .from(eidOrder)
    .where(and(inArray(letterDigest, letterDigests(encryption, token)), eq(eidOrder.state, 'identified')))
    .for('update')
  if (!row || row.email === null) return err('verification.expired' as const)
  if (row.letterExpiresAt === null) return err('verification.done' as const)
  const email = openEmail(encryption, row.email)
  const holder = await findCustomerByEmail(tx, encryption, email)
  const current = holder && (await findCustomer(tx, encryption, holder.id, { lock: true }))
  const isVoid = row.letterExpiresAt <= clock.now() || (current?.credentialVersion ?? null) !== row.letterVersion
  if (isVoid) return err('verification.expired' as const)
  await tx.orm.update(eidOrder).set({ letterExpiresAt: null }).where(eq(id, row.id))
  return ok({ ...row, email })
}
