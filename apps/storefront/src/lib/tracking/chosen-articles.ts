import { useEffect } from 'react'
import type { ArticleList } from './events.js'
import { shownLists } from './lists.js'
import { trackEvents } from './track-events.js'

/** Tracks which articles are chosen. One listener serves all lists, so that no card needs one. */
export function useChosenArticles(): void {
  useEffect(() => {
    const pressed = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const chosen = link && chosenIn(link)
      if (chosen) trackEvents((events) => events.selectItem(chosen.list, chosen.index))
    }
    // The capture phase runs before the press changes the page.
    document.addEventListener('click', pressed, true)
    return () => document.removeEventListener('click', pressed, true)
  }, [])
}

function chosenIn(link: HTMLAnchorElement): { readonly list: ArticleList; readonly index: number } | undefined {
  const path = decodedPath(link)
  const found = shownLists()
    .map((list) => ({ list, index: list.articles.findIndex(({ url }) => url === path) }))
    .filter(({ index }) => index !== -1)
  // An article can be in several lists. Their headings tell them apart.
  const heading = link.closest('section')?.querySelector('h2, h3')?.textContent
  return found.find(({ list }) => list.name === heading) ?? found[0]
}

function decodedPath({ pathname }: HTMLAnchorElement): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
