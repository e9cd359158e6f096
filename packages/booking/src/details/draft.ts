import { DETAIL_FIELDS, type TypedDetails } from './typed-details.js'

const KEY = 'booking-details'

/** The details while the document lives. They are not stored as a whole, since they include the personal number. */
let inMemory: TypedDetails | null = null

/** Keeps the details in this tab. The personal number is lost when the page is left. */
export function keepDraft(typed: TypedDetails): void {
  inMemory = typed
  const { ssn: _, ...stored } = typed
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // The storage is full or forbidden. The page still has the details in memory.
  }
}

/** Returns the details that were typed in this tab, or null. */
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

/** Deletes the details after the visit was booked or given up. */
export function forgetDraft(): void {
  inMemory = null
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // The storage is forbidden, so it holds nothing.
  }
}

/** Clears the memory but not the storage, so that a test can imitate a reload. */
export function forgetPage(): void {
  inMemory = null
}
