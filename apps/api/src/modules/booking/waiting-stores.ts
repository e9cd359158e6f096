import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { store } from '../store/tables.js'

/** Of a store with a booking system of its own the shop does not see what comes free. */
export const isWatched = eq(store.bookingSystem, 'own')

const swedish = new Intl.Collator('sv')

/** The stores whose times can be waited for, by name. */
export async function watchedStores({ orm }: Executor): Promise<{ id: number; name: string }[]> {
  const stores = await orm.select({ id: store.id, name: store.name }).from(store).where(isWatched)
  return stores.toSorted((a, b) => swedish.compare(a.name, b.name))
}
