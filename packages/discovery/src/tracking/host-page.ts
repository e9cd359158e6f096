import { type DpqTarget, takeDpq } from './dpq.js'
import { markupClicked } from './markup.js'

/** Handles the markup and queue of a host page without React; fetched once a provider is mounted. */
export interface HostPage {
  readonly clicked: (target: EventTarget | null) => void
  readonly end: () => void
}

/** Takes over `window.dpq` for a client. */
export function takeHostPage(client: DpqTarget): HostPage {
  return { clicked: (target) => markupClicked(target, client.tracker), end: takeDpq(client) }
}
