import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { store } from './tables.js'

/** Reads the name of a store from the database; null when there is none. */
export async function findStoreName(executor: Executor, id: number): Promise<string | null> {
  return (await findStoreContact(executor, id))?.name ?? null
}

/** Reads the name and the telephone number of a store. Returns null when no store has the number. */
export async function findStoreContact(
  executor: Executor,
  id: number,
): Promise<{ readonly name: string; readonly phone: string } | null> {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null
  const [found] = await executor.orm
    .select({ name: store.name, phone: store.phone })
    .from(store)
    .where(eq(store.id, id))
  return found ?? null
}

/** The name of a store in the catalogue; null when there is none. */
export function storeNameIn(
  { content }: { readonly content: { readonly stores: readonly { readonly id: number; readonly name: string }[] } },
  id: number | null,
): string | null {
  return content.stores.find((store) => store.id === id)?.name ?? null
}

export async function isStore(executor: Executor, id: number): Promise<boolean> {
  return (await findStoreContact(executor, id)) !== null
}
