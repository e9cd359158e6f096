import * as storesMessages from '@klarsikt/core/messages/stores'
import { lazy } from 'react'
import styles from './stores.module.css'

/** The map, loaded when it is shown. If it cannot be loaded, a line replaces it, and the list stays. */
export const LazyStoresMap = lazy(() =>
  import('./stores-map.js').then(
    ({ StoresMap }) => ({ default: StoresMap }),
    () => ({ default: NoMap }),
  ),
)

function NoMap() {
  return <p className={styles.frame}>{storesMessages.mapFailed()}</p>
}
