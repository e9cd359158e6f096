import { randomBytes } from 'node:crypto'
import { AGREEMENT_TOKEN_BYTES, agreementStates, DRAFT_DAYS } from '@klarsikt/core/agreement'
import { parseEmail } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { agreement } from '../company/tables.js'
import { type Agreement, findAgreement, findOwnAgreement, isSigned } from './find.js'
import { sendDraftLink } from './letters.js'

const RESUME = 'agreement.resume'

/** Mails a link that opens the session's draft on another device. An earlier link becomes invalid. */
export async function sendResumeLink(
  ctx: SessionCtx,
  typed: { readonly email: string },
): Promise<Result<string, Refusal<'request.invalid' | 'agreement.not-found' | 'rate-limited'>>> {
  const email = parseEmail(typed.email)
  if (!email.ok) return err({ code: 'request.invalid', fields: fieldTexts({ email: email.error }) })
  const { database, encryption, clock, session } = ctx
  const own = await findOwnAgreement(database, encryption, session.digest)
  if (!own || isSigned(own)) return err('agreement.not-found')
  const allowed = await ctx.rateLimits.consume(rateLimit('agreement-letter:e-mail'), email.value)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const secret = randomBytes(AGREEMENT_TOKEN_BYTES).toString('base64url')
  await database.transaction(async (tx) => {
    await tx.orm
      .update(agreement)
      .set({ resumeDigest: encryption.digest(secret, RESUME), updatedAt: clock.now() })
      .where(and(eq(agreement.id, own.id), eq(agreement.state, agreementStates.initial)))
    await sendDraftLink(ctx, tx, email.value, { secret, company: own.says.organisation?.name ?? '' })
  })
  return ok(email.value)
}

/** Opens a draft by its link and moves it to this session. */
export async function resumeDraft(
  { database, encryption, clock, session }: SessionCtx,
  token: string,
): Promise<Result<Agreement, 'agreement.link-expired' | 'agreement.signed'>> {
  const hasToken = inArray(agreement.resumeDigest, encryption.digests(token, RESUME))
  const since = new Date(clock.now().getTime() - DRAFT_DAYS * 86_400_000)
  const [row] = await database.orm
    .update(agreement)
    .set({ sessionDigest: session.digest, createdAt: clock.now() })
    .where(and(hasToken, eq(agreement.state, agreementStates.initial), gt(agreement.updatedAt, since)))
    .returning({ id: agreement.id })
  const draft = row && (await findAgreement(database, encryption, { id: row.id }))
  if (draft) return ok(draft)
  const isSignedNow = and(hasToken, isNotNull(agreement.signedAt))
  return err((await database.orm.$count(agreement, isSignedNow)) > 0 ? 'agreement.signed' : 'agreement.link-expired')
}
