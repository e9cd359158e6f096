import type { Environment } from '../environment.js'
import { onWire, renamed } from '../filters/names.js'
import { explain } from '../problems/explain.js'
import { canonical } from '../transport/canonical.js'
import { takeClearMark } from '../url/cross-category.js'
import {
  FRESH_MEMORY,
  holdsMemory,
  type PageMemory,
  readMemory,
  RECOMMENDATION_ROWS,
  CONTENT_ROWS,
  writeMemory,
} from '../url/history.js'
import { paramNames } from '../url/names.js'
import type { BrowserLocation, Navigation } from '../url/navigation.js'
import type { Filter, FilterGroup, Sorting } from '../wire.js'
import { answerOf, NO_ANSWER, type PageReply } from './answer.js'
import { type ClearedNotice, createClearedNotice } from './cleared-filters.js'
import { chosenTitles, type Conditions, type PageState, readConditions, withConditions } from './page-state.js'
import {
  MAX_RESTORED_RESULTS,
  ONE_INSTANCE,
  type Page,
  PAGE_SIZE,
  type PageSource,
  type PageRequest,
} from './page-types.js'
import { type PhaseEvent, step } from './phase.js'
import { createStore, type Store } from './store.js'

type PageOptions = {
  readonly env: Environment
  readonly key: string
  readonly source: PageSource
  readonly queryParam?: string | undefined
  readonly go: (navigation: Navigation) => void
  readonly initial?: { readonly conditions: Conditions; readonly reply: PageReply } | undefined
  /** Receives the first results of an address. */
  readonly onLoaded?: (conditions: Conditions, reply: PageReply) => void
  /** Receives the text that the search field shows after the address changed or the shopper went back. */
  readonly onRestore?: (fieldValue: string) => void
}

class PageController implements Page {
  readonly #options: PageOptions
  readonly #store: Store<PageState>
  readonly #names: ReturnType<typeof paramNames>
  readonly #cleared: ClearedNotice
  /** Maps each heading that addresses use to the service's field. */
  readonly #actualFields = new Map<string, string>()
  /** The address that the page itself navigates to. The page keeps its memory there. */
  #expectedUrl = ''
  #isStarted = false
  #turn = 0
  #offset = 0
  readonly kind: Page['kind']
  readonly getState: Page['getState']
  readonly subscribe: Page['subscribe']

  constructor(options: PageOptions) {
    const { env, key, queryParam, source, initial } = options
    this.#options = options
    this.kind = source.kind
    this.#names = paramNames(key, queryParam)
    this.#store = createStore<PageState>({
      query: '',
      filters: [],
      sorting: null,
      queryId: null,
      ...NO_ANSWER,
      ...initial?.conditions,
      ...(initial && answerOf(initial.reply)),
      phase: initial ? 'shown' : 'idle',
      memory: FRESH_MEMORY,
      clearedFilters: null,
      scrollTo: null,
    })
    this.getState = this.#store.getState
    this.subscribe = this.#store.subscribe
    this.#cleared = createClearedNotice(env.wait, (clearedFilters) => this.#store.setState({ clearedFilters }))
    if (!initial) return
    this.#learnFields(this.getState().groups)
    this.#offset = this.getState().displays.length
  }

  readonly start = (): (() => void) => {
    if (this.#isStarted) throw new Error(ONE_INSTANCE)
    this.#isStarted = true
    this.#follow(true)
    const end = this.#options.env.location?.listen(() => this.#follow(false))
    return () => {
      this.#isStarted = false
      end?.()
    }
  }

  readonly load = (href: string): Promise<void> => {
    this.#readAddress(new URL(href))
    return this.#request()
  }

  readonly setFilter = (filter: Filter): void => {
    const others = this.getState().filters.filter(({ field, op }) => field !== filter.field || op !== filter.op)
    const isEmpty = Array.isArray(filter.data) && filter.data.length === 0
    this.#change({ filters: isEmpty ? others : [...others, filter] })
  }

  readonly removeFilter = (field: string): void =>
    this.#change({ filters: this.getState().filters.filter((filter) => filter.field !== field) })
  readonly clearFilters = (): void => this.#change({ filters: [] })
  readonly setSorting = (sorting: Sorting | null): void => this.#change({ sorting })
  readonly narrowing = (): PageRequest => this.#requestFor(0)
  readonly retry = (): void => void (this.getState().phase === 'short' ? this.loadMore() : this.#request())
  readonly scrolled = (): void => this.#store.setState({ scrollTo: null })
  readonly rememberScroll = (y: number): void => this.remember({ scroll_restoration_data: { y, loaded: this.#offset } })

  readonly loadMore = (): void => {
    const { displays, total } = this.getState()
    if (this.#offset >= total || step(this.getState().phase, 'more') !== 'extending') return
    this.#advance('more')
    const turn = ++this.#turn
    void this.#options.source.ask(this.#requestFor(PAGE_SIZE, this.#offset)).then((reply) => {
      if (turn !== this.#turn) return
      if (reply.failed) return this.#advance('fail')
      const more = reply.displays ?? []
      this.#offset = more.length > 0 ? this.#offset + more.length : total
      // A product that moved down in the list meanwhile is not shown twice.
      const shown = new Set(displays.map((display) => display.product_id))
      this.#advance('answer', { displays: [...displays, ...more.filter((display) => !shown.has(display.product_id))] })
    })
  }

  readonly remember = (patch: Partial<PageMemory>): void => {
    const { env, key } = this.#options
    const memory = { ...this.getState().memory, ...patch }
    this.#store.setState({ memory })
    if (this.#isStarted) env.location?.remember(writeMemory(env.location.state(), memory, this.kind, key))
  }

  readonly toggle: Page['toggle'] = (list, item) => {
    const items = this.getState().memory[list]
    this.remember({ [list]: items.includes(item) ? items.filter((one) => one !== item) : [...items, item] })
  }

  readonly leaveFor = (url: string, query: string, clear: boolean): void => {
    this.remember({ field_value: query })
    this.#expectedUrl = url
    const { memory } = this.getState()
    if (clear) this.#offerCleared(this.getState())
    this.#store.setState({
      memory: {
        ...memory,
        ...(clear && { expanded_filters: [], expanded_hierarchical_filters: [], local_filter_cache: {} }),
        showing_recommendation_rows: RECOMMENDATION_ROWS,
        content_results_rows: CONTENT_ROWS,
        field_value: '',
        scroll_restoration_data: null,
      },
    })
  }

  readonly restoreCleared = (): void => {
    const { clearedFilters } = this.getState()
    if (!clearedFilters) return
    this.dismissCleared()
    this.remember({ expanded_filters: clearedFilters.expanded, local_filter_cache: clearedFilters.cache })
    this.#change({ filters: clearedFilters.filters, sorting: clearedFilters.sorting })
  }

  readonly dismissCleared = (): void => this.#cleared.dismiss()

  #learnFields(groups: readonly FilterGroup[]): void {
    for (const { field, actual_field } of groups) if (actual_field) this.#actualFields.set(field, actual_field)
  }

  #requestFor(limit: number, offset = 0): PageRequest {
    const { sorting, filters, ...rest } = conditionsOf(this.getState())
    return { ...rest, filters: onWire(filters, this.#actualFields), sort: sorting, limit, offset }
  }

  #advance(event: PhaseEvent, patch: Partial<PageState> = {}): void {
    this.#store.setState({ phase: step(this.getState().phase, event), ...patch })
  }

  async #request(limit = PAGE_SIZE): Promise<void> {
    const { source } = this.#options
    const request = this.#requestFor(limit)
    const turn = ++this.#turn
    const known = source.known(request)
    const near = known ? undefined : source.near?.(request)
    this.#advance('ask', near && { ...answerOf(near), phase: 'refreshing' })
    const reply = known ?? (await source.ask(request))
    if (turn === this.#turn) await this.#show(reply, request)
  }

  #show(reply: PageReply, request: PageRequest): Promise<void> | void {
    if (reply.failed) return this.#advance('fail', NO_ANSWER)
    const answer = answerOf(reply)
    this.#learnFields(answer.groups)
    // At the request the field of a heading in the address was unknown, so this answer is for the wrong filters.
    if (canonical(this.#requestFor(0).filters) !== canonical(request.filters)) return this.#request(request.limit)
    this.#offset = answer.displays.length
    const before = this.getState().filters
    const filters = renamed(before, answer.groups)
    this.#advance('answer', { ...answer, filters })
    this.#options.onLoaded?.(conditionsOf(this.getState()), reply)
    if (filters !== before && this.#isStarted) this.#writeAddress()
  }

  #change(patch: Partial<Conditions>): void {
    this.#store.setState(patch)
    const { filters, groups, memory } = this.getState()
    this.remember({
      local_filter_cache: chosenTitles(filters, groups, memory.local_filter_cache),
      scroll_restoration_data: null,
    })
    this.#writeAddress()
    void this.#request()
  }

  #writeAddress(): void {
    const { env, go, key } = this.#options
    if (!env.location) return
    const url = withConditions(env.location.href(), this.getState(), key)
    this.#expectedUrl = url.href
    if (url.href !== env.location.href()) go({ url, replace: true, scroll: false })
  }

  #offerCleared({ filters, sorting }: Pick<Conditions, 'filters' | 'sorting'>): void {
    if (filters.length === 0 && !sorting) return
    const { expanded_filters: expanded, local_filter_cache: cache } = this.getState().memory
    this.#cleared.show({ filters, sorting, expanded, cache })
  }

  /** Applies an address. Returns true when its conditions differ from the present ones. */
  #readAddress(url: URL): boolean {
    const { env, go, key } = this.#options
    const before = canonical(conditionsOf(this.getState()))
    const clears = takeClearMark(url)
    let next = readConditions(url, this.#names, key, (name, value) =>
      explain((problems) => problems.unreadable(env, name, value)),
    )
    if (this.kind === 'category') next = { ...next, query: '' }
    if (clears) {
      this.#offerCleared(next)
      next = { ...next, filters: [], sorting: null }
    }
    const isChanged = canonical(next) !== before
    if (isChanged) this.#store.setState(next)
    if (clears && env.location) {
      this.#expectedUrl = withConditions(url.href, next, key).href
      go({ url: this.#expectedUrl, replace: true, scroll: false })
    }
    return isChanged
  }

  #follow(isFirst: boolean): void {
    const { env, source, onRestore } = this.#options
    if (!env.location) return
    const url = new URL(env.location.href())
    if (!source.owns(url, isFirst)) return
    const memory = this.#takeMemory(env.location)
    const isElsewhere = isFirst || canonical(memory) !== canonical(this.getState().memory)
    if (isElsewhere) this.#store.setState({ memory, scrollTo: memory.scroll_restoration_data?.y ?? null })
    const isChanged = this.#readAddress(url)
    if (this.kind === 'search' && (isElsewhere || isChanged)) onRestore?.(memory.field_value || this.getState().query)
    const loaded = Math.min(MAX_RESTORED_RESULTS, Math.max(PAGE_SIZE, memory.scroll_restoration_data?.loaded ?? 0))
    const { phase, displays, total } = this.getState()
    // A server renders only the first products, but a shopper who comes back may have loaded more.
    const isShort = isFirst && displays.length < Math.min(loaded, total)
    if (isChanged || phase === 'idle' || isShort) void this.#request(loaded)
  }

  /** Returns the memory of the present history entry. A new entry takes over the memory of the page that led to it. */
  #takeMemory(location: BrowserLocation): PageMemory {
    const { key } = this.#options
    const entry = location.state()
    if (holdsMemory(entry, this.kind, key)) return readMemory(entry, this.kind, key)
    const memory = location.href() === this.#expectedUrl ? this.getState().memory : FRESH_MEMORY
    location.remember(writeMemory(entry, memory, this.kind, key))
    return memory
  }
}

const conditionsOf = ({ query, filters, sorting, queryId }: Conditions): Conditions => ({
  query,
  filters,
  sorting,
  queryId,
})

export const createPage = (options: PageOptions): Page => new PageController(options)
