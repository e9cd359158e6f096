import type { StaffMember } from '@klarsikt/contract/shop/types'
import { stockholmTime } from '@klarsikt/core/calendar'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { StaffPage } from '../../layout/staff-page.js'
import { STAFF_SECTIONS } from '../../layout/staff-sections.js'
import styles from '../../layout/account-page.module.css'

/** The first page of the staff: whose session it is, and the ways on. */
export function StaffHomePage({ data: { name, store, sessionEndsAt } }: { readonly data: StaffMember }) {
  return (
    <StaffPage section="staff" title={staffMessages.welcome({ name })}>
      <p className="ks-text-muted">
        {staffMessages.intro({ store: store.name, time: stockholmTime(new Date(sessionEndsAt)) })}
      </p>
      <ul className={styles.list}>
        {STAFF_SECTIONS.flatMap(({ key, label, summary }) =>
          summary
            ? [
                <li key={key} className={styles.row}>
                  <span className={styles.facts}>
                    <Link variant="standalone" arrow href={href(key)}>
                      {label()}
                    </Link>
                    <span className="ks-text-muted">{summary()}</span>
                  </span>
                </li>,
              ]
            : [],
        )}
      </ul>
    </StaffPage>
  )
}
