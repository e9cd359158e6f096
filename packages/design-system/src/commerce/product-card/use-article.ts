import { useEffect, useRef, useState } from 'react'

/** Fetches an article by id; `null` when there is none. The signal aborts when the card goes away. */
export type ArticleLoader<T> = (id: number, signal: AbortSignal) => Promise<T | null>

/** The article of a card that was given only an id: undefined while loading, null when there is nothing to show. */
export function useArticle<T>(id: number | undefined, load: ArticleLoader<T> | undefined): T | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: number; readonly article: T | null }>()
  // A loader that is written where the card is used is a new function each time, and the same article.
  const loader = useRef(load)
  useEffect(() => {
    loader.current = load
  }, [load])
  const can = load !== undefined
  useEffect(() => {
    if (id === undefined || !can) return undefined
    const abort = new AbortController()
    // The answer for a previous id is dropped.
    const showArticle = (article: T | null) => {
      if (!abort.signal.aborted) setLoaded({ id, article })
    }
    // A card that cannot be fetched leaves its place empty; the rest of the row stays.
    loader.current?.(id, abort.signal).then(showArticle, () => showArticle(null))
    return () => abort.abort()
  }, [id, can])
  if (id === undefined || !can) return null
  return loaded?.id === id ? loaded.article : undefined
}
