import { type ConsentPurpose, permits } from '@klarsikt/core/consent'
import type { ShopStore } from './shop-state.js'

/** Runs something while the visitor consents: it begins when consent is given, and ends when it is withdrawn. */
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
