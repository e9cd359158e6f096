import type { StoredPage } from '@klarsikt/contract/shop/types'
import type { BackdropReference, PictureReference } from '@klarsikt/core/media'
import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** A content page; `/` is the home page. */
export const page = pgTable('page', {
  path: text('path').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  heading: text('heading').notNull(),
  lead: text('lead'),
  updated: date('updated'),
  sections: jsonb('sections').$type<StoredPage['sections']>().notNull(),
})

/** The texts of a category page. shop-config/paths decides which articles it shows. */
export const categoryText = pgTable('category_text', {
  path: text('path').primaryKey(),
  heading: text('heading').notNull(),
  description: text('description').notNull(),
  intro: text('intro').notNull(),
  hero: jsonb('hero').$type<PictureReference>(),
  backdrop: jsonb('backdrop').$type<BackdropReference>(),
})
