import { QueryBuilder } from 'drizzle-orm/pg-core'
import { article } from './tables.js'

/** The family of each article, for the queries of other groups. */
export const articleRow = new QueryBuilder()
  .select({ id: article.id, family: article.family })
  .from(article)
  .as('article_row')
