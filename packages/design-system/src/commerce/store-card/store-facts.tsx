import { type InstantLike } from '@klarsikt/core/calendar'
import { postalPlace } from '@klarsikt/core/identity'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { type DeviatingHours, formatKm, storeIcon, type WeekHours } from '@klarsikt/core/stores'
import type { ElementType, ReactNode } from 'react'
import { RecycleIcon, StoreIcon, TagIcon } from '../../icons/shop.js'
import { type PlainMessage, useLocale, useText } from '../../locale/locale.js'
import * as storeCardMessages from '../../messages/generated/store-card.js'
import { OpeningStatus } from '../opening-hours/opening-hours.js'
import styles from './store-card.module.css'

/** What a store offers besides selling; the demo shop's own list. */
export type StoreService = 'eyeExam' | 'contactLensExam' | 'hearingTest'

/** A store as its card shows it. */
export interface CardStore {
  readonly id: string
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  /** As a Swede writes it; the link to call is made from its digits. */
  readonly phone?: string
  readonly hours: WeekHours
  readonly deviatingHours?: DeviatingHours
  readonly services?: readonly StoreService[]
}

const SERVICES: Readonly<Record<StoreService, PlainMessage>> = {
  eyeExam: storeCardMessages.eyeExam,
  contactLensExam: bookingMessages.examLenses,
  hearingTest: bookingMessages.examHearing,
}

const ICONS = { store: StoreIcon, recycling: RecycleIcon, outlet: TagIcon }

/** The picture of a store: recycling and outlet stores have their own, recognised by name [STORE-001]. */
export function StoreMarkIcon({ name }: { readonly name: string }) {
  const kind = storeIcon(name)
  const Icon = ICONS[kind]
  return (
    <span className={styles.icon} data-kind={kind}>
      <Icon size={22} />
    </span>
  )
}

interface StoreFactsProps {
  readonly store: CardStore
  readonly now: InstantLike
  readonly km: number | null
  /** The heading of a card, the label of a choice. */
  readonly name: ReactNode
  /** A link to call. */
  readonly phone?: ReactNode
  /** A label holds words only: no blocks, and nothing else to press. */
  readonly inLabel?: boolean
}

/** The content that a card and a choice share. */
export function StoreFacts({ store, now, km, name, phone, inLabel = false }: StoreFactsProps) {
  const Part: ElementType = inLabel ? 'span' : 'div'
  const text = useText()
  const locale = useLocale()
  const { hours, deviatingHours } = store
  return (
    <Part className={styles.facts}>
      <Part className={styles.top}>
        {name}
        {km !== null && (
          <span className={styles.distance}>
            {text(storesMessages.distance, {
              km: locale.startsWith('sv') ? formatKm(km) : formatKm(km).replace(',', '.'),
            })}
          </span>
        )}
      </Part>
      <Part className={styles.address}>
        {store.street}, <span className={styles.town}>{postalPlace(store)}</span>
      </Part>
      <OpeningStatus week={hours} now={now} {...(deviatingHours && { deviating: deviatingHours })} />
      {store.services && store.services.length > 0 && (
        <Part className={styles.services}>{store.services.map((service) => text(SERVICES[service])).join(' · ')}</Part>
      )}
      {phone}
    </Part>
  )
}
