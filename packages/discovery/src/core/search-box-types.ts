import type { ContentLink, Display, Suggestion } from '../wire.js'
import type { Phase } from './phase.js'
import type { Row } from './rows.js'
import type { Readable } from './store.js'

/** Milliseconds of rest before what is typed is searched for (chrome-and-discovery 9.2). */
export const QUERY_DEBOUNCE = 250
/** Milliseconds of rest before analytics hears of what was typed. */
export const ANALYTICS_REST = 2000
/** Milliseconds that a closing animation may take; then the modal is closed without it. */
export const LONGEST_CLOSING = 1000
/** Product cards in the modal. */
export const INSTANT_CARDS = 4

/** What the opener hands along, such as where the modal is to stand; read by the view. */
export type OpenOptions = Readonly<Record<string, unknown>>

/** A search field with its modal. */
export type BoxState = {
  readonly open: boolean
  readonly options: OpenOptions
  /** An animation is running; the modal is still there. */
  readonly closing: boolean
  /** What the shopper typed; {@link fieldText} is what the field shows. */
  readonly text: string
  /** Index of the row that the arrows are on; -1: the typed text. */
  readonly active: number
  /** Newest first. */
  readonly history: readonly string[]
  readonly suggestions: readonly Suggestion[]
  readonly suggestionsFailed: boolean
  /** Products for what was typed: where they stand, what for, and how many there are in all. */
  readonly phase: Phase
  readonly searched: string
  readonly displays: readonly Display[]
  readonly total: number
  readonly contentLinks: readonly ContentLink[]
  readonly requestId: string | null
  /** The next submit of another query clears filters and sorting. */
  readonly clearOnSubmit: boolean
}

/** What the box needs to know of a key press. */
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
  /** Ends when the modal may go; gives back what takes the animation away again. */
  readonly registerCloseAnimation: (animate: () => Promise<unknown>) => () => void
  readonly type: (text: string) => void
  /** What the address or going back puts into the field of a closed modal; asks for nothing. */
  readonly restore: (text: string) => void
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
  readonly searchUrl: (query: string) => string
  readonly forget: (query: string) => void
  readonly forgetAll: () => void
  /** Whether the next search clears filters and sorting; what is found now follows at once. */
  readonly setClearOnSubmit: (clear: boolean) => void
  /** Options of the list, in the order of the arrows. */
  readonly rows: () => readonly Row[]
  readonly activeRow: () => Row | null
  /** What the field shows: the typed text, or the search that the arrows are on. */
  readonly fieldText: () => string
  /** Follows the address: another path or query closes the modal. Gives back what ends it. */
  readonly start: () => () => void
}
