import type { SentParcel } from '@klarsikt/contract/shop/types'
import { orderLineStates } from '@klarsikt/core/order'
import { goodsName } from './goods-text.js'
import type { order, orderLine } from './tables.js'

type Row = Pick<typeof order.$inferSelect, 'sentAt' | 'trackingNumber' | 'trackingUrl'>
type Line = typeof orderLine.$inferSelect

/** The parcels of an order that have left, with their goods but without prescriptions. */
export function parcelsOf(row: Row, lines: readonly Line[]): SentParcel[] {
  const ahead = new Map<string, Line[]>()
  for (const line of lines) {
    if (line.partSentAt === null) continue
    const parcel = `${line.partSentAt.toISOString()} ${line.partTrackingNumber ?? ''}`
    ahead.set(parcel, [...(ahead.get(parcel) ?? []), line])
  }
  const parcels = [...ahead]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...more]]) =>
      first?.partSentAt
        ? [parcel(first.partSentAt, [first, ...more], trackingOf(first.partTrackingNumber, first.partTrackingUrl))]
        : [],
    )
  const rest = lines.filter(({ partSentAt, state }) => partSentAt === null && state === orderLineStates.to('deliver'))
  if (row.sentAt === null || rest.length === 0) return parcels
  return [...parcels, parcel(row.sentAt, rest, trackingOf(row.trackingNumber, row.trackingUrl))]
}

/** The tracking number and its page; null when one is missing. */
export function trackingOf(number: string | null, url: string | null): SentParcel['tracking'] {
  return number === null || url === null ? null : { number, url }
}

function parcel(sentAt: Date, lines: readonly Line[], tracking: SentParcel['tracking']): SentParcel {
  const goods = lines.map((line) => `${line.quantity} × ${goodsName(line)}`)
  return { sentAt: sentAt.toISOString(), goods, tracking }
}
