import type { ShopClient } from '@klarsikt/contract/client'
import type { EyeHealthDays } from '@klarsikt/contract/shop/types'
import { eyeHealthDayStates } from '@klarsikt/core/eye-health-day'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

/**
 * Loads the requests with the state in `?status=`, by default those that wait for an answer. Users without the
 * permission get a 404 page.
 */
export async function loadStaffEyeHealthDays(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<EyeHealthDays> {
  const asked = url.searchParams.get('status')
  const state = eyeHealthDayStates.states.find((one) => one === asked) ?? eyeHealthDayStates.initial
  return replyOrNotFound(await client.getEyeHealthDays({ query: { state } })).data
}
