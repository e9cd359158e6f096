import type { Page } from '@klarsikt/contract/shop/types'
import type { ArticleList } from './events.js'

/** The rows of products on a page, each by its heading. */
export function railLists({ path, sections }: Page): ArticleList[] {
  return sections.flatMap((section) =>
    section.kind === 'rail' ? [{ id: path, name: section.heading, articles: section.articles }] : [],
  )
}
