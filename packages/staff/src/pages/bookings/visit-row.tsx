import { bookingStyles as layout } from '@klarsikt/booking/layout'
import type { StoreBooking } from '@klarsikt/contract/shop/types'
import { visitTimeText } from '@klarsikt/core/calendar'
import { formatMobile } from '@klarsikt/core/identity'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { VisitMarks } from '../../store-visit/visit-marks.js'
import { visitName } from '../../store-visit/visit-name.js'

interface VisitRowProps {
  readonly booking: StoreBooking
  readonly action: string
}

/** Shows a visit in a list, with a link to its page. */
export function VisitRow({ booking, action }: VisitRowProps) {
  const { id, start, examTypeName, mobile, status } = booking
  return (
    <li className={layout.row}>
      <div className={layout.facts}>
        <span>
          <strong>{visitName(booking)}</strong>, {visitTimeText(start)}
        </span>
        <span className="ks-text-muted">
          {examTypeName}
          {mobile !== '' && `, ${formatMobile(mobile)}`}
        </span>
        <span className={layout.times}>{status !== 'requested' && <VisitMarks booking={booking} />}</span>
      </div>
      <Link variant="standalone" href={href('staff-booking', { id })}>
        {action}
        <VisuallyHidden> {visitName(booking)}</VisuallyHidden>
      </Link>
    </li>
  )
}
