import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { fetchShopperFacts, loadInBrowser } from '../features/shopper/load-in-browser.js'
import { loadShopperFacts } from '../features/shopper/shopper-facts.js'
import type { Route } from './+types/shopper.js'

/** Cart, consent and user of the request's session. */
export function loader({ context }: Route.LoaderArgs) {
  return loadShopperFacts(context)
}

export function clientLoader() {
  return loadInBrowser(fetchShopperFacts)
}

/** After every change that was answered: of two at the same time the router asks only after the first. */
export function shouldRevalidate({ formMethod, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const changes = formMethod !== undefined && formMethod !== 'GET'
  return changes ? (actionStatus ?? 200) < 400 : defaultShouldRevalidate
}
