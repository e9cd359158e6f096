import { addWorkingDays } from '@klarsikt/core/calendar'
import { deliveryQuotes } from '@klarsikt/core/delivery'
import type { DeliveryProvider } from './port.js'

/** Quotes from our own table: prices and reach of core, dates by Swedish working days. */
export function createLocalDelivery(): DeliveryProvider {
  return { quotes: async (parcel) => deliveryQuotes(parcel, addWorkingDays) }
}
