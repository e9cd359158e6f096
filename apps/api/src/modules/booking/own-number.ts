import { isMaskedPersonalNumber, maskPersonalNumber } from '@klarsikt/core/identity'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { openPersonalNumber } from '../customer/personal-number.js'
import { customer } from '../customer/tables.js'

/**
 * Who is logged in sees the own number masked, and sends it so: it is taken from the account then. Any other masked number stays what
 * it is, and is refused.
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
