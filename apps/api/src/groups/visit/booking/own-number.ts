import { isMaskedPersonalNumber, maskPersonalNumber } from '@klarsikt/core/identity'
import type { Deps } from '../../../context.js'
import { findPersonalNumber } from '../../person/index.js'

/**
 * Replaces the masked personal number of the customer who is logged in by the number in the account, because the form
 * only shows it masked. Any other masked number stays and is later refused.
 */
export async function withOwnNumber<Typed extends { readonly ssn: string }>(
  { database, encryption }: Pick<Deps, 'database' | 'encryption'>,
  typed: Typed,
  customerId: string | null,
): Promise<Typed> {
  if (customerId === null || !isMaskedPersonalNumber(typed.ssn)) return typed
  const ssn = await findPersonalNumber(encryption, database, customerId)
  return ssn !== null && maskPersonalNumber(ssn) === typed.ssn ? { ...typed, ssn } : typed
}
