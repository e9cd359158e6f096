import type { StoreListRow } from './store-rows.js'
import styles from './stores.module.css'

/** Says whether the store is open, and until when or from when. The dot only repeats the text. */
export function OpenToday({ store }: { readonly store: Pick<StoreListRow, 'door' | 'openNow'> }) {
  return (
    <p className={styles.open} data-open={store.openNow || undefined}>
      {store.door}
    </p>
  )
}
