import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { Breadcrumbs } from '@klarsikt/design-system/breadcrumbs'
import { StoreMarkIcon } from '@klarsikt/design-system/store-card'
import { href } from '@klarsikt/shop-config/paths'
import { JsonLd } from '../../lib/json-ld.js'
import { OpenToday } from './open-today.js'
import { StoreExaminers } from './store-examiners.js'
import type { StorePageData } from './store-page-data.js'
import { StoreReach } from './store-reach.js'
import { StoreVisits } from './store-visits.js'
import styles from './stores.module.css'

interface StorePageProps {
  readonly store: StorePageData
  readonly structured: readonly string[]
}

/** Shows one store: its place, its hours, and how to reach it [ROUTE-030]. */
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
      <div className={styles.intro}>
        <h1 className={`ks-text-title ${styles.title}`}>
          <StoreMarkIcon name={store.name} />
          {store.name}
        </h1>
        <OpenToday store={store} />
        {store.services.length > 0 && (
          <p className="ks-text-muted">{`${storesMessages.services()}: ${store.services.join(', ').toLocaleLowerCase('sv')}`}</p>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {store.next.length > 0 && <StoreVisits storeId={store.id} next={store.next} />}
          {store.examiners.length > 0 && <StoreExaminers examiners={store.examiners} />}
          <Hours week={store.week} deviating={store.deviating} />
        </div>
        <StoreReach store={store} />
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
