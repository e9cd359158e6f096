import type { Deps } from '../../../context.js'
import { openSealedToken, type SealedToken } from '../../../providers/payment/saved-payment.js'
import type { SavedPaymentRow } from './saved-payments.js'

/**
 * Asks the provider about a saved means of payment before a charge is claimed. A charge that was claimed while the
 * provider was away might need a person to end it, once the provider forgets its key. A means without a token returns
 * true, because the claim itself refuses it.
 */
export async function canReadMeans(
  { payments, encryption }: Pick<Deps, 'payments' | 'encryption'>,
  { provider, token }: Pick<SavedPaymentRow, 'provider' | 'token'>,
): Promise<boolean> {
  if (token === null) return true
  const port = payments.byName(provider)?.savedPayments
  if (!port) return false
  const read = await port.readToken(openSealedToken(encryption, token as SealedToken))
  return read.ok || read.error.kind === 'refused'
}
