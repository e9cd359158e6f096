import { type AgreementContent, agreementStates, wholeAgreement } from '@klarsikt/core/agreement'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { type Executor, violatedConstraint } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { type Signature, openDocument, sealSignature } from '../company/content.js'
import { companyDigests, findSignedAgreement } from '../company/find-agreement.js'
import { agreement } from '../company/tables.js'
import { type Agreement, isSigned, lockAgreement, type SigningRow } from './find.js'
import { sendSigned } from './letters.js'
import { agreementSigning } from './tables.js'

type SignDeps = Pick<Ctx, 'database' | 'encryption' | 'clock' | 'settings'>
export type SignRefusal = 'agreement.not-found' | 'agreement.changed' | 'agreement.exists'
type Signed = Result<Agreement, SignRefusal>

/**
 * Turns a draft into an agreement: stores the signed document with its proof and mails it, in one transaction. A
 * repetition answers the same agreement.
 */
export async function signAgreement(
  deps: SignDeps,
  {
    id,
    signature,
    signingDigest,
  }: { readonly id: string; readonly signature: Signature; readonly signingDigest: string },
): Promise<Signed> {
  try {
    return await deps.database.transaction(async (tx): Promise<Signed> => {
      const locked = await lockAgreement(tx, deps.encryption, id)
      if (!locked) return err('agreement.not-found')
      if (isSigned(locked)) return ok(locked)
      const [signing] = await tx.orm.select().from(agreementSigning).where(eq(agreementSigning.agreementId, id))
      const says = wholeAgreement(locked.says)
      // The draft has changed since the document was signed.
      if (signing?.documentDigest !== signingDigest || says === null) return err('agreement.changed')
      return ok(await store(deps, tx, { locked, says, signature, signing, digest: signingDigest }))
    })
  } catch (error) {
    if (violatedConstraint(error) === 'agreement_company') return err('agreement.exists')
    throw error
  }
}

/** Whether the company already has an agreement. */
export async function hasAgreement({ database, encryption }: SignDeps, says: AgreementContent): Promise<boolean> {
  return (await findSignedAgreement(database, encryption, says.organisation.number)) !== null
}

async function store(
  deps: SignDeps,
  tx: Executor,
  of: {
    readonly locked: Agreement
    readonly says: AgreementContent
    readonly signature: Signature
    readonly signing: SigningRow
    readonly digest: string
  },
): Promise<Agreement> {
  const { encryption, clock } = deps
  const { locked, says, signature, signing, digest } = of
  const { document, letterDigest } = signing
  const now = clock.now()
  const changes = {
    state: agreementStates.to('sign'),
    companyDigest: companyDigests(encryption, says.organisation.number)[0],
    document,
    documentDigest: digest,
    signMethod: signature.method,
    signature: sealSignature(encryption, signature),
    letterDigest,
    signedAt: now,
    updatedAt: now,
  } as const
  await tx.orm.update(agreement).set(changes).where(eq(agreement.id, locked.id))
  await tx.orm.delete(agreementSigning).where(eq(agreementSigning.agreementId, locked.id))
  await audit(tx, now, { action: 'agreement.signed', subject: 'agreement', id: locked.number })
  await sendSigned(deps, tx, { ...locked, ...changes }, says, openDocument(encryption, document))
  return { ...locked, ...changes }
}
