import type { ShopClient } from '@klarsikt/contract/client'
import type { DataExport } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '../../session/require-login.js'

export interface PrivacyData {
  readonly file: DataExport
}

/** How far the export is; whether the log-in is recent enough comes with it. */
export async function loadPrivacy(client: ShopClient, { url }: { readonly url: URL }): Promise<PrivacyData> {
  return { file: replyOrLogin(await client.getDataExport(), url).data }
}
