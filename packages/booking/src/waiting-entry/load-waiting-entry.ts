import type { ShopClient } from '@klarsikt/contract/client'
import type { WaitingEntry } from '@klarsikt/contract/shop/types'
import { replyOrRefusedPage } from '@klarsikt/page-kit/session'
import { ENTRY_DONE } from '../waiting-list/waiting-place.js'

export interface WaitingEntryData {
  readonly entry: WaitingEntry
  /** True just after the waiting has started. */
  readonly isNew: boolean
}

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Loads an entry by its reference. An unknown reference gives a 410 page that says what to do. */
export async function loadWaitingEntry(client: ShopClient, { url, params }: Asked): Promise<WaitingEntryData> {
  const { data: entry } = replyOrRefusedPage(await client.getWaitingEntry({ params: { id: params['id'] ?? '' } }))
  return { entry, isNew: url.searchParams.has(ENTRY_DONE) }
}
