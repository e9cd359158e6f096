import { dayRange } from '@klarsikt/core/calendar'
import * as productMessages from '@klarsikt/core/messages/product'

/** Says when glasses arrive whose lenses have to be ground first. */
export function GroundDelivery({ days }: { readonly days: { readonly from: string; readonly to: string } }) {
  return productMessages.deliveryWithLenses({ days: dayRange(days.from, days.to) })
}
