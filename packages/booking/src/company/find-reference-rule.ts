import type { ShopClient } from '@klarsikt/contract/client'
import type { ReferenceRule } from '@klarsikt/core/company'
import { parseOrganisationNumber } from '@klarsikt/core/identity'
import { outcomeOf } from '@klarsikt/forms'

/**
 * Returns how the company's agreement says that references are written. Null without an agreement, or when the call
 * fails.
 */
export async function findReferenceRule(client: ShopClient, typedNumber: string): Promise<ReferenceRule | null> {
  const number = parseOrganisationNumber(typedNumber)
  if (!number.ok) return null
  const reply = await outcomeOf(client.getCompanyReference({ params: { orgNumber: number.value } }))
  if (!reply.ok || reply.value.data === null) return null
  const { referenceType, referenceFormat } = reply.value.data
  return { type: referenceType, format: referenceFormat }
}
