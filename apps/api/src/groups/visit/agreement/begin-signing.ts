import { randomBytes } from 'node:crypto'
import {
  AGREEMENT_STEP_QUERY,
  AGREEMENT_STEP_WORDS,
  AGREEMENT_TOKEN_BYTES,
  type AgreementContent,
  SIGN_LINK_DAYS,
  signText,
  wholeAgreement,
} from '@klarsikt/core/agreement'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { sql } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { type SignatureRequest, beginSignature, openedBy } from '../../person/index.js'
import { audit } from '../../platform/index.js'
import { sealDocument } from '../company/content.js'
import { digestOf, drawAgreement } from './document.js'
import { type Agreement, findAgreement, isSigned, lockAgreement } from './find.js'
import { sendSignLink } from './letters.js'
import { hasAgreement } from './sign-agreement.js'
import { agreementSigning } from './tables.js'

type Begun = Result<
  ({ readonly method: 'bankid' } & ReturnType<typeof openedBy>) | { readonly method: 'e-mail'; readonly email: string },
  Refusal<
    | 'agreement.not-found'
    | 'agreement.signed'
    | 'agreement.incomplete'
    | 'agreement.exists'
    | 'agreement.changed'
    | 'eid.unavailable'
    | 'rate-limited'
  >
>

/** What is signed: the present draft with its document and digest. */
type Frozen = {
  readonly agreement: Agreement
  readonly says: AgreementContent
  readonly document: string
  readonly digest: string
}

/**
 * Freezes the document and starts its signature, by BankID or by a letter to the signatory. An earlier signature ends.
 */
export async function beginSigning(ctx: SessionCtx, id: string, method: 'bankid' | 'e-mail'): Promise<Begun> {
  const own = await findAgreement(ctx.database, ctx.encryption, { id, sessionDigest: ctx.session.digest })
  if (!own) return err('agreement.not-found')
  if (isSigned(own)) return err('agreement.signed')
  const says = wholeAgreement(own.says)
  if (says === null) return err('agreement.incomplete')
  if (await hasAgreement(ctx, says)) return err('agreement.exists')
  const pdf = await drawAgreement({ number: own.number, at: ctx.clock.now(), says })
  const frozen = { agreement: own, says, document: sealDocument(ctx.encryption, pdf), digest: digestOf(pdf) }
  return method === 'bankid' ? byBankId(ctx, frozen) : byLetter(ctx, frozen, pdf)
}

async function byBankId(ctx: SessionCtx, frozen: Frozen): Promise<Begun> {
  const { agreement, says, digest } = frozen
  const request = signatureRequest({ number: agreement.number, says, documentDigest: digest })
  const begun = await beginSignature(ctx, request)
  if (!begun.ok) return begun
  const stored = await store(ctx, frozen, { method: 'bankid', letterDigest: null, ...begun.value })
  return stored.ok ? ok({ method: 'bankid', ...openedBy(ctx, begun.value) }) : stored
}

/** The text that BankID shows, and the page to which it returns: the last step of the form. */
export function signatureRequest({
  number,
  says,
  documentDigest,
}: {
  readonly number: string
  readonly says: AgreementContent
  readonly documentDigest: string
}): SignatureRequest {
  const query = new URLSearchParams({ [AGREEMENT_STEP_QUERY]: AGREEMENT_STEP_WORDS.summary, bankid: 'fortsatt' })
  return {
    visibleText: signText({ number, organisation: says.organisation, documentDigest }),
    returnPath: `${encodedHref('b2b-sign-agreement')}?${query}`,
  }
}

async function byLetter(ctx: SessionCtx, frozen: Frozen, pdf: Uint8Array): Promise<Begun> {
  const { email } = frozen.says.signatory
  const allowed = await ctx.rateLimits.consume(rateLimit('agreement-letter:e-mail'), email)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const secret = randomBytes(AGREEMENT_TOKEN_BYTES).toString('base64url')
  const now = ctx.clock.now()
  const stored = await store(
    ctx,
    frozen,
    {
      method: 'e-mail',
      letterDigest: ctx.encryption.digest(secret, SIGN_LETTER),
      expiresAt: new Date(now.getTime() + SIGN_LINK_DAYS * 86_400_000),
      ...NO_ORDER,
      createdAt: now,
      orderedAt: now,
      collectedAt: now,
    },
    { secret, pdf },
  )
  return stored.ok ? ok({ method: 'e-mail', email }) : stored
}

/** The purpose under which the secrets of signing letters are digested. */
export const SIGN_LETTER = 'agreement_signing.letter'

const NO_ORDER = {
  orderRef: null,
  autoStartToken: null,
  qrStartToken: null,
  qrStartSecret: null,
  state: 'awaiting',
  hintCode: '',
} as const

type SigningColumns = Omit<typeof agreementSigning.$inferInsert, 'agreementId' | 'document' | 'documentDigest'>

async function store(
  ctx: SessionCtx,
  { agreement: { id }, says, document, digest }: Frozen,
  columns: SigningColumns,
  letter: { readonly secret: string; readonly pdf: Uint8Array } | null = null,
): Promise<Result<void, 'agreement.changed' | 'agreement.signed'>> {
  const { database, encryption, clock } = ctx
  const now = clock.now()
  return database.transaction(async (tx) => {
    const locked = await lockAgreement(tx, encryption, id)
    if (!locked || isSigned(locked)) return err('agreement.signed')
    if (JSON.stringify(locked.says) !== JSON.stringify(says)) return err('agreement.changed')
    const values = { agreementId: id, document, documentDigest: digest, ...columns }
    await tx.orm
      .insert(agreementSigning)
      .values(values)
      .onConflictDoUpdate({
        target: agreementSigning.agreementId,
        set: { ...values, agreementId: sql`excluded.agreement_id` },
      })
    if (letter !== null) {
      await sendSignLink(ctx, tx, locked, says, letter)
      await audit(tx, now, { action: 'agreement.sent', subject: 'agreement', id: locked.number })
    }
    return ok(undefined)
  })
}
