import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { article, catalogueChange } from './tables.js'

/** Logs all articles of a model as changed, so that the pages that show them leave the cache. */
export async function logModelChanged({ orm }: Executor, model: string): Promise<void> {
  const articles = await orm.select({ articleId: article.id }).from(article).where(eq(article.variantKey, model))
  if (articles.length > 0) await orm.insert(catalogueChange).values(articles)
}
