import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { fetchShopperFacts, loadInBrowser } from '../features/shopper/load-in-browser.js'
import { loadShopperFacts } from '../features/shopper/shopper-facts.js'
import type { Route } from './+types/shopper.js'

/** Loads cart, consent and user of the request's session. */
export function loader({ context }: Route.LoaderArgs) {
  return loadShopperFacts(context)
}

export function clientLoader() {
  return loadInBrowser(fetchShopperFacts)
}

/**
 * Reloads the facts after every change that was answered. By default the router reloads only after the first of two
 * changes at the same time.
 */
export function shouldRevalidate({ formMethod, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const changes = formMethod !== undefined && formMethod !== 'GET'
  return changes ? (actionStatus ?? 200) < 400 : defaultShouldRevalidate
}
