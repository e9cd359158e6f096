import * as storesMessages from '@klarsikt/core/messages/stores'
import { STORE_SERVICE_MESSAGES } from '@klarsikt/core/stores'
import { ButtonLink } from '@klarsikt/design-system/button'
import { href } from '@klarsikt/shop-config/paths'
import type { NextTimes } from './next-times.js'
import styles from './store-visits.module.css'
import stores from './stores.module.css'

const BOOKINGS = {
  eyeExam: { page: 'booking-visual-exam', action: storesMessages.bookSight },
  hearingTest: { page: 'booking-auditory', action: storesMessages.bookHearing },
} as const

/** Shows the next free times at a store, with links to book them. */
export function StoreVisits({ storeId, next }: { readonly storeId: number; readonly next: readonly NextTimes[] }) {
  return (
    <section className={`${stores.card} ${styles.visits}`}>
      <h2>{storesMessages.nextTimes()}</h2>
      {next.map(({ service, days }) => (
        <div key={service} className={styles.visit}>
          <h3>{STORE_SERVICE_MESSAGES[service]()}</h3>
          {days === null || days.length === 0 ? (
            <p className="ks-text-muted">
              {days === null ? storesMessages.nextTimesFailed() : storesMessages.nextTimesNone()}
            </p>
          ) : (
            <dl className={`ks-tabular ${styles.days}`}>
              {days.map(({ day, times }) => (
                <div key={day}>
                  <dt>{day}</dt>
                  {times.map((time) => (
                    <dd key={time}>{time}</dd>
                  ))}
                </div>
              ))}
            </dl>
          )}
          <div className="ks-no-print">
            <ButtonLink
              href={`${href(BOOKINGS[service].page)}?butik=${storeId}`}
              variant={service === 'eyeExam' ? 'primary' : 'secondary'}
            >
              {BOOKINGS[service].action()}
            </ButtonLink>
          </div>
        </div>
      ))}
    </section>
  )
}
