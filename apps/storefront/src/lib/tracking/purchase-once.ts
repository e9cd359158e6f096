/** Order numbers that have been told of, the latest last; kept on the device only with consent. */
const KEPT = 'klarsikt-counted-orders'
const MOST_KEPT = 20

const told = new Set<string>()

/**
 * Whether an order is to be told of now: once, also when its page is loaded again. With consent its number is kept on the
 * device. Without, nothing may be kept: a page that is loaded again, or comes out of the history, is not told of.
 */
export function countsPurchase(orderNumber: string, mayKeep: boolean): boolean {
  if (told.has(orderNumber)) return false
  told.add(orderNumber)
  if (!mayKeep) return !isRepeatedLoad()
  const kept = readKept()
  if (kept.includes(orderNumber)) return false
  try {
    localStorage.setItem(KEPT, JSON.stringify([...kept, orderNumber].slice(-MOST_KEPT)))
  } catch {
    // A full or closed storage costs no purchase.
  }
  return true
}

/** Takes the numbers off the device, when consent is withdrawn. */
export function forgetPurchases(): void {
  try {
    localStorage.removeItem(KEPT)
  } catch {
    // Nothing could be kept there either.
  }
}

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter((number) => typeof number === 'string') : []
  } catch {
    return []
  }
}

function isRepeatedLoad(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? []
  const { type } = (load ?? {}) as Partial<PerformanceNavigationTiming>
  return type === 'reload' || type === 'back_forward'
}
