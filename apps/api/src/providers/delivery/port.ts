import type { DeliveryQuote, Parcel } from '@klarsikt/core/delivery'

/** The carrier: how a parcel can travel, what that costs and when it arrives. */
export type DeliveryProvider = {
  quotes(parcel: Parcel): Promise<readonly DeliveryQuote[]>
}
