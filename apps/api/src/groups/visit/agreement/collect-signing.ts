import { signText, wholeAgreement } from '@klarsikt/core/agreement'
import { isSignatory } from '@klarsikt/core/bankid'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import {
  type Collected,
  type SignatureProof,
  type SigningOrder,
  cancelSignature,
  collectSignature,
  completeSignature,
  personOf,
} from '../../person/index.js'
import { signatureRequest } from './begin-signing.js'
import { type Agreement, findAgreement, findSigning, isSigned, type SigningRow } from './find.js'
import { signAgreement, type SignRefusal } from './sign-agreement.js'
import { agreementSigning } from './tables.js'

type Refused = Refusal<SignRefusal | 'agreement.other-signatory' | 'eid.order-not-found'>

/** A signature by BankID. A signature by letter has no order. */
type OrderRow = SigningRow & SigningOrder

/** Collects the state of a signature by BankID, and signs the agreement when it is complete. */
export async function collectSigning(ctx: SessionCtx, id: string): Promise<Result<Collected, Refused>> {
  const own = await findAgreement(ctx.database, ctx.encryption, { id, sessionDigest: ctx.session.digest })
  if (!own) return err('agreement.not-found')
  if (isSigned(own)) return ok(completeSignature())
  const says = wholeAgreement(own.says)
  // Removing a part of the draft also ends the signature.
  if (says === null) return err('eid.order-not-found')
  return collectSignature(ctx, {
    ...underWay(ctx, id),
    request: ({ documentDigest }) => signatureRequest({ number: own.number, says, documentDigest }),
    sign: (order, proof) => takeSignature(ctx, { own, says }, order, proof),
  })
}

/** Cancels a signature by BankID, here and in the app. Without one it does nothing. */
export async function cancelSigning(ctx: SessionCtx, id: string): Promise<void> {
  const own = await findAgreement(ctx.database, ctx.encryption, { id, sessionDigest: ctx.session.digest })
  if (own) await cancelSignature(ctx, underWay(ctx, id))
}

const underWay = ({ database }: SessionCtx, id: string) => ({
  table: agreementSigning,
  find: async (): Promise<OrderRow | null> => {
    const row = await findSigning(database, id)
    return row?.orderRef ? (row as OrderRow) : null
  },
})

/** Takes a signature, which only the named signatory can give. */
async function takeSignature(
  ctx: SessionCtx,
  { own, says }: { readonly own: Agreement; readonly says: NonNullable<ReturnType<typeof wholeAgreement>> },
  { documentDigest }: OrderRow,
  proof: SignatureProof,
): Promise<Result<unknown, SignRefusal | 'agreement.other-signatory'>> {
  const person = personOf(proof, ctx.clock.now())
  if (person === null || !isSignatory(says.signatory, person)) return err('agreement.other-signatory')
  const text = signText({ number: own.number, organisation: says.organisation, documentDigest })
  return signAgreement(ctx, {
    id: own.id,
    signature: { method: 'bankid', text, ...proof },
    signingDigest: documentDigest,
  })
}
