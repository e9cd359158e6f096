import { DETAIL_FIELDS, type TypedDetails } from './typed-details.js'

const KEY = 'booking-details'

/** Held while the document lives, and never stored: the personal number is in it. */
let inMemory: TypedDetails | null = null

/** Keeps what is typed in this tab; a personal number is forgotten with the page. */
export function keepDraft(typed: TypedDetails): void {
  inMemory = typed
  const { ssn: _, ...stored } = typed
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Storage is full or forbidden: the page itself still has it.
  }
}

/** What has been typed in this tab, or null. */
export function recallDraft(): TypedDetails | null {
  if (inMemory !== null) return inMemory
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const texts = new Map<string, unknown>(Object.entries(stored))
    return Object.fromEntries(
      DETAIL_FIELDS.flatMap((name) => {
        const text = texts.get(name)
        return typeof text === 'string' ? [[name, text]] : []
      }),
    )
  } catch {
    return null
  }
}

/** The visit is booked, or given up. */
export function forgetDraft(): void {
  inMemory = null
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

/** As a new page finds it: for tests of a reload. */
export function forgetPage(): void {
  inMemory = null
}
