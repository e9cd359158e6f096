import * as storesMessages from '@klarsikt/core/messages/stores'
import type { Position } from '@klarsikt/core/stores'
import { Link } from '@klarsikt/design-system/link'
import { StoreMap } from '@klarsikt/design-system/store-map'
import { type BookableStore } from './load-stores.js'
import styles from '../layout/booking.module.css'

interface BookableMapProps {
  readonly stores: readonly BookableStore[]
  readonly position: Position | null
  readonly selected: number | null
  readonly onSelect: (storeId: number) => void
}

/** The map with its attribution. It has its own file, so that only users who open the map load it. */
export function BookableMap({ stores, position, selected, onSelect }: BookableMapProps) {
  return (
    <div className={styles.bookableMap}>
      <StoreMap
        stores={stores.map(({ id, name, lat, lon }) => ({ id: String(id), name, lat, lon }))}
        position={position}
        selected={selected === null ? null : String(selected)}
        onSelect={(id) => onSelect(Number(id))}
        label={storesMessages.map()}
      />
      <p className="ks-text-small ks-text-muted">
        {storesMessages.mapSource()}{' '}
        <Link href="https://www.geonames.org/" external>
          GeoNames
        </Link>{' '}
        {storesMessages.mapApproximate()}
      </p>
    </div>
  )
}
