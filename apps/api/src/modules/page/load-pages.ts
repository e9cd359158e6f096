import type { Executor } from '@klarsikt/server/database'
import type { InferSelectModel } from 'drizzle-orm'
import { categoryText, page } from './tables.js'

/** A content page as it is stored. */
export type PageRow = InferSelectModel<typeof page>

/** The texts of a category page as they are stored. */
export type CategoryTextRow = InferSelectModel<typeof categoryText>

/** Reads every content page. */
export async function loadPages({ orm }: Executor): Promise<PageRow[]> {
  return orm.select().from(page)
}

/** Reads the texts of every category page. */
export async function loadCategoryTexts({ orm }: Executor): Promise<CategoryTextRow[]> {
  return orm.select().from(categoryText)
}
