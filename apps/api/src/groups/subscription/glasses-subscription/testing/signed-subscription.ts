import type { Deps } from '../../../../context.js'
import { insertGlassesSubscription } from '../new-subscription.js'
import { recordSignature } from '../record-signature.js'

const PERSONAL_NUMBER = '19900602-2397'

/** A customer's subscription, signed without BankID. */
export async function signedSubscription(deps: Deps, customerId: string): Promise<string> {
  const row = await deps.database.transaction((tx) =>
    insertGlassesSubscription(tx, deps.clock, { level: 'plus', customerId }),
  )
  await recordSignature(deps, row, PERSONAL_NUMBER)
  return row.id
}
