import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { Requisition } from '@klarsikt/contract/shop/types'
import { replyOrThrow } from '../../lib/loading.js'
import { LIST_QUERY } from './requisition-path.js'

export interface RequisitionsData {
  /** Null where the manager is unknown. The page then offers to send a link. */
  readonly requisitions: readonly (Requisition & { readonly token: string })[] | null
  /** True where the opened link has expired. */
  readonly isGone: boolean
}

/** Loads the requisitions of a manager, who is known by the link in the address or by a log-in. */
export async function loadRequisitions(client: ShopClient, url: URL): Promise<RequisitionsData> {
  const token = url.searchParams.get(LIST_QUERY)
  const reply = await client.listRequisitions({ query: token === null ? {} : { token } })
  const isUnknown = isFailure(reply) && ['request.unauthorized', 'request.forbidden'].includes(reply.error.code)
  if (isUnknown) return { requisitions: null, isGone: token !== null }
  return { requisitions: replyOrThrow(reply).data, isGone: false }
}
