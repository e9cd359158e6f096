import { visitTimeText } from '@klarsikt/core/calendar'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { formatKm } from '@klarsikt/core/stores'
import { ButtonLink } from '@klarsikt/design-system/button'
import { CheckIcon } from '@klarsikt/design-system/icons'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import type { ElementType } from 'react'
import { type BookableStore } from './load-stores.js'
import styles from '../layout/booking.module.css'

interface StoreRowProps {
  readonly store: BookableStore
  readonly isChosen: boolean
  readonly href: string
  /** `li` for an item of the list, and `div` for the store below the map. */
  readonly as?: 'li' | 'div'
}

/** Shows a store with its first free time and a link to choose it. */
export function StoreRow({ store, isChosen, href, as = 'li' }: StoreRowProps) {
  const Row: ElementType = as
  const { name, address, city, km, nextFree, isAway } = store
  return (
    <Row className={styles.row}>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          {name}
          {isChosen && (
            <>
              {' '}
              <CheckIcon size={18} label={wizardMessages.storeChosen()} />
            </>
          )}
        </h3>
        <span className="ks-text-muted">
          {[`${address}, ${city}`, ...(km === null ? [] : [storesMessages.distance({ km: formatKm(km) })])].join(' · ')}
        </span>
        {nextFree !== undefined && (
          <span>
            {nextFree !== null
              ? wizardMessages.storeNextFree({ time: visitTimeText(nextFree) })
              : isAway
                ? wizardMessages.storeAway()
                : wizardMessages.storeNoneFree()}
          </span>
        )}
      </div>
      <ButtonLink href={href} variant={isChosen ? 'primary' : 'secondary'} size="small">
        {commonMessages.select()}
        <VisuallyHidden> {name}</VisuallyHidden>
      </ButtonLink>
    </Row>
  )
}
