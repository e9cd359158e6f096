import { useEffect, useState } from 'react'

/** Fetches an article by id; `null` when there is none. The signal aborts when the card goes away. */
export type ArticleLoader<T> = (id: number, signal: AbortSignal) => Promise<T | null>

/** The article of a card that was given only an id: undefined while loading, null when there is nothing to show. */
export function useArticle<T>(id: number | undefined, load: ArticleLoader<T> | undefined): T | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: number; readonly article: T | null }>()
  useEffect(() => {
    if (id === undefined || !load) return undefined
    const abort = new AbortController()
    const settle = (article: T | null) => {
      if (!abort.signal.aborted) setLoaded({ id, article })
    }
    // A card that cannot be fetched leaves its place empty; the rest of the row stays.
    load(id, abort.signal).then(settle, () => settle(null))
    return () => abort.abort()
  }, [id, load])
  if (id === undefined || !load) return null
  return loaded?.id === id ? loaded.article : undefined
}
