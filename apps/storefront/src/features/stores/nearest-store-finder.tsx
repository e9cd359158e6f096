import * as commonMessages from '@klarsikt/core/messages/common'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { Anchor } from '@klarsikt/design-system/link'
import { Spinner } from '@klarsikt/design-system/spinner'
import { LocateButton } from '@klarsikt/forms'
import { encodedHref, href } from '@klarsikt/shop-config/paths'
import { type FoundNearest, type NearestRow, type SoughtPlace, useNearestStore } from './use-nearest-store.js'
import styles from './nearest-store.module.css'

interface NearestStoreFinderProps {
  readonly place: SoughtPlace | null
  readonly onLocated: (place: SoughtPlace) => void
}

/** Finds the nearest store by the browser's position, and shows the result for a typed place as well. */
export default function NearestStoreFinder({ place, onLocated }: NearestStoreFinderProps) {
  const found = useNearestStore(place)
  // A new object for the same place starts the search again.
  const retry = () => place && onLocated({ ...place })
  return (
    <div className={styles.finder}>
      <LocateButton onLocated={({ lat, lng }) => onLocated({ lat: Number(lat), lng: Number(lng) })} />
      <div aria-live="polite" className={styles.result}>
        <Result found={found} place={place} onRetry={retry} />
      </div>
    </div>
  )
}

interface ResultProps {
  readonly found: FoundNearest
  readonly place: SoughtPlace | null
  readonly onRetry: () => void
}

function Result({ found, place, onRetry }: ResultProps) {
  switch (found.kind) {
    case 'idle':
      return null
    case 'loading':
      return <Spinner />
    case 'unknown':
      return <p>{storesMessages.nearestUnknown({ place: found.typed })}</p>
    case 'failed':
      return (
        <Alert
          tone="error"
          actions={
            <Button size="small" variant="secondary" onClick={onRetry}>
              {commonMessages.tryAgain()}
            </Button>
          }
        >
          {storesMessages.nearestFailed()}
        </Alert>
      )
    case 'found':
      return <Found store={found.store} place={place} />
  }
}

function Found({ store, place }: { readonly store: NearestRow; readonly place: SoughtPlace | null }) {
  const { id, slug, name, address, distance, door, next } = store
  const others = place && new URLSearchParams(Object.entries(place).map(([key, value]) => [key, String(value)]))
  return (
    <div className={styles.store}>
      <h3>
        <Anchor href={href('store', { slug })}>{name}</Anchor>
      </h3>
      <p className="ks-text-muted">{distance === null ? address : `${address} · ${distance}`}</p>
      <p className="ks-text-small">{door}</p>
      <p className={styles.next}>{next}</p>
      <div className={styles.ways}>
        <ButtonLink href={`${href('booking-visual-exam')}?butik=${id}`}>{storesMessages.bookSight()}</ButtonLink>
        <Anchor href={`${encodedHref('stores')}?${others}`}>{storesMessages.nearestMore()}</Anchor>
      </div>
    </div>
  )
}
