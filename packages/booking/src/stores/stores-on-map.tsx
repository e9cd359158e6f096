import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as storesMessages from '@klarsikt/core/messages/stores'
import type { Position } from '@klarsikt/core/stores'
import { Button } from '@klarsikt/design-system/button'
import { MapIcon } from '@klarsikt/design-system/icons'
import { useHydrated } from '@klarsikt/page-kit/form'
import { lazy, Suspense, useState } from 'react'
import { type BookableStore } from './load-stores.js'
import { StoreRow } from './store-row.js'
import styles from '../layout/booking.module.css'

const BookableMap = lazy(() =>
  import('./bookable-map.js').then(
    ({ BookableMap: Loaded }) => ({ default: Loaded }),
    () => ({ default: NoMap }),
  ),
)

interface StoresOnMapProps {
  readonly stores: readonly BookableStore[]
  readonly position: Position | null
  readonly chosen: number | null
  readonly addressOf: (storeId: number) => string
}

/**
 * Shows the listed stores on a map after a press. The selected store stands below the map with its free time and its
 * button.
 */
export function StoresOnMap({ stores, position, chosen, addressOf }: StoresOnMapProps) {
  const isOffered = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const [pressed, setPressed] = useState<number | null>(chosen)
  if (!isOffered) return null
  const shown = stores.find(({ id }) => id === pressed)
  return (
    <div className={styles.mapBlock}>
      <div>
        <Button
          variant="ghost"
          icon={<MapIcon size={20} />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((before) => !before)}
        >
          {isOpen ? wizardMessages.storeMapHide() : wizardMessages.storeMapShow()}
        </Button>
      </div>
      {isOpen && (
        <>
          <Suspense fallback={<div className={styles.mapFrame} />}>
            <BookableMap stores={stores} position={position} selected={shown?.id ?? null} onSelect={setPressed} />
          </Suspense>
          <div aria-live="polite">
            {shown && <StoreRow store={shown} isChosen={shown.id === chosen} href={addressOf(shown.id)} as="div" />}
          </div>
        </>
      )}
    </div>
  )
}

function NoMap() {
  return <p>{storesMessages.mapFailed()}</p>
}
