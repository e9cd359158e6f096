import type { Deps } from '../../context.js'
import { openSealedToken, type SealedToken } from '../../providers/payment/saved-payment.js'
import type { SavedPaymentRow } from './saved-payments.js'

/**
 * Asks the provider about a saved means before anything is claimed: what is claimed while the provider is away could only be given up
 * by a person, once the key of its charge is forgotten there. One without a token is for the claim to refuse.
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
