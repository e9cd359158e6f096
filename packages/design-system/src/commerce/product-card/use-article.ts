import { useEffect, useRef, useState } from 'react'

/** Fetches an article by id. Returns `null` when there is none. The signal aborts when the card is removed. */
export type ArticleLoader<T> = (id: number, signal: AbortSignal) => Promise<T | null>

/** Returns the article of a card with an id: undefined while loading, null when there is nothing to show. */
export function useArticle<T>(id: number | undefined, load: ArticleLoader<T> | undefined): T | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: number; readonly article: T | null }>()
  // An inline loader is a new function at each render and must not cause a new fetch.
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
    // A card that cannot be loaded leaves its place empty. The rest of the row stays.
    loader.current?.(id, abort.signal).then(showArticle, () => showArticle(null))
    return () => abort.abort()
  }, [id, can])
  if (id === undefined || !can) return null
  return loaded?.id === id ? loaded.article : undefined
}
