import type { Environment } from '../environment.js'
import { onWire, renamed } from '../filters/names.js'
import { canonical } from '../transport/canonical.js'
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
import type { Navigation } from '../url/navigation.js'
import { takeClearMark } from '../url/sideways.js'
import type { FilterGroup } from '../wire.js'
import { answerOf, NO_ANSWER, type PageReply } from './answer.js'
import { CLEARED_NOTE } from './cleared.js'
import { explain } from './explain.js'
import { chosenTitles, type Conditions, type PageState, readConditions, withConditions } from './page-state.js'
import { MOST_RESTORED, ONE_INSTANCE, type Page, PAGE_SIZE, type PageSource, type Wish } from './page-types.js'
import { step } from './phase.js'
import { createStore } from './store.js'

type PageOptions = {
  readonly env: Environment
  readonly key: string
  readonly source: PageSource
  readonly queryParam?: string | undefined
  readonly go: (navigation: Navigation) => void
  readonly initial?: { readonly conditions: Conditions; readonly reply: PageReply } | undefined
  /** Told of the first results of an address. */
  readonly onLoaded?: (conditions: Conditions, reply: PageReply) => void
  /** Told what the address or going back puts into the field. */
  readonly onRestore?: (fieldValue: string) => void
}

// oxlint-disable-next-line max-lines-per-function -- one closure over one state; every function in it is short
export function createPage({ env, key, source, queryParam, go, initial, onLoaded, onRestore }: PageOptions): Page {
  const { kind } = source
  const names = paramNames(key, queryParam)
  const store = createStore<PageState>({
    query: '',
    filters: [],
    sorting: null,
    queryId: null,
    ...NO_ANSWER,
    ...initial?.conditions,
    ...(initial && answerOf(initial.reply)),
    phase: initial ? 'shown' : 'idle',
    memory: FRESH_MEMORY,
    cleared: null,
    scrollTo: null,
  })
  const { getState, setState } = store
  const actual = new Map<string, string>()
  /** The address that we ourselves are on our way to: the memory of the page goes along. */
  let expected = ''
  let started = false
  let turn = 0
  let offset = 0
  let endNote: (() => void) | undefined
  const learn = (groups: readonly FilterGroup[]) => {
    for (const { field, actual_field } of groups) if (actual_field) actual.set(field, actual_field)
  }
  const conditionsOf = ({ query, filters, sorting, queryId }: Conditions): Conditions => ({
    query,
    filters,
    sorting,
    queryId,
  })
  const wish = (limit: number, from = 0): Wish => {
    const { sorting, filters, ...rest } = conditionsOf(getState())
    return { ...rest, filters: onWire(filters, actual), sort: sorting, limit, offset: from }
  }
  const happens = (event: 'ask' | 'answer' | 'fail' | 'more', patch: Partial<PageState> = {}) =>
    setState({ phase: step(getState().phase, event), ...patch })

  const show = (reply: PageReply, asked: Wish): Promise<void> | void => {
    if (reply.failed) return happens('fail', NO_ANSWER)
    const answer = answerOf(reply)
    learn(answer.groups)
    // The heading in the address was not known by its field when this was asked: it answers something else.
    if (canonical(wish(0).filters) !== canonical(asked.filters)) return ask(asked.limit)
    offset = answer.displays.length
    const before = getState().filters
    const filters = renamed(before, answer.groups)
    happens('answer', { ...answer, filters })
    onLoaded?.(conditionsOf(getState()), reply)
    if (filters !== before && started) writeAddress()
  }
  const ask = async (limit = PAGE_SIZE): Promise<void> => {
    const asked = wish(limit)
    const mine = ++turn
    const known = source.known(asked)
    const near = known ? undefined : source.near?.(asked)
    happens('ask', near && { ...answerOf(near), phase: 'refreshing' })
    const reply = known ?? (await source.ask(asked))
    if (mine === turn) await show(reply, asked)
  }
  const loadMore = () => {
    const { displays, total } = getState()
    if (offset >= total || step(getState().phase, 'more') !== 'extending') return
    happens('more')
    const mine = ++turn
    void source.ask(wish(PAGE_SIZE, offset)).then((reply) => {
      if (mine !== turn) return
      if (reply.failed) return happens('fail')
      const more = reply.displays ?? []
      offset = more.length > 0 ? offset + more.length : total
      // What moved down meanwhile is not shown twice.
      const shown = new Set(displays.map((display) => display.product_id))
      happens('answer', { displays: [...displays, ...more.filter((display) => !shown.has(display.product_id))] })
    })
  }

  const remember = (patch: Partial<PageMemory>) => {
    setState({ memory: { ...getState().memory, ...patch } })
    if (started) env.place?.remember(writeMemory(env.place.state(), getState().memory, kind, key))
  }
  const writeAddress = () => {
    if (!env.place) return
    const url = withConditions(env.place.href(), getState(), key)
    expected = url.href
    if (url.href !== env.place.href()) go({ url, replace: true, scroll: false })
  }
  const change = (patch: Partial<Conditions>) => {
    setState(patch)
    remember({
      local_filter_cache: chosenTitles(getState().filters, getState().groups, getState().memory.local_filter_cache),
      scroll_restoration_data: null,
    })
    writeAddress()
    void ask()
  }
  const dismissCleared = () => {
    endNote?.()
    setState({ cleared: null })
  }
  const noteCleared = ({ filters, sorting }: Pick<Conditions, 'filters' | 'sorting'>) => {
    if (filters.length === 0 && !sorting) return
    const { expanded_filters: expanded, local_filter_cache: cache } = getState().memory
    endNote?.()
    endNote = env.wait(CLEARED_NOTE, dismissCleared)
    setState({ cleared: { filters, sorting, expanded, cache } })
  }
  /** Takes over what an address says; tells whether that is something else than before. */
  const take = (url: URL): boolean => {
    const before = canonical(conditionsOf(getState()))
    const marked = takeClearMark(url)
    let next = readConditions(url, names, key, (name, value) =>
      explain((problems) => problems.unreadable(env, name, value)),
    )
    if (kind === 'category') next = { ...next, query: '' }
    if (marked) {
      noteCleared(next)
      next = { ...next, filters: [], sorting: null }
    }
    const changed = canonical(next) !== before
    if (changed) setState(next)
    if (marked && env.place) {
      expected = withConditions(url.href, next, key).href
      go({ url: expected, replace: true, scroll: false })
    }
    return changed
  }
  const follow = (first: boolean) => {
    const { place } = env
    if (!place) return
    const url = new URL(place.href())
    if (!source.owns(url, first)) return
    const held = place.state()
    const isOurs = holdsMemory(held, kind, key)
    const memory = isOurs ? readMemory(held, kind, key) : url.href === expected ? getState().memory : FRESH_MEMORY
    const elsewhere = first || canonical(memory) !== canonical(getState().memory)
    if (elsewhere) setState({ memory, scrollTo: memory.scroll_restoration_data?.y ?? null })
    if (!isOurs) place.remember(writeMemory(held, memory, kind, key))
    const changed = take(url)
    if (kind === 'search' && (elsewhere || changed)) onRestore?.(memory.field_value || getState().query)
    const loaded = Math.min(MOST_RESTORED, Math.max(PAGE_SIZE, memory.scroll_restoration_data?.loaded ?? 0))
    const { phase, displays, total } = getState()
    // A server writes the first products only; whoever comes back had more of them.
    const lacks = first && displays.length < Math.min(loaded, total)
    if (changed || phase === 'idle' || lacks) void ask(loaded)
  }
  if (initial) {
    learn(getState().groups)
    offset = getState().displays.length
  }
  return {
    kind,
    getState,
    subscribe: store.subscribe,
    start() {
      if (started) throw new Error(ONE_INSTANCE)
      started = true
      follow(true)
      const end = env.place?.listen(() => follow(false))
      return () => {
        started = false
        end?.()
      }
    },
    setFilter: (filter) =>
      change({
        filters: [
          ...getState().filters.filter(({ field, op }) => field !== filter.field || op !== filter.op),
          ...(Array.isArray(filter.data) && filter.data.length === 0 ? [] : [filter]),
        ],
      }),
    removeFilter: (field) => change({ filters: getState().filters.filter((filter) => filter.field !== field) }),
    clearFilters: () => change({ filters: [] }),
    setSorting: (sorting) => change({ sorting }),
    loadMore,
    retry: () => void (getState().phase === 'short' ? loadMore() : ask()),
    remember,
    toggle(list, item) {
      const items = getState().memory[list]
      remember({ [list]: items.includes(item) ? items.filter((one) => one !== item) : [...items, item] })
    },
    rememberScroll: (y) => remember({ scroll_restoration_data: { y, loaded: offset } }),
    scrolled: () => setState({ scrollTo: null }),
    leaveFor(url, query, clear) {
      remember({ field_value: query })
      expected = url
      const { memory } = getState()
      if (clear) noteCleared(getState())
      setState({
        memory: {
          ...memory,
          ...(clear && { expanded_filters: [], expanded_hierarchical_filters: [], local_filter_cache: {} }),
          showing_recommendation_rows: RECOMMENDATION_ROWS,
          content_results_rows: CONTENT_ROWS,
          field_value: '',
          scroll_restoration_data: null,
        },
      })
    },
    restoreCleared() {
      const { cleared } = getState()
      if (!cleared) return
      dismissCleared()
      remember({ expanded_filters: cleared.expanded, local_filter_cache: cleared.cache })
      change({ filters: cleared.filters, sorting: cleared.sorting })
    },
    dismissCleared,
    narrowing: () => wish(0),
    load(href) {
      take(new URL(href))
      return ask()
    },
  }
}
