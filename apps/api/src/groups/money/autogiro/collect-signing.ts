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
import { hasOpenMandate } from '../mandate/find.js'
import { requestOf } from './begin-signing.js'
import { signMandate } from './sign-mandate.js'
import { autogiroSigning } from './tables.js'

type SigningRow = typeof autogiroSigning.$inferSelect
type Refused = Refusal<'autogiro.other-signatory' | 'autogiro.exists' | 'eid.order-not-found'>

/** Collects the state of a signature. When it is complete, the mandate waits for the bank. */
export async function collectSigning(ctx: SessionCtx, customerId: string): Promise<Result<Collected, Refused>> {
  const document = underWay(ctx, customerId)
  if ((await document.find()) === null && (await hasOpenMandate(ctx.database, customerId)))
    return ok(completeSignature())
  return collectSignature(ctx, {
    ...document,
    request: (order) => requestOf(ctx, order),
    sign: (order, proof) => takeSignature(ctx, order, proof),
  })
}

/** Cancels a signature by BankID, here and in the app. Without one it does nothing. */
export async function cancelSigning(ctx: SessionCtx, customerId: string): Promise<void> {
  await cancelSignature(ctx, underWay(ctx, customerId))
}

const underWay = ({ database }: SessionCtx, customerId: string) => ({
  table: autogiroSigning,
  find: async (): Promise<SigningRow | null> => {
    const [order] = await database.orm.select().from(autogiroSigning).where(eq(autogiroSigning.customerId, customerId))
    return order ?? null
  },
})

/**
 * Takes a signature, which only the customer can give. The bank compares the signatory with the holder of the account.
 */
async function takeSignature(
  ctx: SessionCtx,
  order: SigningRow,
  proof: SignatureProof,
): Promise<Result<unknown, 'autogiro.other-signatory' | 'autogiro.exists'>> {
  const personalNumber = await signatoryOf(ctx, order.customerId, proof)
  if (personalNumber === null) return err('autogiro.other-signatory')
  return signMandate(ctx, { order, personalNumber, proof })
}

/**
 * The personal number of the signatory if that is the customer, otherwise null. The customer is recognised by the
 * account's number, or by the names of an account without one.
 */
async function signatoryOf(ctx: SessionCtx, customerId: string, proof: SignatureProof): Promise<string | null> {
  const { database, encryption } = ctx
  const person = personOf(proof, ctx.clock.now())
  const customer = await findCustomer(database, encryption, customerId)
  if (person === null || !customer) return null
  const owner = await findCustomerByPersonalNumber(database, encryption, person.personalNumber)
  if (owner) return owner.id === customer.id ? person.personalNumber : null
  return customer.personalNumber === null && isSignatory(customer.profile, person) ? person.personalNumber : null
}
