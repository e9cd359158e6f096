import { browserEnvironment } from '../browser.js'
import type { Environment } from '../environment.js'
import { explain } from '../problems/explain.js'
import { createAnalytics } from '../tracking/analytics.js'
import { createAttribution } from '../tracking/attribution.js'
import { createEventQueue, type EventQueue } from '../tracking/event-queue.js'
import { idProblem, optionalIdProblem } from '../tracking/guards.js'
import { createIdentity, type HostIds } from '../tracking/identity.js'
import { createTracker, type Tracker } from '../tracking/tracker.js'
import { createVisitorToken } from '../tracking/visitor-token.js'
import { type Api, createApi, type ReplyTransform } from '../transport/api.js'
import { type NavigateFunction, navigate, type Navigation } from '../url/navigation.js'
import type { Consent } from '../watch.js'
import type { Watch } from '../watch.js'
import type { PageReply } from './answer.js'
import type { Conditions } from './page-state.js'
import { type PreviousSearches, previousSearches } from './previous-searches.js'
import { runOnPage } from './run-on-page.js'

/** Settings of one shop. */
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
  /** Whether submitting another query clears filters and sorting by default. */
  readonly clearFiltersOnNewQuery?: boolean
  /** Sent with every call, for the merchant's own use. */
  readonly metaData?: unknown
  /** Undefined until the shopper was asked: nothing is stored and no event is sent before. */
  readonly consent?: Consent
  /** Sends the events of shoppers who said no, without any id; else they are dropped. */
  readonly anonymousEvents?: boolean
  /** What a server rendered: {@link DiscoveryClient.dehydrate}. */
  readonly initial?: DiscoverySnapshot | undefined
  /** Transforms every reply of the service before it is cached, shown or followed. */
  readonly transform?: ReplyTransform | undefined
  /** Category pages read no `query_id` from the address. */
  readonly ignoreQueryId?: boolean
  /** Receives everything that happens, for a debug panel: `debugWatch(…)`, or `debugLog().watch` for your own. */
  readonly watch?: Watch | undefined
  /** Receives problems; `console.error` unless given. */
  readonly report?: Environment['report']
}

/** First results of pages, as JSON. */
export type DiscoverySnapshot = Record<string, { readonly conditions: Conditions; readonly reply: PageReply }>

/**
 * One shop's discovery, without markup. A view binds to it so:
 * - Call `start()` on mount and the function it returns on unmount (an effect; running it twice is fine).
 * - `searchBox(client, key)` for a search field, `searchPage(client, key)` for a search page,
 *   `categoryPage(client, category, key)` for a category page: functions, so that a page pays only for what it has. The
 *   same arguments give the same object. Each is a store: show `getState()`, follow `subscribe` (both may be handed to
 *   `useSyncExternalStore` as they are; `getState` is the server's snapshot too), and `start()` it while it is mounted.
 * - The box: `type`, `key` (prevent the default when true), `open`, `close`; options are `rows()`, the marked one is
 *   `getState().active` (ids for `aria-activedescendant` come from `row.id`), the field shows `fieldText()`.
 * - A page: `phase` is what to show, `displays` the cards, `memory` which panels are open. When `scrollTo` is a number
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
  /** Queues any event of the wire; pass `id` when the event has one that outlives the page. */
  readonly track: EventQueue['push']
  readonly market: () => string | undefined
  readonly history: PreviousSearches
  /** Navigates by the rules of {@link navigate}. */
  readonly go: (navigation: Navigation) => void
  readonly setMarket: (market: string | number) => void
  readonly setIds: (ids: HostIds) => void
  readonly setConsent: (consent: Consent) => void
  readonly consent: () => Consent
  /** First results of every page that was loaded, for `options.initial`. */
  readonly dehydrate: () => DiscoverySnapshot
  /**
   * Sends events, listens to other tabs, and flushes when the page goes. Returns a function that stops it. A second
   * client on one page is refused: it throws in development, and is reported in production, while the first goes on.
   */
  readonly start: () => () => void
}

/** What a shop may change at run time. */
type Current = { market: string | undefined; consent: Consent }

/** What a client is made of. */
function createParts(options: DiscoveryOptions, env: Environment, current: Current) {
  const { tenant } = options
  const base = `${options.apiUrl.replace(/\/+$/, '')}/v2/`
  const consented = () => current.consent === true
  const market = () => current.market ?? ''
  const identity = createIdentity(env, consented)
  identity.setHost(options)
  const attribution = createAttribution(env, consented)
  const api = createApi(env, {
    base,
    caller: () => ({ tenant, market: market(), ...identity.ids(), metadata: options.metaData ?? {} }),
    transform: options.transform,
  })
  const queue = createEventQueue({
    env,
    url: `${base}create-events`,
    tenant,
    market,
    stamp: identity.ids,
    consent: () => current.consent,
    anonymous: options.anonymousEvents === true,
    visitorToken: createVisitorToken(env, { url: `${base}create-visitor`, tenant, consented }),
  })
  const tracker = createTracker({ env, queue, analytics: createAnalytics(env), attribution })
  return { identity, attribution, api, queue, tracker }
}

/** What a shop may change at run time. A wrong argument is reported. */
function createSetters(env: Environment, current: Current, parts: ReturnType<typeof createParts>) {
  const { identity, attribution, queue } = parts
  const watchConsent = () => env.watch?.({ kind: 'consent', consent: current.consent, at: env.now() })
  watchConsent()
  return {
    setMarket(value: string | number) {
      const problem = idProblem('setMarket', value)
      if (problem) env.report(problem)
      else current.market = String(value)
    },
    setIds(ids: HostIds) {
      const problem = optionalIdProblem('setUserId', ids.userId) ?? optionalIdProblem('setSessionId', ids.sessionId)
      if (problem) env.report(problem)
      else identity.setHost(ids)
    },
    setConsent(consent: Consent) {
      current.consent = consent
      if (consent === false) {
        identity.forget()
        attribution.forget()
      }
      queue.consentChanged(consent)
      queue.replay()
      watchConsent()
    },
  }
}

/** The client of a shop; nothing happens on the page before it is started. */
export function createDiscovery(options: DiscoveryOptions, environment?: Partial<Environment>): DiscoveryClient {
  const env: Environment = {
    ...browserEnvironment(),
    ...(options.report && { report: options.report }),
    watch: options.watch,
    ...environment,
  }
  const current: Current = { market: options.market, consent: options.consent }
  const parts = createParts(options, env, current)
  const snapshot: DiscoverySnapshot = { ...options.initial }
  const client: DiscoveryClient = {
    options,
    env,
    api: parts.api,
    tracker: parts.tracker,
    track: parts.queue.push,
    market: () => current.market,
    history: previousSearches(env.storage),
    go(navigation) {
      const refused = env.location && navigate(env.location, navigation, options.navigate)
      if (refused) explain((problems) => problems.otherOrigin(env, refused))
    },
    ...createSetters(env, current, parts),
    consent: () => current.consent,
    dehydrate: () => snapshot,
    start: () => runOnPage(client, { env, ...parts }),
  }
  return client
}
