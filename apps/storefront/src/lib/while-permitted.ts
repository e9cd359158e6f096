import { type ConsentPurpose, permits } from '@klarsikt/core/consent'
import type { ShopStore } from '../shell/shop-state.js'

/** Whether consent was there when the page was loaded; otherwise it has just been given. */
type Begin = (from: 'load' | 'now') => () => void

/** Keeps something going as long as there is consent: from the moment it is given to the moment it is withdrawn. */
export function whilePermitted(store: ShopStore, purpose: ConsentPurpose, begin: Begin): () => void {
  let end: (() => void) | null = null
  const follow = (from: 'load' | 'now') => {
    const permitted = permits(store.getState().consent, purpose)
    if (permitted) end ??= begin(from)
    else {
      end?.()
      end = null
    }
  }
  follow('load')
  const deaf = store.subscribe(() => follow('now'))
  return () => {
    deaf()
    end?.()
  }
}
