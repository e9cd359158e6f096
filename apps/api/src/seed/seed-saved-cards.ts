import { savedPaymentStates } from '@klarsikt/core/payment'
import type { DemoSavedCard } from '@klarsikt/fixtures/demo'
import type { Deps } from '../context.js'
import { paymentChoice } from '../groups/money/payment-choice/tables.js'
import { savedPayment } from '../groups/money/payment/tables.js'
import { findCustomerByEmail } from '../groups/person/index.js'
import { actAs, audit } from '../groups/platform/index.js'
import { PaymentToken, sealSavedPayment } from '../providers/payment/saved-payment.js'

/** Years until a demo card expires. */
const CARD_YEARS = 3

/** Saves and selects the demo's missing cards, if their provider can charge them. Returns how many were saved. */
export async function seedSavedCards(deps: Deps, cards: readonly DemoSavedCard[]): Promise<number> {
  let saved = 0
  for (const card of cards)
    if (await actAs({ kind: 'system', job: 'seed' }, null, () => seedSavedCard(deps, card))) saved++
  return saved
}

async function seedSavedCard(
  deps: Deps,
  { id, email, provider, token, brand, lastDigits }: DemoSavedCard,
): Promise<boolean> {
  const { database, encryption, clock, payments } = deps
  const customer = await findCustomerByEmail(database, encryption, email)
  if (!customer || !payments.byName(provider)?.savedPayments) return false
  const now = clock.now()
  const means = { brand, lastDigits, expires: `${now.getUTCFullYear() + CARD_YEARS}-12` }
  const stored = sealSavedPayment(encryption, provider, { token: new PaymentToken(token), means })
  return database.transaction(async (tx) => {
    const state = savedPaymentStates.to('save')
    const row = { id, customerId: customer.id, provider, state, token: stored.sealedToken, ...means }
    const { rowCount } = await tx.orm
      .insert(savedPayment)
      .values({ ...row, createdAt: now, savedAt: now })
      .onConflictDoNothing()
    if (rowCount !== 1) return false
    await audit(tx, now, { action: 'saved-payment.saved', subject: 'saved-payment', id })
    await tx.orm
      .insert(paymentChoice)
      .values({ customerId: customer.id, type: 'card', savedPaymentId: id, chosenAt: now })
      .onConflictDoNothing()
    return true
  })
}
