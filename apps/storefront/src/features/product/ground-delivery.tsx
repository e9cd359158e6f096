import { formatMessage, productMessages } from '@klarsikt/core/messages'
import { dayRange } from '../../lib/dates.js'

/** When glasses arrive whose lenses have to be ground first. */
export function GroundDelivery({ days }: { readonly days: { readonly from: string; readonly to: string } }) {
  return formatMessage(productMessages['product.deliveryWithLenses'], { days: dayRange(days.from, days.to) })
}
