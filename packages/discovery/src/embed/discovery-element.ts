import type { DiscoveryClient } from '../core/client.js'
import { ONE_CLIENT } from '../core/one-client.js'
import type { OpenOptions } from '../core/search-box-types.js'
import { en } from '../locales/en.js'
import type { Locale } from '../locales/types.js'
import { watchMarkup } from '../tracking/markup.js'
import { consentOf, type DiscoveryElementOptions, SETTINGS } from './attributes.js'
import type { Engine } from './engine.js'
import { installQueue, whenIdle } from './idle.js'
import { type MountPoint, mountPoints } from './mount-points.js'
import { ElementBase } from './place-elements.js'
import { addStylesheets, adopt } from './styles.js'
import { drawTrigger, type Trigger } from './trigger.js'

/** What exists from the moment the element is added to the page until it is removed. */
type Life = {
  readonly shadow: ShadowRoot
  readonly ends: (() => void)[]
  readonly triggers: Map<MountPoint, Trigger>
  started?: true
  drawn?: true
}

/** The elements on the page. Only the first one is active. */
const onPage = new Set<DiscoveryElement>()

/**
 * `<klarsikt-discovery tenant market api>` holds the shop's settings and the search modal. A page has one, anywhere in
 * its body, and the other elements find it by themselves. Changes of `market`, `consent`, `user-id`, `session-id` and
 * `stylesheet` take effect at once. The other attributes are read when the client is made, which is when the page is
 * idle or something needs it.
 */
export class DiscoveryElement extends ElementBase {
  static readonly observedAttributes = [...SETTINGS]
  /** Options that attributes cannot hold. Set them before the element is added to the page. */
  options: DiscoveryElementOptions = {}
  #making: Promise<Engine> | null = null
  #engine: Engine | null = null
  #life: Life | null = null
  #resolveReady: (client: DiscoveryClient) => void = () => undefined
  /** Resolves with the client soon after the element was added to the page. */
  readonly ready = new Promise<DiscoveryClient>((resolve) => {
    this.#resolveReady = resolve
  })

  /** The client, or null before {@link ready} resolves. */
  get client(): DiscoveryClient | null {
    return this.#engine?.client ?? null
  }

  /** Opens the search modal. Its top is aligned to `aligner`. */
  open(aligner?: Element): void {
    if (this.#life) void this.#open(this.#life, aligner ? { aligner } : {})
  }

  close(): void {
    this.#engine?.box.close()
  }

  connectedCallback(): void {
    // It waits one microtask, because frameworks set properties right after inserting an element, and moving an element
    // removes and inserts it in one task.
    queueMicrotask(() => {
      if (this.isConnected && !this.#life) this.#start()
    })
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop()
    })
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (name === 'stylesheet' && this.#life) this.#arrange(this.#life)
    const { client } = this
    if (!client || before === value) return
    if (name === 'market' && value) client.setMarket(value)
    if (name === 'consent') client.setConsent(consentOf(this))
    if (name === 'user-id') client.setIds({ userId: value })
    if (name === 'session-id') client.setIds({ sessionId: value })
  }

  #start(): void {
    if (onPage.size > 0) {
      // oxlint-disable-next-line no-console -- there is no client whose reporter could be asked
      console.error(ONE_CLIENT)
      return
    }
    onPage.add(this)
    const shadow = this.shadowRoot ?? adopt(this.attachShadow({ mode: 'open' }))
    const life: Life = (this.#life = { shadow, ends: [], triggers: new Map() })
    const wake = () => void this.#wake(life)
    life.ends.push(
      mountPoints.subscribe(() => this.#arrange(life)),
      watchMarkup(document, {
        addToCart: (...bought) => void this.#wake(life).then(({ client }) => client.tracker.addToCart(...bought)),
      }),
      installQueue(globalThis, wake),
      whenIdle(wake),
    )
    this.#arrange(life)
  }

  #locale(): Locale {
    return this.options.locale ?? en
  }

  /** Makes the client and the runtime when they are first needed, and starts them once in each life of the element. */
  async #wake(life: Life): Promise<Engine> {
    const engine = (this.#engine = await (this.#making ??= import('./engine.js').then(({ makeEngine }) =>
      makeEngine(this, this.options, this.#locale()),
    )))
    if (this.#life !== life || life.started) return engine
    life.started = true
    const show = () => {
      const { searchText, open } = engine.box.getState()
      for (const trigger of life.triggers.values()) trigger.show(searchText, open)
    }
    life.ends.push(engine.start(), engine.box.subscribe(show))
    show()
    this.#resolveReady(engine.client)
    return engine
  }

  /** Draws the modal and the contents of all mount points. */
  async #draw(life: Life): Promise<Engine> {
    const engine = await this.#wake(life)
    if (this.#life === life && !life.drawn) {
      life.drawn = true
      life.ends.push(engine.draw(life.shadow))
    }
    return engine
  }

  async #open(life: Life, options: OpenOptions, typed?: string): Promise<void> {
    const { box } = await this.#draw(life)
    if (typed !== undefined) box.type(typed)
    box.open(options)
  }

  #withStyles = new WeakMap<ShadowRoot, string>()

  /**
   * Draws the search fields of the page, adds the shop's style sheets to every shadow root, and loads the rest when it
   * is needed.
   */
  #arrange(life: Life): void {
    const { list } = mountPoints.getState()
    const hrefs = this.getAttribute('stylesheet') ?? ''
    for (const root of [life.shadow, ...list.map((mountPoint) => mountPoint.root)]) {
      if ((this.#withStyles.get(root) ?? '') === hrefs) continue
      this.#withStyles.set(root, hrefs)
      addStylesheets(root, hrefs)
    }
    for (const [mountPoint, trigger] of life.triggers)
      if (!list.includes(mountPoint)) {
        trigger.remove()
        life.triggers.delete(mountPoint)
      }
    for (const mountPoint of list)
      if (mountPoint.kind !== 'search-field') void this.#draw(life)
      else if (!life.triggers.has(mountPoint)) life.triggers.set(mountPoint, this.#trigger(life, mountPoint.root))
  }

  #trigger(life: Life, root: ShadowRoot): Trigger {
    const trigger = drawTrigger(root, this.#locale().texts.searchFor, {
      near: () => void this.#draw(life),
      open: (aligner, typed) => void this.#open(life, { aligner, ...(typed && { typed: true }) }, typed),
    })
    const { searchText, open } = this.#engine?.box.getState() ?? { searchText: '', open: false }
    trigger.show(searchText, open)
    return trigger
  }

  #stop(): void {
    const life = this.#life
    if (!life) return
    this.#life = null
    for (const end of life.ends.reverse()) end()
    for (const trigger of life.triggers.values()) trigger.remove()
    onPage.delete(this)
  }
}
