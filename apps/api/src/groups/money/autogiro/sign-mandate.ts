import { randomInt } from 'node:crypto'
import { mandateSignText, mandateStates, maskedAccount } from '@klarsikt/core/autogiro'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { SHOP } from '@klarsikt/shop-config'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { type SignatureProof, findCustomer } from '../../person/index.js'
import { audit } from '../../platform/index.js'
import { lockOpenMandate } from '../mandate/find.js'
import { openAccount, sealPerson, sealSignature } from '../mandate/sealed.js'
import { autogiroMandate } from '../mandate/tables.js'
import { followPaymentType } from '../payment-choice/recipient.js'
import { paymentChoice } from '../payment-choice/tables.js'
import { AUTOMATIC } from './end-mandate.js'
import { sendMandateSigned } from './letters.js'
import { autogiroSigning } from './tables.js'

/** Payer numbers have twelve digits and do not begin with 0. */
const NUMBERS = { from: 100_000_000_000, below: 1_000_000_000_000 } as const

type Signed = {
  readonly order: Pick<
    typeof autogiroSigning.$inferSelect,
    'customerId' | 'account' | 'document' | 'documentDigest' | 'orderRef'
  >
  readonly personalNumber: string
  readonly proof: SignatureProof
}

/**
 * Stores a signed mandate with its proof. It waits for the bank, and the customer's payment type becomes autogiro. If
 * another tab has signed meanwhile, a mandate exists already.
 */
export function signMandate(
  deps: Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>,
  { order, personalNumber, proof }: Signed,
): Promise<Result<void, 'autogiro.exists'>> {
  const { database, clock, encryption } = deps
  const { customerId, account, document, documentDigest, orderRef } = order
  return database.transaction(async (tx): Promise<Result<void, 'autogiro.exists'>> => {
    await findCustomer(tx, encryption, customerId, { lock: true })
    if (await lockOpenMandate(tx, customerId)) return err('autogiro.exists')
    const now = clock.now()
    const text = mandateSignText({
      account: maskedAccount(openAccount(encryption, account)),
      documentDigest,
      brand: SHOP.brand.name,
    })
    const mandateValues = {
      id: String(randomInt(NUMBERS.from, NUMBERS.below)),
      customerId,
      state: mandateStates.initial,
      account,
      personalNumber: sealPerson(encryption, personalNumber),
      document,
      documentDigest,
      signature: sealSignature(encryption, { text, ...proof }),
      signedAt: now,
    }
    const [mandate] = await tx.orm.insert(autogiroMandate).values(mandateValues).returning()
    if (!mandate) throw new Error('No mandate was stored')
    await tx.orm
      .delete(autogiroSigning)
      .where(and(eq(autogiroSigning.customerId, customerId), eq(autogiroSigning.orderRef, orderRef)))
    await followPaymentType(deps, tx, { customerId, type: AUTOMATIC })
    const choice = { type: AUTOMATIC, savedPaymentId: null, chosenAt: now }
    await tx.orm
      .insert(paymentChoice)
      .values({ customerId, ...choice })
      .onConflictDoUpdate({ target: paymentChoice.customerId, set: choice })
    await audit(tx, now, { action: `mandate.${mandate.state}`, subject: 'mandate', id: mandate.id })
    await audit(tx, now, { action: 'payment-type.chosen', subject: 'customer', id: customerId })
    await sendMandateSigned(deps, tx, mandate)
    return ok(undefined)
  })
}
