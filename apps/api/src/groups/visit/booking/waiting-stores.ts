import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { storeRow } from '../../catalogue/index.js'

/** Stores that can be waited for. The shop does not see what becomes free in an external booking system. */
export const isWatched = eq(storeRow.bookingSystem, 'own')

const swedish = new Intl.Collator('sv')

/** The stores that can be waited for, sorted by name. */
export async function watchedStores({ orm }: Executor): Promise<{ id: number; name: string }[]> {
  const stores = await orm.select({ id: storeRow.id, name: storeRow.name }).from(storeRow).where(isWatched)
  return stores.toSorted((a, b) => swedish.compare(a.name, b.name))
}
