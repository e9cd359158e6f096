import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { Store } from '@klarsikt/contract/shop/types'
import { formatKm } from '@klarsikt/core/stores'

export interface PickUpStore {
  readonly id: number
  readonly label: string
}

/** Stores where goods can be fetched, from the nearest to the buyer on; null when they cannot be had. */
export async function pickUpStores(client: ShopClient, postalCode: string): Promise<PickUpStore[] | null> {
  const answer = await client.getStores({ query: postalCode === '' ? {} : { q: postalCode } })
  if (isFailure(answer)) return null
  return answer.data
    .filter(({ icon }) => icon !== 'recycling')
    .map((store) => ({ id: store.id, label: labelOf(store) }))
}

/** `Alingsås, Storgatan 2 (12 km)`; the city is said where the name does not say it. */
function labelOf({ name, city, address, km }: Store): string {
  const place = name.toLocaleLowerCase('sv').includes(city.toLocaleLowerCase('sv')) ? name : `${name}, ${city}`
  return km === undefined ? `${place}, ${address}` : `${place}, ${address} (${formatKm(km)} km)`
}
