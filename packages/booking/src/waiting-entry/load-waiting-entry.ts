import { replyOrRefusedPage } from '@klarsikt/account/session'
import type { ShopClient } from '@klarsikt/contract/client'
import type { WaitingEntry } from '@klarsikt/contract/shop/types'
import { ENTRY_DONE } from '../waiting-list/waiting-place.js'

export interface WaitingEntryData {
  readonly entry: WaitingEntry
  /** The waiting has just begun. */
  readonly isNew: boolean
}

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** An entry by its reference; an unknown one is a page that says so. */
export async function loadWaitingEntry(client: ShopClient, { url, params }: Asked): Promise<WaitingEntryData> {
  const { data: entry } = replyOrRefusedPage(await client.getWaitingEntry({ params: { id: params['id'] ?? '' } }))
  return { entry, isNew: url.searchParams.has(ENTRY_DONE) }
}
