import type { Executor } from '@klarsikt/server/database'
import { asc, type InferSelectModel } from 'drizzle-orm'
import { store } from './tables.js'

export type StoreRow = InferSelectModel<typeof store>

export function loadStores({ orm }: Executor): Promise<StoreRow[]> {
  return orm.select().from(store).orderBy(asc(store.id))
}
