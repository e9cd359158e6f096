import { type DpqTarget, takeDpq } from './dpq.js'
import { markupClicked } from './markup.js'

/** Handles the markup and the queue of a host page without React. It is loaded when a provider is mounted. */
export interface HostPage {
  readonly clicked: (target: EventTarget | null) => void
  readonly end: () => void
}

export function takeHostPage(client: DpqTarget): HostPage {
  return { clicked: (target) => markupClicked(target, client.tracker), end: takeDpq(client) }
}
