import type { ShopClient } from '@klarsikt/contract/client'
import { isFailure } from '@klarsikt/contract/endpoint'
import type { AwaitedOrder } from '@klarsikt/contract/shop/types'
import { refusedPage } from '@klarsikt/page-kit/session'

/** The parts of the signed link, as they stand in the address. */
export interface SendLink {
  readonly order: string
  readonly key: string
}

export interface SendPrescriptionData {
  readonly order: AwaitedOrder
  readonly link: SendLink
}

/** Loads what the order of the link waits for. An invalid link gives a 410 page that says what to do. */
export async function loadSendPrescription(
  client: ShopClient,
  { url: { searchParams } }: { readonly url: URL },
): Promise<SendPrescriptionData> {
  const link = { order: searchParams.get('order') ?? '', key: searchParams.get('key') ?? '' }
  const reply = await client.getAwaitedOrder({ query: link })
  if (isFailure(reply)) throw refusedPage(reply.error)
  return { order: reply.data, link }
}
