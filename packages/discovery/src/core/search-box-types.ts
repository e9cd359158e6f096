import type { ContentLink, Display, Suggestion } from '../wire.js'
import type { Phase } from './phase.js'
import type { Row } from './rows.js'
import type { Readable } from './store.js'

/** A typed text is searched for after this pause in ms. */
export const QUERY_DEBOUNCE_MS = 250
/** A typed text is reported to analytics after this pause in ms. */
export const ANALYTICS_DEBOUNCE_MS = 2000
/** Number of product cards in the modal. */
export const INSTANT_CARDS = 4

/** Options that the opener passes to the view, such as where the modal opens. */
export type OpenOptions = Readonly<Record<string, unknown>>

/** State of a search field with its modal. */
export type BoxState = {
  readonly open: boolean
  readonly options: OpenOptions
  /** True while the closing animation runs and the modal is still shown. */
  readonly closing: boolean
  /** Text that the shopper typed. The field shows {@link SearchBox.fieldText}. */
  readonly searchText: string
  /** Index of the row that the arrow keys marked, or -1 for the typed text. */
  readonly active: number
  /** Earlier searches, newest first. */
  readonly history: readonly string[]
  readonly suggestions: readonly Suggestion[]
  readonly suggestionsFailed: boolean
  /** State, text, products and total of the search for the typed text. */
  readonly phase: Phase
  readonly searchedText: string
  readonly displays: readonly Display[]
  readonly total: number
  readonly contentLinks: readonly ContentLink[]
  readonly requestId: string | null
  /** True when the next query clears filters and sorting. */
  readonly clearOnSubmit: boolean
}

/** The part of a keyboard event that the box reads. */
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
  /** Closes the modal, after the animation if one is registered. */
  readonly close: () => void
  /**
   * Registers an animation. Its promise resolves when the modal may close. Returns a function that removes the
   * animation.
   */
  readonly registerCloseAnimation: (animate: () => Promise<unknown>) => () => void
  readonly type: (searchText: string) => void
  /** Sets the text of a closed modal's field from the address or history, without a request. */
  readonly restore: (searchText: string) => void
  /** Empties the field. Filters are cleared with the next query. */
  readonly clear: () => void
  /**
   * Handles ArrowUp, ArrowDown, Enter and Escape. Returns true when it handled the key, and the view then prevents the
   * default.
   */
  readonly key: (event: KeyLike) => boolean
  /** Follows a row as Enter does. `newTab` opens it in another tab, as with ctrl or meta. */
  readonly choose: (row: Row, newTab?: boolean) => void
  /** Searches for the text that the field shows. */
  readonly submit: () => void
  /** Goes to all results of the typed text, or to the search page when nothing is typed. */
  readonly viewAll: () => void
  /** Returns the address that {@link SearchBox.viewAll} goes to, for a real link. */
  readonly searchUrl: (searchText: string) => string
  readonly forget: (query: string) => void
  readonly forgetAll: () => void
  /** Says whether the next search clears filters and sorting. The present results change at once. */
  readonly setClearOnSubmit: (clear: boolean) => void
  /** Returns the options of the list in the order of the arrow keys. */
  readonly rows: () => readonly Row[]
  readonly activeRow: () => Row | null
  /** Returns the text for the field: the typed text, or the search that the arrow keys marked. */
  readonly fieldText: () => string
  /** Follows the address and closes the modal when the path or the query changes. Returns a function that stops it. */
  readonly start: () => () => void
}
