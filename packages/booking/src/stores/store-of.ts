import type { ShopClient } from '@klarsikt/contract/client'
import { outcomeOf } from '@klarsikt/forms'

/** A store as its name is shown; null where there is none, or it cannot be said. */
export async function storeOf(client: ShopClient, id: number): Promise<{ id: number; name: string } | null> {
  const found = await outcomeOf(client.getStores({ query: {} }))
  const store = found.ok ? found.value.data.find((one) => one.id === id) : undefined
  return store ? { id, name: store.name } : null
}
