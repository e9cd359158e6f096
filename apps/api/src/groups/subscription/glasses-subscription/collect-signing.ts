import { isSignatory } from '@klarsikt/core/bankid'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import {
  type Collected,
  type SignatureProof,
  cancelSignature,
  collectSignature,
  completeSignature,
  findCustomer,
  findCustomerByPersonalNumber,
  personOf,
} from '../../person/index.js'
import { activate, type ActivateRefusal } from './activate.js'
import { signatureRequest } from './begin-signing.js'
import { findSubscription, type OwnSubscription, type SubscriptionRow } from './find.js'
import { personDigests } from './sealed.js'
import { glassesSubscriptionSigning } from './tables.js'

type Refused = Refusal<ActivateRefusal | 'glasses-subscription.other-signatory' | 'eid.order-not-found'>
type SigningRow = typeof glassesSubscriptionSigning.$inferSelect

/** Collects the state of a signature, and activates the subscription when it is complete. */
export async function collectSigning(ctx: SessionCtx, own: OwnSubscription): Promise<Result<Collected, Refused>> {
  const row = await findSubscription(ctx.database, own)
  if (!row) return err('glasses-subscription.not-found')
  if (row.signedAt !== null) return ok(completeSignature())
  return collectSignature(ctx, {
    ...underWay(ctx, row),
    request: ({ documentDigest }) => signatureRequest({ id: row.id, documentDigest }),
    sign: (order, proof) => takeSignature(ctx, row, order, proof),
  })
}

/** Cancels a signature by BankID, here and in the app. Without one it does nothing. */
export async function cancelSigning(ctx: SessionCtx, own: OwnSubscription): Promise<void> {
  const row = await findSubscription(ctx.database, own)
  if (row) await cancelSignature(ctx, underWay(ctx, row))
}

const underWay = ({ database }: SessionCtx, { id }: SubscriptionRow) => ({
  table: glassesSubscriptionSigning,
  find: async (): Promise<SigningRow | null> => {
    const isOwn = eq(glassesSubscriptionSigning.subscriptionId, id)
    const [order] = await database.orm.select().from(glassesSubscriptionSigning).where(isOwn)
    return order ?? null
  },
})

/** Takes a signature, which only the customer can give. */
async function takeSignature(
  ctx: SessionCtx,
  row: SubscriptionRow,
  { documentDigest }: SigningRow,
  proof: SignatureProof,
): Promise<Result<unknown, ActivateRefusal | 'glasses-subscription.other-signatory'>> {
  const personalNumber = await signatoryOf(ctx, row, proof)
  if (personalNumber === null) return err('glasses-subscription.other-signatory')
  return activate(ctx, { id: row.id, personalNumber, proof, documentDigest })
}

/**
 * The personal number of the signatory if that is the customer, otherwise null. The customer is recognised by the
 * number that the store typed or the account has, or by the names of an account without a number.
 */
async function signatoryOf(ctx: SessionCtx, row: SubscriptionRow, proof: SignatureProof): Promise<string | null> {
  const { database, encryption } = ctx
  const person = personOf(proof, ctx.clock.now())
  const customer = row.customerId === null ? null : await findCustomer(database, encryption, row.customerId)
  if (person === null || !customer) return null
  if (
    row.personalNumberDigest !== null &&
    !personDigests(encryption, person.personalNumber).includes(row.personalNumberDigest)
  )
    return null
  const owner = await findCustomerByPersonalNumber(database, encryption, person.personalNumber)
  if (owner) return owner.id === customer.id ? person.personalNumber : null
  return customer.personalNumber === null && isSignatory(customer.profile, person) ? person.personalNumber : null
}
