import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { PickUpStore as Store } from '@klarsikt/contract/shop/types'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import { formatKm } from '@klarsikt/core/stores'

export interface PickUpStore {
  readonly id: number
  readonly label: string
  /** Says whether the store has the goods, and when they can be collected. */
  readonly availability: string
  readonly readyText: string
}

/**
 * Loads the stores where the goods can be collected, the nearest to the buyer first. Returns null when they cannot be
 * loaded.
 */
export async function pickUpStores(client: ShopClient): Promise<PickUpStore[] | null> {
  const answer = await client.getPickUpStores()
  if (isFailure(answer)) return null
  return answer.data.map((store) => ({
    id: store.id,
    label: labelOf(store),
    availability: (store.hasGoods ? checkoutMessages.storeHas : checkoutMessages.storeFromWarehouse)({
      when: store.readyText,
    }),
    readyText: store.readyText,
  }))
}

/** Returns for example `Alingsås, Storgatan 2 (12 km)`. It adds the city where the store's name does not contain it. */
function labelOf({ name, city, address, km }: Store): string {
  const place = name.toLocaleLowerCase('sv').includes(city.toLocaleLowerCase('sv')) ? name : `${name}, ${city}`
  return km === undefined ? `${place}, ${address}` : `${place}, ${address} (${formatKm(km)} km)`
}
