import { type ConsentPurpose, permits } from '@klarsikt/core/consent'
import type { ShopStore } from './shop-state.js'

/** Keeps something going as long as there is consent: from the moment it is given to the moment it is withdrawn. */
export function runWithConsent(store: ShopStore, purpose: ConsentPurpose, begin: () => () => void): () => void {
  let end: (() => void) | null = null
  const follow = () => {
    const permitted = permits(store.getState().consent, purpose)
    if (permitted) end ??= begin()
    else {
      end?.()
      end = null
    }
  }
  follow()
  const unsubscribe = store.subscribe(follow)
  return () => {
    unsubscribe()
    end?.()
  }
}
