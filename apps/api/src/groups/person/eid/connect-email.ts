import { BANKID_LETTER_MINUTES } from '@klarsikt/core/bankid'
import { parseEmail } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import { countTries } from '../../../http/count-tries.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { enqueueLetter } from '../../platform/index.js'
import { connectEidLetter } from '../identity/letters.js'
import { sealEmail } from './email.js'
import { newLetterSecret, versionAt } from './letter-secret.js'
import { findActiveEidOrder } from './order.js'
import { openPerson } from './person.js'
import { eidOrder } from './tables.js'

type Typed = { readonly orderRef: string; readonly email: string }

/**
 * Sends a link that joins the identified person to an e-mail address, and returns the address. It does not look up
 * whether the address has an account, so the answer cannot reveal it. Only the mailbox leads to an account.
 */
export async function connectEidEmail(ctx: SessionCtx, typed: Typed): Promise<Result<string, Refusal>> {
  const order = await findActiveEidOrder(ctx, typed.orderRef)
  if (order?.state !== 'identified' || order.person === null) return err('eid.order-not-found')
  const email = parseEmail(typed.email)
  if (!email.ok) return err({ code: 'request.invalid', fields: fieldTexts({ email: email.error }) })
  const counted = await countTries(ctx.rateLimits, [
    ['verification:address', ctx.address],
    ['verification:e-mail', email.value],
  ])
  if (!counted.ok) return counted
  const { encryption, clock } = ctx
  const { firstName, lastName } = openPerson(encryption, order.person)
  const { secret, digest } = newLetterSecret(encryption)
  const until = new Date(clock.now().getTime() + BANKID_LETTER_MINUTES * 60_000)
  const isSent = await ctx.database.transaction(async (tx) => {
    const { rowCount } = await tx.orm
      .update(eidOrder)
      .set({
        email: sealEmail(encryption, email.value),
        letterDigest: digest,
        letterExpiresAt: until,
        letterVersion: versionAt(encryption, email.value),
        expiresAt: until,
      })
      .where(and(eq(eidOrder.id, order.id), eq(eidOrder.state, 'identified')))
    if (rowCount === 0) return false
    const data = { name: `${firstName} ${lastName}`, secret, next: order.next ?? undefined }
    await enqueueLetter(ctx, tx, { template: connectEidLetter, to: email.value, data })
    return true
  })
  return isSent ? ok(email.value) : err('eid.order-not-found')
}
