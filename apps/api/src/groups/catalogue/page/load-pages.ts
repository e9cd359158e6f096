import type { Executor } from '@klarsikt/server/database'
import type { InferSelectModel } from 'drizzle-orm'
import { categoryText, page } from './tables.js'

export type PageRow = InferSelectModel<typeof page>

export type CategoryTextRow = InferSelectModel<typeof categoryText>

export async function loadPages({ orm }: Executor): Promise<PageRow[]> {
  return orm.select().from(page)
}

export async function loadCategoryTexts({ orm }: Executor): Promise<CategoryTextRow[]> {
  return orm.select().from(categoryText)
}
