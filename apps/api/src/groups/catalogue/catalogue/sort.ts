import type { CategorySort } from '@klarsikt/contract/shop/types'
import type { ArticleView } from './build-article.js'

const swedish = new Intl.Collator('sv', { numeric: true })
const byId = (a: ArticleView, b: ArticleView) => a.row.id - b.row.id

/** The sort orders of a listing. Equal articles are sorted by number, so that no article appears on two pages. */
const ORDERS: Readonly<Record<CategorySort, (a: ArticleView, b: ArticleView) => number>> = {
  popular: (a, b) => b.row.popularity - a.row.popularity,
  newest: (a, b) => b.row.publishedAt.getTime() - a.row.publishedAt.getTime(),
  'price-asc': (a, b) => a.amount - b.amount,
  'price-desc': (a, b) => b.amount - a.amount,
  name: (a, b) => swedish.compare(a.row.data.name, b.row.data.name),
}

export function sortArticles(articles: readonly ArticleView[], sort: CategorySort): ArticleView[] {
  return [...articles].sort((a, b) => ORDERS[sort](a, b) || byId(a, b))
}
