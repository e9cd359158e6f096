import type { ShopClient } from '@klarsikt/contract/client'
import type { ExamPrescription } from '@klarsikt/contract/shop/types'
import { isBookingReference } from '@klarsikt/core/booking'
import { pageNotFound, replyOrNotFound } from '../../session/not-found.js'

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
}

/** The prescription of a visit, without its strengths. */
export async function loadExamPrescription(
  client: ShopClient,
  { params: { id = '' } }: Asked,
): Promise<ExamPrescription> {
  // What is no id of a visit asks for nothing.
  if (!isBookingReference(id)) throw pageNotFound()
  return replyOrNotFound(await client.getExamPrescription({ params: { id } })).data
}
