import { stockholmTime } from '@klarsikt/core/calendar'
import * as staffMessages from '@klarsikt/core/messages/staff'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { href } from '@klarsikt/core/paths'
import { Badge } from '@klarsikt/design-system/badge'
import { Link } from '@klarsikt/design-system/link'
import { useMay } from '@klarsikt/page-kit/access'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { StaffPage } from '../../layout/staff-page.js'
import { STAFF_SECTIONS } from '../../layout/staff-sections.js'
import { type StaffHomeData } from './load-staff-home.js'

/** The first staff page: name, store, end of the session, and links to the sections. */
export function StaffHomePage({ data: { member, bookings } }: { readonly data: StaffHomeData }) {
  const { name, store, sessionEndsAt } = member
  const may = useMay()
  return (
    <StaffPage section="staff" title={staffMessages.welcome({ name })}>
      <p className="ks-text-muted">
        {staffMessages.intro({ store: store.name, time: stockholmTime(new Date(sessionEndsAt)) })}
      </p>
      <ul className={styles.list}>
        {STAFF_SECTIONS.flatMap(({ key, permission, label, summary }) =>
          summary && may(permission)
            ? [
                <li key={key} className={styles.row}>
                  <span className={styles.facts}>
                    <Link variant="standalone" arrow href={href(key)}>
                      {label()}
                    </Link>
                    <span className="ks-text-muted">{summary()}</span>
                  </span>
                  {key === 'staff-bookings' && <BookingCounts bookings={bookings} />}
                </li>,
              ]
            : [],
        )}
      </ul>
    </StaffPage>
  )
}

/** Shows the number of bookings that wait for an answer, or nothing where none wait. */
function BookingCounts({ bookings }: Pick<StaffHomeData, 'bookings'>) {
  if (!bookings || bookings.requests + bookings.rebookings === 0) return null
  const { requests, rebookings } = bookings
  return (
    <span className={styles.sum}>
      {requests > 0 && <Badge tone="warning">{staffBookingMessages.requestCount({ count: requests })}</Badge>}
      {rebookings > 0 && <Badge tone="warning">{staffBookingMessages.rebookingCount({ count: rebookings })}</Badge>}
    </span>
  )
}
