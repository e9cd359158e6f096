import type { Ore } from '../money/ore.js'
import type { WorkingDays } from './estimate-text.js'
import { freight } from './freight.js'
import { handlingDays } from './handling.js'
import { DELIVERY_SERVICES, DeliveryMethod } from './methods.js'
import { TRACKED_VALUE } from './quotes.js'

/** What one piece costs to have sent, and how long that takes. */
export type OfferShipping = {
  readonly service: string
  readonly price: Ore
  /** Working days until it leaves us, and from then until it arrives. */
  readonly handling: WorkingDays
  readonly transit: WorkingDays
}

/** One piece that is bought alone, by the method that the checkout presets: for who compares shops, such as search engines. */
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
