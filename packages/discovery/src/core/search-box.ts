import type { Environment } from '../environment.js'
import type { Api } from '../transport/api.js'
import { normalisePath, type Navigation, pathOf } from '../url/navigation.js'
import { newestOf } from './newest.js'
import { type Page, PAGE_SIZE } from './page-types.js'
import { step } from './phase.js'
import type { PreviousSearches } from './previous-searches.js'
import { matchingHistory, type Row, rowsOf } from './rows.js'
import {
  ANALYTICS_REST,
  type BoxState,
  INSTANT_CARDS,
  LONGEST_CLOSING,
  QUERY_DEBOUNCE,
  type SearchBox,
} from './search-box-types.js'
import { createStore } from './store.js'

export type BoxOptions = {
  readonly env: Environment
  readonly api: Api
  /** The search page of the same instance, once there is one. */
  readonly page: () => Page | undefined
  readonly history: PreviousSearches
  readonly searchPath: string
  /** Name of the query parameter with the key of the instance. */
  readonly queryName: string
  readonly go: (navigation: Navigation) => void
  /** Whether submitting another query clears filters unless the shopper says otherwise. */
  readonly clearOnSubmit: boolean
  /** Told when typing has rested; what was found only where it is known. */
  readonly onSearched: (query: string, found: Pick<BoxState, 'total' | 'requestId'> | null, url: string) => void
}

const WIDE = { filters: [], sort: null }
/** Nothing is typed, and nothing found. */
const NOTHING_FOUND = {
  suggestions: [],
  displays: [],
  contentLinks: [],
  total: 0,
  phase: 'idle',
  searched: '',
} as const

// oxlint-disable-next-line max-lines-per-function -- one closure over one state; every function in it is short
export function createSearchBox({
  env,
  api,
  page,
  history,
  searchPath,
  queryName,
  go,
  ...options
}: BoxOptions): SearchBox {
  const store = createStore<BoxState>({
    open: false,
    options: {},
    closing: false,
    text: '',
    active: -1,
    history: [],
    ...NOTHING_FOUND,
    suggestionsFailed: false,
    requestId: null,
    clearOnSubmit: options.clearOnSubmit,
  })
  const { getState, setState, subscribe } = store
  let turn = 0
  let closing = 0
  let animate: (() => Promise<unknown>) | null = null
  let stopSearch: (() => void) | undefined
  let stopTelling: (() => void) | undefined
  let openedAt = ''

  const words = () => getState().text.trim()
  const here = () => new URL(env.place?.href() ?? 'http://invalid')
  const query = () => here().searchParams.get(queryName) ?? ''
  const onSearchPage = () => pathOf(here()) === normalisePath(searchPath)
  const rows = () => {
    const { text, suggestions, contentLinks, history: entries } = getState()
    return rowsOf({ typed: text, query: query(), history: entries, suggestions, contentLinks })
  }
  const activeRow = () => rows()[getState().active] ?? null
  const fieldText = () => {
    const row = activeRow()
    return row && !row.url ? row.title : getState().text
  }

  /** The arrows stay on their row when rows come and go around it. */
  const settle = (patch: Partial<BoxState>) => {
    const id = activeRow()?.id
    setState(patch)
    if (id) setState({ active: rows().findIndex((row) => row.id === id) })
  }
  const suggester = newestOf(env.wait, async (text) => {
    const reply = await api.suggestions(text)
    if (words()) settle({ suggestions: reply.suggestions, suggestionsFailed: reply.failed === true })
  })
  const search = (text: string) => {
    const mine = ++turn
    // What the next search clears does not narrow it either.
    const { filters, sort } = (onSearchPage() && !getState().clearOnSubmit && page()?.narrowing()) || WIDE
    const limit = filters.length > 0 || sort ? INSTANT_CARDS : PAGE_SIZE
    setState({ phase: step(getState().phase, 'ask') })
    void api.results({ query: text, filters, sort, limit, asYouType: true }).then((reply) => {
      if (mine !== turn) return
      settle({
        phase: step(getState().phase, reply.failed ? 'fail' : 'answer'),
        searched: text,
        displays: reply.displays,
        total: reply.n_hits,
        contentLinks: reply.content_search_links ?? [],
        requestId: reply.search_request_id,
      })
    })
  }
  /** Once the typing rests: browsers allow only so many writes into the history. */
  const remember = (text: string) => {
    if (onSearchPage()) page()?.remember({ field_value: text })
  }
  const type = (text: string) => {
    setState({ text, active: -1, ...(text === '' && { clearOnSubmit: true }) })
    stopSearch?.()
    stopTelling?.()
    const typed = words()
    if (typed === '') {
      turn++
      suggester.drop()
      remember(text)
      return setState(NOTHING_FOUND)
    }
    suggester.ask(typed)
    stopSearch = env.wait(QUERY_DEBOUNCE, () => {
      remember(text)
      search(typed)
    })
    // Goes on when the modal is closed: it was typed.
    stopTelling = env.wait(ANALYTICS_REST, () => {
      const found = getState()
      options.onSearched(typed, found.searched === typed ? found : null, searchUrl(typed))
    })
  }

  const showHistory = (patch?: Partial<BoxState>) => setState({ history: history.list(), active: -1, ...patch })
  const closed = () => {
    closing++
    setState({ open: false, closing: false, active: -1, options: {} })
  }
  const close = () => {
    if (!getState().open || getState().closing) return
    stopSearch?.()
    if (!animate) return closed()
    setState({ closing: true })
    const mine = ++closing
    const end = () => {
      // Opened again meanwhile, or forced already.
      if (mine === closing) closed()
    }
    env.wait(LONGEST_CLOSING, () => void env.wait(0, end))
    void animate().then(end, end)
  }

  function searchUrl(text: string): string {
    const url = new URL(normalisePath(searchPath), here())
    if (onSearchPage() && !getState().clearOnSubmit) url.search = here().search
    url.searchParams.delete(queryName)
    if (text) url.searchParams.set(queryName, text)
    return url.href
  }
  const submitQuery = (raw: string, newTab = false) => {
    const text = raw.trim()
    history.add(text)
    setState({ history: history.list() })
    const url = searchUrl(text)
    if (newTab) return env.place?.openTab(url)
    setState({ text })
    stopSearch?.()
    close()
    if (onSearchPage()) {
      const present = query()
      if (text === present) return
      page()?.leaveFor(url, present, getState().clearOnSubmit)
    }
    setState({ clearOnSubmit: options.clearOnSubmit })
    go({ url })
  }
  const choose = ({ url, title }: Row, newTab = false) => {
    if (!url) return submitQuery(title, newTab)
    const target = new URL(url, here()).href
    if (newTab) return env.place?.openTab(target)
    close()
    go({ url: target })
  }
  /** Nothing but one page fits what is typed. */
  const onlyLink = () => {
    const { searched, suggestions, displays, contentLinks, history: entries } = getState()
    const typed = words()
    const alone =
      searched === typed &&
      !suggestions.length &&
      !displays.length &&
      contentLinks.length === 1 &&
      !matchingHistory(entries, typed).length &&
      !entries.includes(typed)
    return alone ? rows().find(({ kind }) => kind === 'content') : undefined
  }
  const enter = (newTab: boolean) => {
    const row = activeRow() ?? onlyLink()
    if (row) choose(row, newTab)
    else submitQuery(getState().text, newTab)
  }
  const move = (by: 1 | -1) => {
    const count = rows().length
    // The typed text is one stop more, between the last row and the first.
    setState({ active: ((getState().active + 1 + by + count + 1) % (count + 1)) - 1 })
  }

  return {
    getState,
    subscribe,
    open(given = {}) {
      openedAt = place()
      closing++
      showHistory({ open: true, closing: false, options: given })
      const typed = words()
      if (typed === '' || typed === getState().searched) return
      suggester.ask(typed)
      search(typed)
    },
    restore(text) {
      if (!getState().open) setState({ text, active: -1 })
    },
    close,
    registerCloseAnimation(run) {
      animate = run
      return () => {
        if (animate === run) animate = null
      }
    },
    type,
    clear: () => type(''),
    key({ key, ctrlKey, metaKey, altKey, isComposing }) {
      // With Alt the arrows open and close a list, and leave the marked row alone; this one is always open.
      if (isComposing || (altKey && key.startsWith('Arrow'))) return false
      if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1)
      else if (key === 'Enter') enter(ctrlKey || metaKey)
      else if (key === 'Escape' && getState().open) close()
      else return false
      return true
    },
    choose,
    submit: () => submitQuery(fieldText()),
    viewAll: () => submitQuery(getState().text),
    searchUrl,
    forget(entry) {
      history.remove(entry)
      showHistory()
    },
    forgetAll() {
      history.clear()
      showHistory()
    },
    setClearOnSubmit(clearOnSubmit) {
      setState({ clearOnSubmit })
      if (words()) search(words())
    },
    rows,
    activeRow,
    fieldText,
    start() {
      showHistory()
      const end = env.place?.listen(() => {
        if (getState().open && place() !== openedAt) close()
      })
      return () => {
        end?.()
        stopSearch?.()
      }
    },
  }

  /** What of the address an open modal belongs to. */
  function place(): string {
    return `${pathOf(here())} ${query()}`
  }
}
