import { createRoot, type Root } from 'react-dom/client'
import { searchBox } from '../core/boxes.js'
import { type DiscoveryClient, ONE_CLIENT } from '../core/client.js'
import { en } from '../locales/en.js'
import type { Locale } from '../locales/types.js'
import { takeDpq } from '../tracking/dpq.js'
import { watchMarkup } from '../tracking/markup.js'
import { EmbedApp } from './app.js'
import { ElementBase } from './place-elements.js'
import { places } from './places.js'
import { clientOf, consentOf, type DiscoveryElementOptions, SETTINGS, writersOf } from './settings.js'
import { addStylesheets, adopt } from './styles.js'

type Live = { readonly root: Root; readonly end: () => void }

/** Those on the page: the first alone is alive. */
const onPage = new Set<DiscoveryElement>()

/**
 * `<klarsikt-discovery tenant market api>`: the shop's settings, and the search modal. One on a page, anywhere in its
 * body; the places find it by themselves. `market`, `consent`, `user-id`, `session-id` and `stylesheet` are followed while
 * the page lives, the others are read when the element comes onto the page.
 */
export class DiscoveryElement extends ElementBase {
  static readonly observedAttributes = [...SETTINGS]
  /** What attributes cannot say; set it before the element is on the page. */
  options: DiscoveryElementOptions = {}
  #client: DiscoveryClient | null = null
  #live: Live | null = null
  #told: (client: DiscoveryClient) => void = () => undefined
  /** The client, once the element is on the page. */
  readonly ready = new Promise<DiscoveryClient>((resolve) => {
    this.#told = resolve
  })

  /** The client; null before the element is on the page. */
  get client(): DiscoveryClient | null {
    return this.#client
  }

  /** Opens the search modal. `aligner`: where its top is to stand. */
  open(aligner?: Element): void {
    this.#box()?.open(aligner ? { aligner } : {})
  }

  close(): void {
    this.#box()?.close()
  }

  connectedCallback(): void {
    // Frameworks set properties right after they insert; and what moves leaves and comes back within one task.
    queueMicrotask(() => {
      if (this.isConnected && !this.#live) this.#start()
    })
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop()
    })
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    const client = this.#client
    if (!client || before === value) return
    if (name === 'market' && value) client.setMarket(value)
    if (name === 'consent') client.setConsent(consentOf(this))
    if (name === 'user-id') client.setIds({ userId: value })
    if (name === 'session-id') client.setIds({ sessionId: value })
    if (name === 'stylesheet' && this.shadowRoot) this.#dress(this.shadowRoot)
  }

  #box() {
    return this.#client && searchBox(this.#client, this.getAttribute('instance-key') ?? '')
  }

  #start(): void {
    if (onPage.size > 0) {
      // oxlint-disable-next-line no-console -- there is no client whose reporter could be asked
      console.error(ONE_CLIENT)
      return
    }
    onPage.add(this)
    const { options } = this
    const locale: Locale = options.locale ?? en
    const client = (this.#client ??= clientOf(this, options, locale))
    const shadow = this.shadowRoot ?? adopt(this.attachShadow({ mode: 'open' }))
    this.#dress(shadow)
    const root = createRoot(shadow)
    root.render(
      <EmbedApp
        client={client}
        locale={locale}
        instanceKey={this.getAttribute('instance-key') ?? ''}
        options={options}
        writers={writersOf(this, options, locale)}
      />,
    )
    this.#live = { root, end: this.#listen(client, shadow) }
    this.#told(client)
  }

  #listen(client: DiscoveryClient, shadow: ShadowRoot): () => void {
    const ends = [takeDpq(client), watchMarkup(document, client.tracker), places.subscribe(() => this.#dress(shadow))]
    return () => {
      for (const end of ends) end()
    }
  }

  #stop(): void {
    if (!this.#live) return
    this.#live.root.unmount()
    this.#live.end()
    this.#live = null
    onPage.delete(this)
  }

  #dressed = new WeakMap<ShadowRoot, string>()

  /** The shop's own sheets, in every shadow root. */
  #dress(own: ShadowRoot): void {
    const hrefs = this.getAttribute('stylesheet') ?? ''
    for (const root of [own, ...places.getState().list.map((place) => place.root)]) {
      if ((this.#dressed.get(root) ?? '') === hrefs) continue
      this.#dressed.set(root, hrefs)
      addStylesheets(root, hrefs)
    }
  }
}
