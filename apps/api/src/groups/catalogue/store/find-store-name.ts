import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { store } from './tables.js'

/** Reads the name of a store from the database; null when there is none. */
export async function findStoreName(executor: Executor, id: number): Promise<string | null> {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null
  const [found] = await executor.orm.select({ name: store.name }).from(store).where(eq(store.id, id))
  return found?.name ?? null
}

/** The name of a store in the catalogue; null when there is none. */
export function storeNameIn(
  { content }: { readonly content: { readonly stores: readonly { readonly id: number; readonly name: string }[] } },
  id: number | null,
): string | null {
  return content.stores.find((store) => store.id === id)?.name ?? null
}
