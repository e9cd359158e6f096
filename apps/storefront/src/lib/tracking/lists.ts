import { useEffect, useRef } from 'react'
import type { ArticleList } from './events.js'
import { trackEvents } from './track-events.js'

/** The lists on the page, the latest first. */
let shown: readonly { readonly key: string; readonly lists: readonly ArticleList[] }[] = []

/**
 * Tracks lists when they are shown, and makes choices in them trackable while they are on the page. A new key tracks
 * them again.
 */
export function useLists(key: string, lists: readonly ArticleList[]): void {
  const latest = useRef(lists)
  useEffect(() => {
    latest.current = lists
  })
  useEffect(() => {
    const own = { key, lists: latest.current }
    shown = [own, ...shown]
    trackEvents((events) => own.lists.map(events.viewItemList))
    return () => {
      shown = shown.filter((other) => other !== own)
    }
  }, [key])
}

export function shownLists(): readonly ArticleList[] {
  return shown.flatMap(({ lists }) => lists)
}
