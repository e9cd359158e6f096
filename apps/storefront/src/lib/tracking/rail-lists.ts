import type { Page } from '@klarsikt/contract/shop/types'
import type { ArticleList } from './events.js'

/** Returns the rows of goods on a page as lists, named by their headings. */
export function railLists({ path, sections }: Page): ArticleList[] {
  return sections.flatMap((section) =>
    section.kind === 'rail' ? [{ id: path, name: section.heading, articles: section.articles }] : [],
  )
}
