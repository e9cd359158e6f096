import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { store } from './tables.js'

/** What a store is called, for those who have no catalogue at hand; null when there is no such store. */
export async function findStoreName(executor: Executor, id: number): Promise<string | null> {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null
  const [found] = await executor.orm.select({ name: store.name }).from(store).where(eq(store.id, id))
  return found?.name ?? null
}

/** What a store of the catalogue is called; null for none. */
export function storeNameIn(
  { content }: { readonly content: { readonly stores: readonly { readonly id: number; readonly name: string }[] } },
  id: number | null,
): string | null {
  return content.stores.find((store) => store.id === id)?.name ?? null
}
