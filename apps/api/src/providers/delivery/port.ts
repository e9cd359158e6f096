import type { DeliveryQuote, Parcel } from '@klarsikt/core/delivery'

/** The carrier: how a parcel can travel, at what price and with which arrival. */
export type DeliveryProvider = {
  quotes(parcel: Parcel): Promise<readonly DeliveryQuote[]>
}
