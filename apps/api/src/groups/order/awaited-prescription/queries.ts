import { statement } from '@klarsikt/server/database'
import { LINE } from '../order/states.js'

/** Deletes pictures entered before an instant, or sent before it for cancelled or delivered glasses. */
export const forgetOldPhotos = statement<[before: Date]>(
  'prescription-photo-forget',
  `delete from prescription_photo p using awaited_prescription a, order_line l
   where a.order_number = p.order_number and a.position = p.position
     and l.order_number = p.order_number and l.position = p.position
     and (a.entered_at < $1 or (l.state ${LINE.final} and p.sent_at < $1))`,
)
