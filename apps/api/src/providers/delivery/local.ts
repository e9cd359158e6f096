import { addWorkingDays } from '@klarsikt/core/calendar'
import { deliveryQuotes } from '@klarsikt/core/delivery'
import type { DeliveryProvider } from './port.js'

/** Delivery quotes from the shop's own table in core, with dates by Swedish working days. */
export function createLocalDelivery(): DeliveryProvider {
  return { quotes: async (parcel) => deliveryQuotes(parcel, addWorkingDays) }
}
