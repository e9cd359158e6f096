import type { ShopClient } from '@klarsikt/contract/client'
import type { ExamPrescription } from '@klarsikt/contract/shop/types'
import { isBookingReference } from '@klarsikt/core/booking'
import { pageNotFound, replyOrNotFound } from '@klarsikt/page-kit/session'

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Loads the state of a visit's prescription, without its strengths. */
export async function loadExamPrescription(
  client: ShopClient,
  { params: { id = '' } }: Asked,
): Promise<ExamPrescription> {
  // A malformed id gives a 404 page without a call.
  if (!isBookingReference(id)) throw pageNotFound()
  return replyOrNotFound(await client.getExamPrescription({ params: { id } })).data
}
