import type { Order } from '@klarsikt/contract/shop/types'
import { dateText } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { OpeningHours } from '@klarsikt/design-system/opening-hours'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import styles from './order.module.css'

/** Says which store keeps the order, the pick-up code, the last day to collect it, and the opening hours. */
export function OrderPickUp({ pickUp }: { readonly pickUp: NonNullable<Order['pickUp']> }) {
  const { store, code, lastDay, isLapsed, at } = pickUp
  const day = dateText(lastDay)
  return (
    <section className={`${layout.block} ${styles.pickUp}`} aria-labelledby="order-pick-up">
      <h2 id="order-pick-up">{accountOrderMessages.readyIn({ store: store.name })}</h2>
      <div className={styles.pickUpParts}>
        <div className={styles.pickUpFacts}>
          <p className={styles.code}>
            <span>{accountOrderMessages.readyCode()}</span>
            <strong className="ks-tabular">{code}</strong>
          </p>
          <p>{isLapsed ? accountOrderMessages.readyLapsed({ day }) : accountOrderMessages.readyUntil({ day })}</p>
          <p>{accountOrderMessages.readyBring()}</p>
          <address className={styles.address}>
            {store.address}
            <br />
            {postalPlace(store)}
          </address>
          <p>
            <Link variant="standalone" arrow href={href('store', { slug: store.slug })}>
              {accountOrderMessages.readyStore({ store: store.name })}
            </Link>
          </p>
        </div>
        <OpeningHours
          week={store.hours}
          {...(store.deviatingHours && { deviating: store.deviatingHours })}
          now={at}
          headingLevel={3}
        />
      </div>
    </section>
  )
}
