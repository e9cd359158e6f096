import { useEffect, useRef } from 'react'
import type { ArticleList } from './events.js'
import { trackEvents } from './track-events.js'

/** What is on the page, the one that came last first. */
let shown: readonly { readonly key: string; readonly lists: readonly ArticleList[] }[] = []

/** Tells of lists when they are shown, and of what is chosen in them as long as they stay; anew when the key changes. */
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

/** Lists that are on the page now. */
export function shownLists(): readonly ArticleList[] {
  return shown.flatMap(({ lists }) => lists)
}
