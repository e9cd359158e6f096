import { wholeAgreement } from '@klarsikt/core/agreement'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, gt, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import { agreement } from '../company/tables.js'
import { SIGN_LETTER } from './begin-signing.js'
import { downloadPath } from './download-link.js'
import { type Agreement, findAgreement } from './find.js'
import { signAgreement, type SignRefusal } from './sign-agreement.js'
import { agreementSigning } from './tables.js'

type ConfirmRefusal = SignRefusal | 'agreement.link-expired'

type ByLetter = {
  readonly own: Agreement
  /** The SHA-256 digest of the document that the letter signs or has signed. */
  readonly documentDigest: string
  readonly isSigned: boolean
}

/** Finds the agreement that a letter signs, or has signed. */
async function findByLetter({ database, encryption, clock }: Ctx, token: string): Promise<ByLetter | null> {
  const { orm } = database
  const digests = encryption.digests(token, SIGN_LETTER)
  const [signing] = await orm
    .select({ id: agreementSigning.agreementId, documentDigest: agreementSigning.documentDigest })
    .from(agreementSigning)
    .where(and(inArray(agreementSigning.letterDigest, digests), gt(agreementSigning.expiresAt, clock.now())))
  const [signed] = signing
    ? []
    : await orm
        .select({ id: agreement.id, documentDigest: agreement.documentDigest })
        .from(agreement)
        .where(inArray(agreement.letterDigest, digests))
  const sent = signing ?? signed
  const own = sent && (await findAgreement(database, encryption, { id: sent.id }))
  return own ? { own, documentDigest: sent.documentDigest ?? '', isSigned: signing === undefined } : null
}

/** Reads what the link of a letter signs. Opening it signs nothing, because mail programs open links too. */
export async function readConfirmation(ctx: Ctx, token: string) {
  const byLetter = await findByLetter(ctx, token)
  const says = byLetter && wholeAgreement(byLetter.own.says)
  if (!says) return err('agreement.link-expired' as const)
  const { own, documentDigest, isSigned } = byLetter
  return ok({
    number: own.number,
    company: says.organisation.name,
    signatory: `${says.signatory.firstName} ${says.signatory.lastName}`,
    pdfEmail: says.protective.pdfEmail,
    pdfPath: downloadPath(ctx.encryption, own.id, ctx.clock.now()),
    documentDigest,
    isSigned,
  })
}

/** Signs by the link of a letter. A repeated call returns the same signature. */
export async function confirmByLetter(ctx: Ctx, token: string): Promise<Result<Agreement, ConfirmRefusal>> {
  const byLetter = await findByLetter(ctx, token)
  const says = byLetter && wholeAgreement(byLetter.own.says)
  if (!says) return err('agreement.link-expired')
  if (byLetter.isSigned) return ok(byLetter.own)
  const signature = { method: 'e-mail', email: says.signatory.email } as const
  return signAgreement(ctx, { id: byLetter.own.id, signature, signingDigest: byLetter.documentDigest })
}
