import { isMaskedPersonalNumber, maskPersonalNumber } from '@klarsikt/core/identity'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { customer } from '../../person/customer/tables.js'
import { openPersonalNumber } from '../../person/index.js'

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
  const [known] = await database.orm
    .select({ sealed: customer.personalNumber })
    .from(customer)
    .where(eq(customer.id, customerId))
  if (!known?.sealed) return typed
  const ssn = openPersonalNumber(encryption, known.sealed)
  return maskPersonalNumber(ssn) === typed.ssn ? { ...typed, ssn } : typed
}
