import type { PlainDate } from '@klarsikt/core/calendar'
import type { SubscriptionInterval } from '@klarsikt/core/lens-subscription'
import { statement } from '@klarsikt/server/database'
import { DELIVERY } from './states.js'

/** Records that customers were told about their next deliveries. */
export const noteAnnounced = statement<[today: PlainDate, ids: readonly string[]]>(
  'lens-subscription-announced',
  'update lens_subscription set announced_on = $1 where id = any($2)',
)

/** Moves subscriptions to the delivery after the processed one. */
export const moveOn = statement<
  [
    ids: readonly string[],
    intervals: readonly SubscriptionInterval[],
    anchors: readonly PlainDate[],
    anchorDays: readonly number[],
    counts: readonly number[],
    next: readonly PlainDate[],
    process: readonly PlainDate[],
    announce: readonly PlainDate[],
  ]
>(
  'lens-subscription-move-on',
  `update lens_subscription set interval = moved.interval, anchor = moved.anchor, anchor_day = moved.anchor_day, count = moved.count,
     next_on = moved.next_on, process_on = moved.process_on, announce_on = moved.announce_on, announced_on = null, period = period + 1
   from unnest($1::text[], $2::text[], $3::date[], $4::int[], $5::int[], $6::date[], $7::date[], $8::date[])
     as moved (id, interval, anchor, anchor_day, count, next_on, process_on, announce_on)
   where lens_subscription.id = moved.id`,
)

/** Records a try to charge deliveries. */
export const noteTries = statement<[today: PlainDate, ids: readonly string[]]>(
  'lens-delivery-try',
  `update lens_delivery set state = ${DELIVERY.to('charge')}, try_on = null, tries = tries + 1, first_try_on = coalesce(first_try_on, $1)
   where id = any($2)`,
)
