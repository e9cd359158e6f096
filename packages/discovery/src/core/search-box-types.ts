import type { ContentLink, Display, Suggestion } from '../wire.js'
import type { Phase } from './phase.js'
import type { Row } from './rows.js'
import type { Readable } from './store.js'

/** What is typed is searched for after this pause. */
export const QUERY_DEBOUNCE_MS = 250
/** Pause in typing after which the text is reported to analytics. */
export const ANALYTICS_DEBOUNCE_MS = 2000
/** Product cards in the modal. */
export const INSTANT_CARDS = 4

/** What the opener passes on, such as where the modal is to open; read by the view. */
export type OpenOptions = Readonly<Record<string, unknown>>

/** A search field with its modal. */
export type BoxState = {
  readonly open: boolean
  readonly options: OpenOptions
  /** An animation is running; the modal is still there. */
  readonly closing: boolean
  /** What the shopper typed; {@link fieldText} is what the field shows. */
  readonly searchText: string
  /** Index of the row that the arrows are on; -1: the typed text. */
  readonly active: number
  /** Newest first. */
  readonly history: readonly string[]
  readonly suggestions: readonly Suggestion[]
  readonly suggestionsFailed: boolean
  /** Products for what was typed: their phase, their query, and how many there are in all. */
  readonly phase: Phase
  readonly searchedText: string
  readonly displays: readonly Display[]
  readonly total: number
  readonly contentLinks: readonly ContentLink[]
  readonly requestId: string | null
  /** The next submit of another query clears filters and sorting. */
  readonly clearOnSubmit: boolean
}

/** The part of a key press that the box reads. */
export type KeyLike = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey?: boolean
  readonly isComposing?: boolean
}

/** A search field with its modal, without their markup. */
export interface SearchBox extends Readable<BoxState> {
  readonly open: (options?: OpenOptions) => void
  /** Closes, after the animation where one is registered. */
  readonly close: () => void
  /** Resolves when the modal may close, with a function that removes the animation. */
  readonly registerCloseAnimation: (animate: () => Promise<unknown>) => () => void
  readonly type: (searchText: string) => void
  /** Sets the field of a closed modal from the address or history, without a request. */
  readonly restore: (searchText: string) => void
  /** Empties the field; filters go with the next query. */
  readonly clear: () => void
  /** Handles ArrowUp, ArrowDown, Enter and Escape. True: it was handled, prevent the default. */
  readonly key: (event: KeyLike) => boolean
  /** Follows a row as Enter does; `newTab` as with ctrl or meta. */
  readonly choose: (row: Row, newTab?: boolean) => void
  /** Searches for what the field shows. */
  readonly submit: () => void
  /** To all results of what is typed; with nothing typed, to the search page ("discover more"). */
  readonly viewAll: () => void
  /** Where {@link SearchBox.viewAll} leads, for a real link. */
  readonly searchUrl: (searchText: string) => string
  readonly forget: (query: string) => void
  readonly forgetAll: () => void
  /** Whether the next search clears filters and sorting; applies to the current results immediately. */
  readonly setClearOnSubmit: (clear: boolean) => void
  /** Options of the list, in the order of the arrows. */
  readonly rows: () => readonly Row[]
  readonly activeRow: () => Row | null
  /** What the field shows: the typed text, or the search that the arrows are on. */
  readonly fieldText: () => string
  /** Follows the address: another path or query closes the modal. Returns a function that stops it. */
  readonly start: () => () => void
}
