import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { store } from '../../catalogue/store/tables.js'

/** Stores that can be waited for. The shop does not see what becomes free in an external booking system. */
export const isWatched = eq(store.bookingSystem, 'own')

const swedish = new Intl.Collator('sv')

/** The stores that can be waited for, sorted by name. */
export async function watchedStores({ orm }: Executor): Promise<{ id: number; name: string }[]> {
  const stores = await orm.select({ id: store.id, name: store.name }).from(store).where(isWatched)
  return stores.toSorted((a, b) => swedish.compare(a.name, b.name))
}
