import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { href } from '@klarsikt/core/paths'
import { Breadcrumbs } from '@klarsikt/design-system/breadcrumbs'
import { ButtonLink } from '@klarsikt/design-system/button'
import { PhoneIcon } from '@klarsikt/design-system/icons'
import { Link } from '@klarsikt/design-system/link'
import { JsonLd } from '../../lib/json-ld.js'
import { OpenToday } from './open-today.js'
import type { DayRow, StoreListRow } from './store-rows.js'
import styles from './stores.module.css'

export interface StorePageData extends Omit<StoreListRow, 'address' | 'lat' | 'lon' | 'distance'> {
  readonly id: number
  readonly street: string
  readonly postalPlace: string
  /** For `tel:`. */
  readonly dial: string
  readonly position: { readonly lat: number; readonly lon: number }
  readonly week: readonly DayRow[]
  /** Coming days that differ from the week. */
  readonly deviating: readonly { readonly day: string; readonly hours: string | null }[]
}

interface StorePageProps {
  readonly store: StorePageData
  readonly structured: readonly string[]
}

/** One store: where it is, when it is open, how to reach it [ROUTE-030]. */
export function StorePage({ store, structured }: StorePageProps) {
  return (
    <div className={`ks-container ${styles.root}`}>
      {structured.map((text) => (
        <JsonLd key={text} text={text} />
      ))}
      <Breadcrumbs
        items={[
          { label: navMessages.home(), href: href('home') },
          { label: pageMessages.stores(), href: href('stores') },
          { label: store.name, href: href('store', { slug: store.slug }) },
        ]}
      />
      <div>
        <h1>{store.name}</h1>
        <OpenToday store={store} />
      </div>
      <div className={styles.columns}>
        <Hours week={store.week} deviating={store.deviating} />
        <Reach store={store} />
      </div>
    </div>
  )
}

const WEEKDAYS = {
  1: storesMessages.weekday1,
  2: storesMessages.weekday2,
  3: storesMessages.weekday3,
  4: storesMessages.weekday4,
  5: storesMessages.weekday5,
  6: storesMessages.weekday6,
  7: storesMessages.weekday7,
} as const

function Hours({ week, deviating }: Pick<StorePageData, 'week' | 'deviating'>) {
  return (
    <section className={styles.card}>
      <h2 id="hours">{storesMessages.openingHours()}</h2>
      <table className={`ks-tabular ${styles.hours}`} aria-labelledby="hours">
        <tbody>
          {week.map(({ weekday, hours, isToday }) => (
            <tr key={weekday} data-today={isToday || undefined}>
              <th scope="row">
                {WEEKDAYS[weekday]()}
                {isToday && ' (i dag)'}
              </th>
              <td>{hours ?? storesMessages.closed()}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {deviating.length > 0 && (
        <>
          <h3 id="deviating-hours">{storesMessages.deviatingHours()}</h3>
          <table className={`ks-tabular ${styles.hours}`} aria-labelledby="deviating-hours">
            <tbody>
              {deviating.map(({ day, hours }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{hours ?? storesMessages.closed()}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className="ks-text-small ks-text-muted">{storesMessages.holidays()}</p>
    </section>
  )
}

function Reach({ store }: { readonly store: StorePageData }) {
  const { lat, lon } = store.position
  return (
    <section className={styles.card}>
      <h2>{storesMessages.findHere()}</h2>
      <address>
        {store.street}
        <br />
        {store.postalPlace}
      </address>
      <Link
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`}
        variant="standalone"
        external
      >
        {storesMessages.directions()}
      </Link>
      <a className={styles.phone} href={`tel:${store.dial}`}>
        <PhoneIcon size={18} />
        {store.phone}
      </a>
      <p>{storesMessages.exam()}</p>
      <div className="ks-cluster ks-no-print">
        <ButtonLink href={`tel:${store.dial}`} variant="secondary">
          {storesMessages.callToBook()}
        </ButtonLink>
        <ButtonLink href={`${href('booking-visual-exam')}?butik=${store.id}`}>{storesMessages.bookHere()}</ButtonLink>
      </div>
    </section>
  )
}
