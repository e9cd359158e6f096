import type { Environment } from '../environment.js'
import type { Api } from '../transport/api.js'
import type { Navigation } from '../url/navigation.js'
import { createCloseAnimation } from './close-animation.js'
import { latestOnly } from './latest-only.js'
import { type Page, PAGE_SIZE } from './page-types.js'
import { step } from './phase.js'
import type { PreviousSearches } from './previous-searches.js'
import { isOnlyRow, type Row, rowsOf } from './rows.js'
import { createSearchAddress } from './search-address.js'
import {
  ANALYTICS_DEBOUNCE_MS,
  type BoxState,
  INSTANT_CARDS,
  type KeyLike,
  type OpenOptions,
  QUERY_DEBOUNCE_MS,
  type SearchBox,
} from './search-box-types.js'
import { createStore } from './store.js'

export type BoxOptions = {
  readonly env: Environment
  readonly api: Api
  /** Returns the search page with the same key, if there is one. */
  readonly page: () => Page | undefined
  readonly history: PreviousSearches
  readonly searchPath: string
  /** Name of the query parameter, the instance's key included. */
  readonly queryName: string
  readonly go: (navigation: Navigation) => void
  /** Says whether another query clears filters by default. */
  readonly clearOnSubmit: boolean
  /** Is called when typing has paused. `found` is null when the result is not known. */
  readonly onSearched: (searchText: string, found: Pick<BoxState, 'total' | 'requestId'> | null, url: string) => void
}

const NO_CONDITIONS = { filters: [], sort: null }
const NO_RESULTS = {
  suggestions: [],
  displays: [],
  contentLinks: [],
  total: 0,
  phase: 'idle',
  searchedText: '',
} as const

class SearchBoxController implements SearchBox {
  readonly #options: BoxOptions
  readonly #store
  readonly #address
  readonly #closeAnimation
  readonly #suggestions
  #searchTurn = 0
  #cancelSearch: (() => void) | undefined
  #cancelAnalytics: (() => void) | undefined
  #openedAt = ''
  readonly getState: SearchBox['getState']
  readonly subscribe: SearchBox['subscribe']

  constructor(options: BoxOptions) {
    const { env, api, searchPath, queryName, clearOnSubmit } = options
    this.#options = options
    this.#store = createStore<BoxState>({
      open: false,
      options: {},
      closing: false,
      searchText: '',
      active: -1,
      history: [],
      ...NO_RESULTS,
      suggestionsFailed: false,
      requestId: null,
      clearOnSubmit,
    })
    this.getState = this.#store.getState
    this.subscribe = this.#store.subscribe
    this.#address = createSearchAddress(env.location, searchPath, queryName)
    this.#closeAnimation = createCloseAnimation(env.wait)
    this.#suggestions = latestOnly(env.wait, async (query) => {
      const reply = await api.suggestions(query)
      if (this.#query()) this.#update({ suggestions: reply.suggestions, suggestionsFailed: reply.failed === true })
    })
  }

  readonly start = (): (() => void) => {
    this.#showHistory()
    const end = this.#options.env.location?.listen(() => {
      if (this.getState().open && this.#address.modalKey() !== this.#openedAt) this.close()
    })
    return () => {
      end?.()
      this.#cancelSearch?.()
    }
  }

  readonly open = (options: OpenOptions = {}): void => {
    this.#openedAt = this.#address.modalKey()
    this.#closeAnimation.cancel()
    this.#showHistory({ open: true, closing: false, options })
    const query = this.#query()
    if (query === '' || query === this.getState().searchedText) return
    this.#suggestions.ask(query)
    this.#search(query)
  }

  readonly close = (): void => {
    if (!this.getState().open || this.getState().closing) return
    this.#cancelSearch?.()
    const closed = () => {
      this.#closeAnimation.cancel()
      this.#store.setState({ open: false, closing: false, active: -1, options: {} })
    }
    if (this.#closeAnimation.play(closed)) this.#store.setState({ closing: true })
    else closed()
  }

  readonly registerCloseAnimation = (animation: () => Promise<unknown>): (() => void) =>
    this.#closeAnimation.register(animation)

  readonly restore = (searchText: string): void => {
    if (!this.getState().open) this.#store.setState({ searchText, active: -1 })
  }

  readonly type = (searchText: string): void => {
    const { env, onSearched } = this.#options
    this.#store.setState({ searchText, active: -1, ...(searchText === '' && { clearOnSubmit: true }) })
    this.#cancelSearch?.()
    this.#cancelAnalytics?.()
    const query = this.#query()
    if (query === '') {
      this.#searchTurn++
      this.#suggestions.drop()
      this.#remember(searchText)
      return this.#store.setState(NO_RESULTS)
    }
    this.#suggestions.ask(query)
    this.#cancelSearch = env.wait(QUERY_DEBOUNCE_MS, () => {
      this.#remember(searchText)
      this.#search(query)
    })
    // This also runs when the modal is closed, because the text was typed.
    this.#cancelAnalytics = env.wait(ANALYTICS_DEBOUNCE_MS, () => {
      const found = this.getState()
      onSearched(query, found.searchedText === query ? found : null, this.searchUrl(query))
    })
  }

  readonly clear = (): void => this.type('')

  readonly key = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyLike): boolean => {
    // Alt with an arrow key opens or closes other lists. This list is always open, so the keys do nothing.
    if (isComposing || (altKey && key.startsWith('Arrow'))) return false
    if (key === 'ArrowDown' || key === 'ArrowUp') this.#move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter') this.#enter(ctrlKey || metaKey)
    else if (key === 'Escape' && this.getState().open) this.close()
    else return false
    return true
  }

  readonly choose = ({ url, title }: Row, newTab = false): void => {
    if (!url) return this.#submit(title, newTab)
    const target = new URL(url, this.#address.current()).href
    if (newTab) return this.#options.env.location?.openTab(target)
    this.close()
    this.#options.go({ url: target })
  }

  readonly submit = (): void => this.#submit(this.fieldText())
  readonly viewAll = (): void => this.#submit(this.getState().searchText)
  readonly searchUrl = (searchText: string): string =>
    this.#address.resultsFor(searchText, !this.getState().clearOnSubmit)

  readonly forget = (entry: string): void => {
    this.#options.history.remove(entry)
    this.#showHistory()
  }

  readonly forgetAll = (): void => {
    this.#options.history.clear()
    this.#showHistory()
  }

  readonly setClearOnSubmit = (clearOnSubmit: boolean): void => {
    this.#store.setState({ clearOnSubmit })
    const query = this.#query()
    if (query) this.#search(query)
  }

  readonly rows = (): Row[] => rowsOf({ ...this.getState(), query: this.#address.query() })
  readonly activeRow = (): Row | null => this.rows()[this.getState().active] ?? null
  readonly fieldText = (): string => {
    const row = this.activeRow()
    return row && !row.url ? row.title : this.getState().searchText
  }

  #query(): string {
    return this.getState().searchText.trim()
  }

  /** Changes the state and keeps the marked row marked when other rows come or go. */
  #update(patch: Partial<BoxState>): void {
    const id = this.activeRow()?.id
    this.#store.setState(patch)
    if (id) this.#store.setState({ active: this.rows().findIndex((row) => row.id === id) })
  }

  #search(query: string): void {
    const { api, page } = this.#options
    const turn = ++this.#searchTurn
    // Filters that the next search clears do not apply here.
    const keepsConditions = this.#address.isSearchPage() && !this.getState().clearOnSubmit
    const { filters, sort } = (keepsConditions && page()?.narrowing()) || NO_CONDITIONS
    const limit = filters.length > 0 || sort ? INSTANT_CARDS : PAGE_SIZE
    this.#store.setState({ phase: step(this.getState().phase, 'ask') })
    void api.results({ query, filters, sort, limit, asYouType: true }).then((reply) => {
      if (turn !== this.#searchTurn) return
      this.#update({
        phase: step(this.getState().phase, reply.failed ? 'fail' : 'answer'),
        searchedText: query,
        displays: reply.displays,
        total: reply.n_hits,
        contentLinks: reply.content_search_links ?? [],
        requestId: reply.search_request_id,
      })
    })
  }

  /** It is called when typing pauses, because browsers limit the number of history writes. */
  #remember(searchText: string): void {
    if (this.#address.isSearchPage()) this.#options.page()?.remember({ field_value: searchText })
  }

  #showHistory(patch?: Partial<BoxState>): void {
    this.#store.setState({ history: this.#options.history.list(), active: -1, ...patch })
  }

  #submit(text: string, newTab = false): void {
    const { env, go, history, page, clearOnSubmit } = this.#options
    const searchText = text.trim()
    history.add(searchText)
    this.#store.setState({ history: history.list() })
    const url = this.searchUrl(searchText)
    if (newTab) return env.location?.openTab(url)
    this.#store.setState({ searchText })
    this.#cancelSearch?.()
    this.close()
    if (this.#address.isSearchPage()) {
      const current = this.#address.query()
      if (searchText === current) return
      page()?.leaveFor(url, current, this.getState().clearOnSubmit)
    }
    this.#store.setState({ clearOnSubmit })
    go({ url })
  }

  #enter(newTab: boolean): void {
    const row = this.activeRow() ?? this.#onlyRow()
    if (row) this.choose(row, newTab)
    else this.#submit(this.getState().searchText, newTab)
  }

  /** Returns the only match when it is a content page. */
  #onlyRow(): Row | undefined {
    const state = this.getState()
    const isAnswered = state.searchedText === this.#query() && state.displays.length === 0
    return isAnswered && isOnlyRow(state) ? this.rows().find(({ kind }) => kind === 'content') : undefined
  }

  #move(by: 1 | -1): void {
    const count = this.rows().length
    // The typed text counts as one more stop between the last row and the first.
    this.#store.setState({ active: ((this.getState().active + 1 + by + count + 1) % (count + 1)) - 1 })
  }
}

export const createSearchBox = (options: BoxOptions): SearchBox => new SearchBoxController(options)
