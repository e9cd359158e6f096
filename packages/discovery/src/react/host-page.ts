import type { DiscoveryClient } from '../core/client.js'
import type { HostPage } from '../tracking/host-page.js'

/**
 * Lets the host page report carts and purchases as with the script tag: through `window.dpq(…)` and through its own
 * buttons marked `depict-add-to-cart`. Calls before the module is loaded wait for it. Returns a function that stops
 * both.
 */
export function listenToHostPage(client: DiscoveryClient): () => void {
  const { host } = client.env
  const q: unknown[][] = []
  const queue = Object.assign((...call: unknown[]) => void q.push(call), { q })
  host['dpq'] ??= queue
  let ended = false
  let page: HostPage | undefined
  const loaded = import('../tracking/host-page.js').then(({ takeHostPage }) => {
    if (!ended) page = takeHostPage(client)
  })
  const onClick = ({ target }: Event) => void loaded.then(() => page?.clicked(target))
  const listening = new AbortController()
  document.addEventListener('click', onClick, listening)
  return () => {
    ended = true
    page?.end()
    if (host['dpq'] === queue) delete host['dpq']
    listening.abort()
  }
}
