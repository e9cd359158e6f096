import type { Ore } from '../money/ore.js'
import type { WorkingDays } from './estimate-text.js'
import { freight } from './freight.js'
import { handlingDays } from './handling.js'
import { DELIVERY_SERVICES, DeliveryMethod } from './methods.js'
import { TRACKED_VALUE } from './quotes.js'

/** Price in öre and time of sending one article. */
export type OfferShipping = {
  readonly service: string
  readonly price: Ore
  /** Working days until it leaves the warehouse, and from then until it arrives. */
  readonly handling: WorkingDays
  readonly transit: WorkingDays
}

/** Returns delivery of one article by the checkout's default method, for search engines and price comparisons. */
export function offerShipping({
  amount,
  isByEmail,
}: {
  readonly amount: Ore
  readonly isByEmail: boolean
}): OfferShipping {
  const parcel = amount < TRACKED_VALUE ? DeliveryMethod.PostNordLetter : DeliveryMethod.PostNordMyPack
  const { name, price, days } = DELIVERY_SERVICES[isByEmail ? DeliveryMethod.Email : parcel]
  const handling = handlingDays(false)
  return {
    service: name(),
    price: freight(price, { goods: amount }),
    handling: { from: handling, to: handling },
    transit: days,
  }
}
