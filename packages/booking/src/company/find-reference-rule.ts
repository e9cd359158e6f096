import type { ShopClient } from '@klarsikt/contract/client'
import type { ReferenceRule } from '@klarsikt/core/b2b'
import { parseOrganisationNumber } from '@klarsikt/core/identity'
import { outcomeOf } from '@klarsikt/forms'

/** How a company writes its references by its agreement; null where it has none, or could not be asked for. */
export async function findReferenceRule(client: ShopClient, typedNumber: string): Promise<ReferenceRule | null> {
  const number = parseOrganisationNumber(typedNumber)
  if (!number.ok) return null
  const reply = await outcomeOf(client.getCompanyReference({ params: { orgNumber: number.value } }))
  if (!reply.ok || reply.value.data === null) return null
  const { referenceType, referenceFormat } = reply.value.data
  return { type: referenceType, format: referenceFormat }
}
