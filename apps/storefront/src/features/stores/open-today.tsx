import type { StoreListRow } from './store-rows.js'
import styles from './stores.module.css'

/** Whether the door is open, and until or from when; the dot only repeats what the words say. */
export function OpenToday({ store }: { readonly store: Pick<StoreListRow, 'door' | 'openNow'> }) {
  return (
    <p className={styles.open} data-open={store.openNow || undefined}>
      {store.door}
    </p>
  )
}
