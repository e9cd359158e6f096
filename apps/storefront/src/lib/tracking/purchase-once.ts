/** Order numbers whose purchase was tracked, the latest last; stored on the device only with consent. */
const STORAGE_KEY = 'klarsikt-counted-orders'
const MAX_STORED_ORDERS = 20

const reported = new Set<string>()

/**
 * Whether a purchase is to be tracked now: once, also when its page is loaded again. With consent its number is stored on the
 * device. Without, nothing may be stored: a page that is loaded again, or comes out of the history, is not tracked.
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
    // A full or closed storage costs no purchase.
  }
  return true
}

/** Takes the numbers off the device, when consent is withdrawn. */
export function forgetPurchases(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing could be stored there either.
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
