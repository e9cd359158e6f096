/** Numbers of the articles whose pages were looked at, the latest first; kept on the device with consent to personal suggestions. */
const STORAGE_KEY = 'viewed-articles'
const MAX_VIEWED_ARTICLES = 13

/** The articles that were looked at, the latest first. */
export function viewedArticles(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id) && id > 0) : []
  } catch {
    return []
  }
}

/** Puts an article first. */
export function keepViewedArticle(id: number): void {
  const others = viewedArticles().filter((other) => other !== id)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([id, ...others].slice(0, MAX_VIEWED_ARTICLES)))
  } catch {
    // A full or closed storage costs no page.
  }
}

/** Takes them off the device, when consent is withdrawn. */
export function forgetViewedArticles(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing could be stored there either.
  }
}
