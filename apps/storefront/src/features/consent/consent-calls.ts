import type { ConsentGroup } from '@klarsikt/core/consent'
import { consentChoice } from '@klarsikt/core/consent'
import { cookieMessages } from '@klarsikt/core/messages'
import { toast } from '@klarsikt/design-system/toast'
import { callShop } from '../../lib/call.js'
import { keepConsent, type ShopStore } from '../../shell/shop-state.js'

/** Records a choice; takes effect at once, without a reload. */
export async function chooseConsent(store: ShopStore, groups: readonly ConsentGroup[]): Promise<boolean> {
  const body = { groups: consentChoice(groups) }
  // Whoever answers and goes on at once has answered [UX-15].
  const outcome = await callShop(store, (client) => client.setConsent({ body }, { keepalive: true }))
  if (outcome.ok) keepConsent(store, outcome.value.data)
  // Whoever sees has seen the question go.
  toast(
    outcome.ok ? { text: cookieMessages['cookie.saved'], heardOnly: true } : { text: outcome.message, kind: 'error' },
  )
  return outcome.ok
}
