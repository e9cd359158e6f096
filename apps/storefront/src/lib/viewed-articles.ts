/**
 * Stores the numbers of viewed articles, the latest first. They are stored only with consent to personal suggestions.
 */
const STORAGE_KEY = 'viewed-articles'
const MAX_VIEWED_ARTICLES = 13

/** Returns the viewed articles, the latest first. */
export function viewedArticles(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id) && id > 0) : []
  } catch {
    return []
  }
}

/** Adds an article at the start of the list. */
export function keepViewedArticle(id: number): void {
  const others = viewedArticles().filter((other) => other !== id)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([id, ...others].slice(0, MAX_VIEWED_ARTICLES)))
  } catch {
    // The page works even if the storage is full or forbidden.
  }
}

/** Deletes the articles from the device when consent is withdrawn. */
export function forgetViewedArticles(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // The storage is forbidden, so it holds nothing.
  }
}
