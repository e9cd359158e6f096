import { browserEnvironment } from '../browser.js'
import type { Environment } from '../environment.js'
import { createAnalytics } from '../tracking/analytics.js'
import { createAttribution } from '../tracking/attribution.js'
import { type Consent, createEventQueue, type EventQueue } from '../tracking/event-queue.js'
import { idProblem, optionalIdProblem } from '../tracking/guards.js'
import { createTracker, type Tracker } from '../tracking/tracker.js'
import { createVisitorToken } from '../tracking/visitor-token.js'
import { type Api, createApi, type ReplyTransform } from '../transport/api.js'
import { type NavigateFunction, navigate, type Navigation } from '../url/navigation.js'
import type { PageReply } from './answer.js'
import type { Watch } from './debug.js'
import { explain } from './explain.js'
import { createIdentity, type HostIds } from './identity.js'
import { ONE_CLIENT } from './one-client.js'
import type { Conditions } from './page-state.js'
import type { Page } from './page-types.js'
import { type PreviousSearches, previousSearches } from './previous-searches.js'
import type { SearchBox } from './search-box-types.js'

/** What a shop says of itself. */
export interface DiscoveryOptions extends HostIds {
  /** The merchant's public id. */
  readonly tenant: string
  /** Such as `se`; may come later through `setMarket`. */
  readonly market?: string | undefined
  /** BCP 47, such as `sv-SE`; the views read it. */
  readonly locale: string
  /** Base of the service; its paths begin with `/v2`. */
  readonly apiUrl: string
  /** Path of the search page; `/search` unless given. */
  readonly searchPagePath?: string | undefined
  /** Query parameter of the search text; `query` unless given. */
  readonly urlParamName?: string | undefined
  /** The host framework's router. */
  readonly navigate?: NavigateFunction | undefined
  /** Whether a submit with another query clears filters and sorting unless the shopper says otherwise. */
  readonly clearFiltersOnNewQuery?: boolean
  /** Sent with every call, for the merchant's own use. */
  readonly metaData?: unknown
  /** Undefined until the shopper was asked: nothing is stored and no event is sent before. */
  readonly consent?: Consent
  /** Sends the events of shoppers who said no, without any id; else they are dropped. */
  readonly anonymousEvents?: boolean
  /** What a server rendered: {@link DiscoveryClient.dehydrate}. */
  readonly initial?: DiscoverySnapshot | undefined
  /** Changes every reply of the service before anything of it is kept, shown or followed. */
  readonly transform?: ReplyTransform | undefined
  /** Category pages read no `query_id` from the address. */
  readonly ignoreQueryId?: boolean
  /** Told of everything that happens, for a debug panel: `debugWatch(…)`, or `debugLog().watch` for one of your own. */
  readonly watch?: Watch | undefined
  /** Told of trouble; `console.error` unless given. */
  readonly report?: Environment['report']
}

/** First results of pages, as JSON. */
export type DiscoverySnapshot = Record<string, { readonly conditions: Conditions; readonly reply: PageReply }>

/**
 * One shop's discovery, without markup. A view binds to it so:
 * - `start()` once the page is there, and what it gives back when it goes (an effect; twice running is fine).
 * - `searchBox(client, key)` for a search field, `searchPage(client, key)` for a search page,
 *   `categoryPage(client, category, key)` for a category page: functions, so that a page pays only for what it has. The
 *   same arguments give the same object. Each is a store: show `getState()`, follow `subscribe` (both may be handed to
 *   `useSyncExternalStore` as they are; `getState` is the server's snapshot too), and `start()` it while it is mounted.
 * - The box: `type`, `key` (prevent the default when true), `open`, `close`; options are `rows()`, the marked one is
 *   `getState().active` (ids for `aria-activedescendant` come from `row.id`), the field shows `fieldText()`.
 * - A page: `phase` says what to show, `displays` the cards, `memory` which panels are open. When `scrollTo` is a number
 *   and `phase` is `shown`, scroll there and call `scrolled()`. Call `rememberScroll` when scrolling rests.
 * - Cards: `tracker.seen`, `click`, `rightClick` with the list's name and the position from 1; `listed` once a list is
 *   there.
 * - On a server: `await page.load(href)`, render, and hand `dehydrate()` to the browser as `initial`.
 */
export interface DiscoveryClient {
  readonly options: DiscoveryOptions
  readonly env: Environment
  readonly api: Api
  readonly tracker: Tracker
  /** Tells of anything the wire knows; `id` where what happened has one that outlives the page. */
  readonly track: EventQueue['push']
  readonly market: () => string | undefined
  readonly history: PreviousSearches
  /** Goes somewhere as the rules of navigation say. */
  readonly go: (navigation: Navigation) => void
  readonly setMarket: (market: string | number) => void
  readonly setIds: (ids: HostIds) => void
  readonly setConsent: (consent: Consent) => void
  readonly consent: () => Consent
  /** First results of every page that was loaded, for `options.initial`. */
  readonly dehydrate: () => DiscoverySnapshot
  /**
   * Sends events, listens to other tabs, and hands over what leaves with the page. Gives back what ends it. A second
   * client on one page is refused: it throws in development, and is reported in production, while the first goes on.
   */
  readonly start: () => () => void
  /** Controllers by name; for the functions that make them. */
  readonly boxes: Map<string, SearchBox>
  readonly pages: Map<string, Page>
}

let running: DiscoveryClient | null = null

// oxlint-disable-next-line max-lines-per-function -- wires the parts together, and decides nothing
export function createDiscovery(options: DiscoveryOptions, environment?: Partial<Environment>): DiscoveryClient {
  const { watch } = options
  const env: Environment = {
    ...browserEnvironment(),
    ...(options.report && { report: options.report }),
    watch,
    ...environment,
  }
  let { market, consent } = options
  const consented = () => consent === true
  const identity = createIdentity(env, consented)
  identity.setHost(options)
  const attribution = createAttribution(env, consented)
  const base = `${options.apiUrl.replace(/\/+$/, '')}/v2/`
  const api = createApi(env, {
    base,
    caller: () => ({
      tenant: options.tenant,
      market: market ?? '',
      ...identity.ids(),
      metadata: options.metaData ?? {},
    }),
    transform: options.transform,
  })
  const queue = createEventQueue({
    env,
    url: `${base}create-events`,
    tenant: options.tenant,
    market: () => market ?? '',
    stamp: identity.ids,
    consent: () => consent,
    anonymous: options.anonymousEvents === true,
    visitorToken: createVisitorToken(env, { url: `${base}create-visitor`, tenant: options.tenant, consented }),
  })
  const tellConsent = () => watch?.({ kind: 'consent', consent, at: env.now() })
  tellConsent()
  const snapshot: DiscoverySnapshot = { ...options.initial }
  const client: DiscoveryClient = {
    options,
    env,
    api,
    tracker: createTracker({ env, queue, analytics: createAnalytics(env), attribution }),
    track: queue.push,
    market: () => market,
    history: previousSearches(env.keep),
    go(navigation) {
      const refused = env.place && navigate(env.place, navigation, options.navigate)
      if (refused) explain((problems) => problems.otherOrigin(env, refused))
    },
    setMarket(value) {
      const problem = idProblem('setMarket', value)
      if (problem) env.report(problem)
      else market = String(value)
    },
    setIds(ids) {
      const problem = optionalIdProblem('setUserId', ids.userId) ?? optionalIdProblem('setSessionId', ids.sessionId)
      if (problem) env.report(problem)
      else identity.setHost(ids)
    },
    setConsent(next) {
      consent = next
      if (next === false) {
        identity.forget()
        attribution.forget()
      }
      queue.consentChanged(next)
      queue.replay()
      tellConsent()
    },
    consent: () => consent,
    dehydrate: () => snapshot,
    start() {
      if (running && running !== client) {
        if (env.development) throw new Error(ONE_CLIENT)
        env.report(ONE_CLIENT)
        return () => undefined
      }
      running = client
      const endAttribution = attribution.start()
      queue.replay()
      const online = () => void queue.flush()
      const hide = () => {
        if (env.hidden()) queue.leave()
      }
      const listening = new AbortController()
      env.page?.addEventListener('pagehide', queue.leave, listening)
      env.page?.addEventListener('visibilitychange', hide, listening)
      env.page?.addEventListener('online', online, listening)
      return () => {
        running = null
        endAttribution()
        listening.abort()
      }
    },
    boxes: new Map(),
    pages: new Map(),
  }
  return client
}
