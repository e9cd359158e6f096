/** Stores the numbers of orders whose purchase was tracked, the latest last. They are stored only with consent. */
const STORAGE_KEY = 'klarsikt-counted-orders'
const MAX_STORED_ORDERS = 20

const reported = new Set<string>()

/**
 * Returns whether to track a purchase now. Each is tracked once, also when its page is reloaded. With consent, its
 * number is stored on the device. Without consent nothing may be stored, so a page that is reloaded or restored from
 * the history is not tracked.
 */
export function countsPurchase(orderNumber: string, mayStore: boolean): boolean {
  if (reported.has(orderNumber)) return false
  reported.add(orderNumber)
  if (!mayStore) return !isRepeatedLoad()
  const stored = readStored()
  if (stored.includes(orderNumber)) return false
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...stored, orderNumber].slice(-MAX_STORED_ORDERS)))
  } catch {
    // A purchase is tracked even if the storage is full or forbidden.
  }
  return true
}

/** Deletes the numbers from the device when consent is withdrawn. */
export function forgetPurchases(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // The storage is forbidden, so it holds nothing.
  }
}

function readStored(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((number) => typeof number === 'string') : []
  } catch {
    return []
  }
}

function isRepeatedLoad(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? []
  const { type } = (load ?? {}) as Partial<PerformanceNavigationTiming>
  return type === 'reload' || type === 'back_forward'
}
