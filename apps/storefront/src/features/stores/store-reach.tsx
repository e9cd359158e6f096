import * as storesMessages from '@klarsikt/core/messages/stores'
import type { StoreAccess } from '@klarsikt/core/stores'
import { ButtonLink } from '@klarsikt/design-system/button'
import { PhoneIcon } from '@klarsikt/design-system/icons'
import { Link } from '@klarsikt/design-system/link'
import { Suspense, useEffect, useState } from 'react'
import { LazyStoresMap } from './lazy-stores-map.js'
import type { StorePageData } from './store-page-data.js'
import styles from './stores.module.css'

/** Says how to reach a store: address, phone, map and parking. */
export function StoreReach({ store }: { readonly store: StorePageData }) {
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
        {storesMessages.openInMap()}
      </Link>
      <a className={styles.phone} href={`tel:${store.dial}`}>
        <PhoneIcon size={18} />
        {store.phone}
      </a>
      <p>{storesMessages.exam()}</p>
      <div className="ks-no-print">
        <ButtonLink href={`tel:${store.dial}`} variant="secondary">
          {storesMessages.callToBook()}
        </ButtonLink>
      </div>
      <Access access={store.access} />
      <PlaceMap store={store} />
    </section>
  )
}

const ACCESS = [
  ['parking', storesMessages.accessParking],
  ['transit', storesMessages.accessTransit],
  ['entrance', storesMessages.accessEntrance],
] as const

function Access({ access }: { readonly access: StoreAccess }) {
  const known = ACCESS.flatMap(([part, title]) => {
    const text = access[part]
    return text === undefined ? [] : [{ part, title: title(), text }]
  })
  if (known.length === 0) return null
  return (
    <dl className={styles.access} aria-label={storesMessages.access()}>
      {known.map(({ part, title, text }) => (
        <div key={part}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows the store on a map of the country. Without scripts the address is enough, so no space is reserved. */
function PlaceMap({ store }: { readonly store: StorePageData }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(true), [])
  const { slug, name, position } = store
  return (
    <div className={styles.place}>
      {isShown && (
        <Suspense fallback={<div className={styles.frame} />}>
          <LazyStoresMap stores={[{ id: slug, name, ...position }]} selected={slug} />
        </Suspense>
      )}
    </div>
  )
}
