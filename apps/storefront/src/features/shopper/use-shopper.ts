import { useCallback, useEffect, useLayoutEffect } from 'react'
import { useFetcher } from 'react-router'
import { keepToken } from '../../lib/client-settings.js'
import { reloadPage } from '../../lib/reload-page.js'
import { keepShopper, useShop } from '../../lib/shop-state.js'
import type { ShopperFacts } from '../../lib/shopper-facts.js'
import { SHOPPER_PATH } from './load-in-browser.js'

/** One fetcher for the whole page; the router asks it again after every action. */
const SHOPPER_FETCHER = { key: 'shopper' }

/** The shopper's facts; null until they are known. */
export function useShopper(): ShopperFacts | null {
  return useFetcher<ShopperFacts | null>(SHOPPER_FETCHER).data ?? null
}

/** Loads the shopper's facts again, for example when another tab may have changed them. */
export function useReloadShopper(): () => void {
  const { load } = useFetcher<ShopperFacts | null>(SHOPPER_FETCHER)
  return useCallback(() => void load(SHOPPER_PATH), [load])
}

/** Asks once the page has been hydrated, and tells the store. Rendered once, by the shell. */
export function useShopperInStore(): void {
  const store = useShop()
  const facts = useShopper()
  const reload = useReloadShopper()
  useEffect(reload, [reload])
  // Before anything is painted: the changes that were shown ahead of the answer have ended with it.
  useLayoutEffect(() => {
    if (!facts) return
    keepShopper(store, facts)
    if (facts.shopper) keepToken(facts.shopper.token)
    markStorePage(facts.user?.isStore ?? false)
  }, [store, facts])
}

/**
 * Says on the page whether a store is logged in; the next page of this tab reserves the place of its line [CHROME-014]. A page
 * that was one for customers is reloaded where a store has logged in meanwhile, here or in another tab [CHROME-030].
 */
function markStorePage(isStore: boolean): void {
  const { dataset } = document.documentElement
  const wasForCustomers = dataset['storePage'] === 'false'
  dataset['storePage'] = String(isStore)
  try {
    if (isStore) sessionStorage.setItem('store-page', '1')
    else sessionStorage.removeItem('store-page')
  } catch {
    // The reloaded page would not know of the store either, and so on for ever.
    return
  }
  if (isStore && wasForCustomers) reloadPage()
}
