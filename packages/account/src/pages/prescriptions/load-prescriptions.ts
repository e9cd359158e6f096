import type { ShopClient } from '@klarsikt/contract/client'
import type { OpenPrescription, SavedPrescription } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '../../session/require-login.js'

/** Names the prescription whose strengths are shown, in the address of the page. */
export const SHOWN = 'visa'

export interface PrescriptionsData {
  readonly prescriptions: readonly SavedPrescription[]
  /** The one that is shown with its strengths; the others are fetched without. */
  readonly shown: OpenPrescription | null
}

/** The saved prescriptions, without strengths but for the one that is asked for. */
export async function loadPrescriptions(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<PrescriptionsData> {
  const prescriptions = replyOrLogin(await client.getPrescriptions(), url).data
  const asked = prescriptions.find(({ id }) => id === url.searchParams.get(SHOWN))
  if (!asked) return { prescriptions, shown: null }
  return { prescriptions, shown: replyOrLogin(await client.getPrescription({ params: { id: asked.id } }), url).data }
}
