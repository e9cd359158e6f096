import type { ShopClient } from '@klarsikt/contract/client'
import type { OpenPrescription, SavedPrescription } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '@klarsikt/page-kit/session'

/** The query parameter with the id of the prescription whose strengths are shown. */
export const SHOWN = 'visa'

export interface PrescriptionsData {
  readonly prescriptions: readonly SavedPrescription[]
  /** The opened prescription with its strengths. The others are loaded without strengths. */
  readonly shown: OpenPrescription | null
}

/** Loads the saved prescriptions. Only the one that the address names comes with its strengths. */
export async function loadPrescriptions(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<PrescriptionsData> {
  const prescriptions = replyOrLogin(await client.getPrescriptions(), url).data
  const asked = prescriptions.find(({ id }) => id === url.searchParams.get(SHOWN))
  if (!asked) return { prescriptions, shown: null }
  return { prescriptions, shown: replyOrLogin(await client.getPrescription({ params: { id: asked.id } }), url).data }
}
