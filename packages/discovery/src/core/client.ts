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

export interface DiscoveryOptions extends HostIds {
  /** Public id of the merchant. */
  readonly tenant: string
  /** Market such as `se`. It may also come later through `setMarket`. */
  readonly market?: string | undefined
  /** BCP 47 tag such as `sv-SE`. The views read it. */
  readonly locale: string
  /** Base address of the service. Its paths begin with `/v2`. */
  readonly apiUrl: string
  /** Path of the search page. The default is `/search`. */
  readonly searchPagePath?: string | undefined
  /** Query parameter of the search text. The default is `query`. */
  readonly urlParamName?: string | undefined
  /** Navigates with the router of the shop's framework. */
  readonly navigate?: NavigateFunction | undefined
  /** Says whether another query clears filters and sorting by default. */
  readonly clearFiltersOnNewQuery?: boolean
  /** Is sent with every call, for the merchant's own use. */
  readonly metaData?: unknown
  /** Is undefined until the shopper has answered. Before that nothing is stored and no event is sent. */
  readonly consent?: Consent
  /** When true, events of shoppers who refused consent are sent without any id. Otherwise they are dropped. */
  readonly anonymousEvents?: boolean
  /** First results that a server rendered, from {@link DiscoveryClient.dehydrate}. */
  readonly initial?: DiscoverySnapshot | undefined
  /** Transforms every reply of the service before it is cached, shown or used. */
  readonly transform?: ReplyTransform | undefined
  /** When true, category pages ignore `query_id` in the address. */
  readonly ignoreQueryId?: boolean
  /**
   * Receives everything that happens, for a debug panel: `debugWatch(…)`, or `debugLog().watch` for a panel of your
   * own.
   */
  readonly watch?: Watch | undefined
  /** Receives problems. The default is `console.error`. */
  readonly report?: Environment['report']
}

/** First results of pages as JSON. */
export type DiscoverySnapshot = Record<string, { readonly conditions: Conditions; readonly reply: PageReply }>

/**
 * The discovery service of one shop, without markup. A view uses it like this:
 * - Call `start()` on mount and the function it returns on unmount. An effect may do this twice.
 * - Use `searchBox(client, key)` for a search field, `searchPage(client, key)` for a search page and
 * `categoryPage(client, category, key)` for a category page. They are separate functions, so that a page loads only
 * what it uses. The same arguments give the same object. Each is a store: show `getState()`, follow `subscribe`, and
 * call `start()` while it is mounted. `useSyncExternalStore` takes both functions as they are, and `getState` also as
 * the server's snapshot.
 * - The box: call `type`, `open`, `close` and `key` (when `key` returns true, prevent the default). Its options are
 * `rows()`, the marked one is `getState().active`, and the field shows `fieldText()`. Make ids for
 * `aria-activedescendant` from `row.id`.
 * - A page: `phase` says what to show, `displays` holds the cards, `memory` says which panels are open. When `scrollTo`
 * is a number and `phase` is `shown`, scroll there and call `scrolled()`. Call `rememberScroll` when scrolling stops.
 * - Cards: call `tracker.seen`, `click` and `rightClick` with the list's name and the position from 1. Call `listed`
 * when a list is shown.
 * - On a server: call `await page.load(href)`, render, and send `dehydrate()` to the browser as `initial`.
 */
export interface DiscoveryClient {
  readonly options: DiscoveryOptions
  readonly env: Environment
  readonly api: Api
  readonly tracker: Tracker
  /** Queues any event of the service. Pass `id` when the event has an id that outlives the page. */
  readonly track: EventQueue['push']
  readonly market: () => string | undefined
  readonly history: PreviousSearches
  /** Navigates by the rules of {@link navigate}. */
  readonly go: (navigation: Navigation) => void
  readonly setMarket: (market: string | number) => void
  readonly setIds: (ids: HostIds) => void
  readonly setConsent: (consent: Consent) => void
  readonly consent: () => Consent
  /** Returns the first results of every loaded page, for `options.initial`. */
  readonly dehydrate: () => DiscoverySnapshot
  /**
   * Sends events, listens to other tabs, and sends waiting events when the page closes. Returns a function that stops
   * it. When another client runs on the page, `start` throws in development and only reports in production, and the
   * first client continues.
   */
  readonly start: () => () => void
}

type Current = { market: string | undefined; consent: Consent }

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

/** Makes the setters for what a shop may change at run time. A wrong argument is reported and ignored. */
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

/** Makes the client of a shop. It does nothing on the page before it is started. */
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
