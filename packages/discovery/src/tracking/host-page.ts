import type { DiscoveryClient } from '../core/client.js'
import { takeDpq } from './dpq.js'
import { markupClicked } from './markup.js'

/** Understands what a host page says without React; fetched once a provider is on the page. */
export interface HostPage {
  readonly clicked: (target: EventTarget | null) => void
  readonly end: () => void
}

/** Takes over `window.dpq` for a client. */
export function takeHostPage(client: DiscoveryClient): HostPage {
  return { clicked: (target) => markupClicked(target, client.tracker), end: takeDpq(client) }
}
