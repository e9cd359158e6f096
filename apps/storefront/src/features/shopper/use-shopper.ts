import { useCallback, useEffect, useLayoutEffect } from 'react'
import { useFetcher } from 'react-router'
import { keepToken } from '../../lib/client-settings.js'
import { reloadPage } from '../../lib/reload-page.js'
import { keepShopper, useShop } from '../../lib/shop-state.js'
import type { ShopperFacts } from '../../lib/shopper-facts.js'
import { SHOPPER_PATH } from './load-in-browser.js'

/** One fetcher for the whole page. The router reloads it after every action. */
const SHOPPER_FETCHER = { key: 'shopper' }

/** Returns the shopper's facts, or null until they are loaded. */
export function useShopper(): ShopperFacts | null {
  return useFetcher<ShopperFacts | null>(SHOPPER_FETCHER).data ?? null
}

/** Reloads the shopper's facts, for example when another tab may have changed them. */
export function useReloadShopper(): () => void {
  const { load } = useFetcher<ShopperFacts | null>(SHOPPER_FETCHER)
  return useCallback(() => void load(SHOPPER_PATH), [load])
}

/** Loads the facts after the page is hydrated, and puts them into the store. The shell renders it once. */
export function useShopperInStore(): void {
  const store = useShop()
  const facts = useShopper()
  const reload = useReloadShopper()
  useEffect(reload, [reload])
  // It runs before the paint. The expected changes have ended with the answer, so the old cart would flash otherwise.
  useLayoutEffect(() => {
    if (!facts) return
    keepShopper(store, facts)
    if (facts.shopper) keepToken(facts.shopper.token)
    markStorePage(facts.user?.isStore ?? false)
  }, [store, facts])
}

/**
 * Marks on the page whether a store is logged in. The next page of this tab then reserves space for the store's line
 * [CHROME-014]. A page for customers is reloaded when a store has logged in, here or in another tab [CHROME-030].
 */
function markStorePage(isStore: boolean): void {
  const { dataset } = document.documentElement
  const wasForCustomers = dataset['storePage'] === 'false'
  dataset['storePage'] = String(isStore)
  try {
    if (isStore) sessionStorage.setItem('store-page', '1')
    else sessionStorage.removeItem('store-page')
  } catch {
    // Without storage the reloaded page would not know about the store either, and would reload for ever.
    return
  }
  if (isStore && wasForCustomers) reloadPage()
}
