import type { ShopClient } from '@klarsikt/contract/client'
import type { DataExport } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '@klarsikt/page-kit/session'

export interface PrivacyData {
  readonly file: DataExport
}

/** Loads the state of the export, and whether the log-in is recent enough to download it. */
export async function loadPrivacy(client: ShopClient, { url }: { readonly url: URL }): Promise<PrivacyData> {
  return { file: replyOrLogin(await client.getDataExport(), url).data }
}
