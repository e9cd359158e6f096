import type { ShopClient } from '@klarsikt/contract/client'
import type { GlassesSubscriptionDocument } from '@klarsikt/contract/shop/types'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance } from '@klarsikt/page-kit/session'

interface Requested {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

export interface DocumentsData {
  readonly id: string
  readonly documents: readonly GlassesSubscriptionDocument[]
}

export interface DocumentData {
  readonly id: string
  readonly document: GlassesSubscriptionDocument
}

/** Loads the documents of one of the customer's subscriptions. An unknown subscription gives a 403 page that says so. */
export async function loadGlassesSubscriptionDocuments(
  client: ShopClient,
  { url, params: { subscriptionId: id = '' } }: Requested,
): Promise<DocumentsData | UnderMaintenance> {
  const reply = replyOrMaintenance(await client.getGlassesSubscriptionDocuments({ params: { id } }), url)
  return reply === null ? UNDER_MAINTENANCE : { id, documents: reply.data }
}

/** Loads one document of one of the customer's subscriptions. An unknown document gives a 403 page that says so. */
export async function loadGlassesSubscriptionDocument(
  client: ShopClient,
  { url, params: { subscriptionId: id = '', documentId = '' } }: Requested,
): Promise<DocumentData | UnderMaintenance> {
  const reply = replyOrMaintenance(await client.getGlassesSubscriptionDocument({ params: { id, documentId } }), url)
  return reply === null ? UNDER_MAINTENANCE : { id, document: reply.data }
}
