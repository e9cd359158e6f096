import { browserEnvironment } from '../browser.js'
import type { Environment } from '../environment.js'
import { createAnalytics } from '../tracking/analytics.js'
import { createAttribution } from '../tracking/attribution.js'
import { type Consent, createEventQueue, type QueueFacts } from '../tracking/event-queue.js'
import { idProblem, optionalIdProblem } from '../tracking/guards.js'
import { createTracker, type Tracker } from '../tracking/tracker.js'
import { type Api, createApi } from '../transport/api.js'
import { canonical } from '../transport/canonical.js'
import { paramNames, QUERY_PARAM } from '../url/names.js'
import { type NavigateFunction, navigate, type Navigation, normalisePath, pathOf } from '../url/navigation.js'
import type { PageReply } from './answer.js'
import { createIdentity, type HostIds } from './identity.js'
import type { Conditions } from './page-state.js'
import { type Page, PAGE_SIZE, type PageSource, type Wish } from './page-types.js'
import { createPage } from './page.js'
import { type PreviousSearches, previousSearches } from './previous-searches.js'
import type { SearchBox } from './search-box-types.js'
import { createSearchBox } from './search-box.js'
import { createStore, type Readable } from './store.js'

/** What a shop says of itself. */
export interface DiscoveryOptions extends HostIds {
  /** The merchant's public id. */
  readonly tenant: string
  /** Such as `se`; may come later through `setMarket`. */
  readonly market?: string
  /** BCP 47, such as `sv-SE`; the views read it. */
  readonly locale: string
  /** Base of the service; its paths begin with `/v2`. */
  readonly apiUrl: string
  /** Path of the search page. */
  readonly searchPagePath?: string
  /** Query parameter of the search text. */
  readonly urlParamName?: string
  /** The host framework's router. */
  readonly navigate?: NavigateFunction
  /** Whether a submit with another query clears filters and sorting unless the shopper says otherwise. */
  readonly clearFiltersOnNewQuery?: boolean
  /** Sent with every call, for the merchant's own use. */
  readonly metaData?: unknown
  /** Undefined until the shopper was asked: nothing is stored and no event is sent before. */
  readonly consent?: Consent
  /** Sends the events of shoppers who said no, without any id; else they are dropped. */
  readonly anonymousEvents?: boolean
  /** What a server rendered: {@link DiscoveryClient.dehydrate}. */
  readonly initial?: DiscoverySnapshot
  /** Told of trouble; `console.error` unless given. */
  readonly report?: Environment['report']
}

/** First results of pages, as JSON. */
export type DiscoverySnapshot = Readonly<Record<string, { readonly conditions: Conditions; readonly reply: PageReply }>>

/** A call that was made. */
export type CallFact = {
  readonly path: string
  readonly ms: number
  readonly status: number | null
  readonly at: number
}
/** What the debug panel shows. */
export type DebugState = {
  /** Newest last. */
  readonly calls: readonly CallFact[]
  readonly events: QueueFacts
  readonly consent: Consent
}
const MOST_CALLS_SHOWN = 50

/**
 * One shop's discovery, without markup. A view binds to it so:
 * - `start()` once the page is there, and what it gives back when it goes (an effect; twice running is fine).
 * - For each search field: `searchBox(key)`; for a search page: `searchPage(key)`; for a category page:
 *   `categoryPage(category, key)`. The same arguments give the same object. Each is a store: show `getState()`, follow
 *   `subscribe`, `start()` it while it is mounted.
 * - The box: `type`, `key` (prevent the default when true), `open`, `close`; options are `rows()`, the marked one is
 *   `getState().active` (ids for `aria-activedescendant` come from `row.id`), the field shows `fieldText()`.
 * - A page: `phase` says what to show, `displays` the cards, `memory` which panels are open. When `scrollTo` is a number
 *   and `phase` is `shown`, scroll there and call `scrolled()`. Call `rememberScroll` when scrolling rests.
 * - Cards: `tracker.seen`, `click`, `rightClick` with the list's name and the position from 1.
 * - On a server: `await page.load(href)`, render, and hand `dehydrate()` to the browser as `initial`.
 */
export interface DiscoveryClient {
  readonly options: DiscoveryOptions
  readonly env: Environment
  readonly api: Api
  readonly tracker: Tracker
  readonly history: PreviousSearches
  readonly searchBox: (key?: string) => SearchBox
  readonly searchPage: (key?: string) => Page
  readonly categoryPage: (category: string | readonly string[], key?: string) => Page
  /** Goes somewhere as the rules of navigation say. */
  readonly go: (navigation: Navigation) => void
  readonly setMarket: (market: string | number) => void
  readonly setIds: (ids: HostIds) => void
  readonly setConsent: (consent: Consent) => void
  readonly debug: Readable<DebugState>
  /** First results of every page that was loaded, for `options.initial`. */
  readonly dehydrate: () => DiscoverySnapshot
  /** Sends events, listens to other tabs, and writes down what leaves with the page. Gives back what ends it. */
  readonly start: () => () => void
}

// oxlint-disable-next-line max-lines-per-function -- wires the parts together, and decides nothing
export function createDiscovery(options: DiscoveryOptions, environment?: Partial<Environment>): DiscoveryClient {
  const env: Environment = {
    ...browserEnvironment(),
    ...(options.report && { report: options.report }),
    ...environment,
  }
  let { market, consent } = options
  const consented = () => consent === true
  const identity = createIdentity(env, consented)
  identity.setHost(options)
  const attribution = createAttribution(env, consented)
  const debug = createStore<DebugState>({ calls: [], events: { waiting: 0, held: 0, dropped: 0, sent: 0 }, consent })
  const apiUrl = options.apiUrl.replace(/\/+$/, '')
  const api = createApi(env, {
    apiUrl,
    caller: () => ({
      tenant: options.tenant,
      market: market ?? '',
      ...identity.ids(),
      metadata: options.metaData ?? {},
    }),
    referrer: () => (consented() ? env.referrer() : null),
    watch: (call) =>
      debug.setState({ calls: [...debug.getState().calls, { ...call, at: env.now() }].slice(-MOST_CALLS_SHOWN) }),
  })
  const queue = createEventQueue({
    env,
    url: `${apiUrl}/v2/create-events`,
    tenant: options.tenant,
    market: () => market ?? '',
    stamp: identity.ids,
    consent: () => consent,
    anonymous: options.anonymousEvents === true,
    onChange: () => debug.setState({ events: queue.facts() }),
  })
  const tracker = createTracker({ env, queue, analytics: createAnalytics(env), attribution, market: () => market })
  const history = previousSearches(env.storage)
  const go = (navigation: Navigation) => {
    if (!env.place) return
    const refusal = navigate(env.place, navigation, options.navigate)
    if (refusal) env.report(refusal)
  }
  const searchPath = options.searchPagePath ?? '/search'
  const once = keeper()
  const snapshots: Record<string, { conditions: Conditions; reply: PageReply }> = {}

  const page = (name: string, key: string, source: PageSource) =>
    once(name, () => {
      const made = createPage({
        env,
        key,
        source: {
          ...source,
          ask: async (wish) => {
            const reply = await source.ask(wish)
            const { query, queryId } = wish
            const { filters, sorting } = made.getState()
            if (wish.offset === 0) snapshots[name] = { conditions: { query, filters, sorting, queryId }, reply }
            return reply
          },
        },
        queryParam: options.urlParamName,
        go,
        initial: options.initial?.[name],
        ...(source.kind === 'search' && { onRestore: (text: string) => box(key).restore(text) }),
      })
      return made
    })
  const searchPage = (key = '') =>
    page(`search${key}`, key, {
      kind: 'search',
      ask: ({ queryId: _, ...wish }) => api.results(wish),
      known: ({ queryId: _, ...wish }) => api.knownResults(wish),
      near: ({ queryId: _, ...wish }) => api.knownResults({ ...wish, limit: PAGE_SIZE, asYouType: true }),
      owns: (url) => pathOf(url) === normalisePath(searchPath),
    })
  const categoryPage = (category: string | readonly string[], key = '') => {
    const path = env.place ? pathOf(new URL(env.place.href())) : null
    const wishOf = ({ query: _, ...wish }: Wish) => ({ ...wish, category })
    return page(`category${key} ${canonical(category)}`, key, {
      kind: 'category',
      ask: (wish) => api.listing(wishOf(wish)),
      known: (wish) => api.knownListing(wishOf(wish)),
      owns: (url) => pathOf(url) === path,
    })
  }
  const box = (key = ''): SearchBox =>
    once(`box${key}`, () =>
      createSearchBox({
        env,
        api,
        page: searchPage(key),
        history,
        searchPath,
        queryName: paramNames(key, options.urlParamName ?? QUERY_PARAM).query,
        go,
        clearOnSubmit: options.clearFiltersOnNewQuery === true,
        onSearched: ({ text, total, requestId }, url) => tracker.searched(text.trim(), total, requestId, url),
      }),
    )
  return {
    options,
    env,
    api,
    tracker,
    history,
    searchBox: box,
    searchPage,
    categoryPage,
    go,
    setMarket(value) {
      const problem = idProblem('setMarket', value)
      if (problem) env.report(problem)
      else market = String(value)
    },
    setIds(ids) {
      for (const [name, id] of Object.entries(ids)) {
        const problem = optionalIdProblem(name === 'userId' ? 'setUserId' : 'setSessionId', id)
        if (problem) return env.report(problem)
      }
      identity.setHost(ids)
    },
    setConsent(next) {
      consent = next
      if (next === false) {
        identity.forget()
        attribution.forget()
      }
      queue.consentChanged(next)
      queue.replay()
      debug.setState({ consent })
    },
    debug,
    dehydrate: () => snapshots,
    start() {
      const endAttribution = attribution.start()
      queue.replay()
      const leave = () => queue.leave()
      const online = () => void queue.flush()
      const target = env.page
      target?.addEventListener('pagehide', leave)
      target?.addEventListener('online', online)
      return () => {
        endAttribution()
        target?.removeEventListener('pagehide', leave)
        target?.removeEventListener('online', online)
      }
    },
  }
}

/** Makes each thing once. */
function keeper() {
  const made = new Map<string, unknown>()
  return <T>(name: string, make: () => T): T => {
    if (!made.has(name)) made.set(name, make())
    return made.get(name) as T
  }
}
