import type { ShopClient } from '@klarsikt/contract/client'
import { outcomeOf } from '@klarsikt/forms'

/** Returns the store with its name. Null where it does not exist or could not be loaded. */
export async function storeOf(client: ShopClient, id: number): Promise<{ id: number; name: string } | null> {
  const found = await outcomeOf(client.getStores({ query: {} }))
  const store = found.ok ? found.value.data.find((one) => one.id === id) : undefined
  return store ? { id, name: store.name } : null
}
