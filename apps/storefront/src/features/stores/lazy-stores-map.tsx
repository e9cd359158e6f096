import * as storesMessages from '@klarsikt/core/messages/stores'
import { lazy } from 'react'
import styles from './stores.module.css'

/** The map, fetched when it is shown; in an outage there is a line instead, and the list stays. */
export const LazyStoresMap = lazy(() =>
  import('./stores-map.js').then(
    ({ StoresMap }) => ({ default: StoresMap }),
    () => ({ default: NoMap }),
  ),
)

function NoMap() {
  return <p className={styles.frame}>{storesMessages.mapFailed()}</p>
}
