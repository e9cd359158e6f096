import * as storesMessages from '@klarsikt/core/messages/stores'
import type { Position } from '@klarsikt/core/stores'
import { Link } from '@klarsikt/design-system/link'
import { type MapStore, StoreMap } from '@klarsikt/design-system/store-map'
import styles from './stores.module.css'

interface StoresMapProps {
  readonly stores: readonly MapStore[]
  readonly selected: string | null
  readonly position?: Position | null
  readonly onSelect?: (id: string) => void
}

/** The map with its attribution. It has its own file, so that only visitors who open the map load it. */
export function StoresMap(props: StoresMapProps) {
  return (
    <>
      <StoreMap {...props} />
      <p className={styles.source}>
        {storesMessages.mapSource()}{' '}
        <Link href="https://www.geonames.org/" external>
          GeoNames
        </Link>{' '}
        {storesMessages.mapApproximate()}
      </p>
    </>
  )
}
