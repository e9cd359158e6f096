import { storesMessages } from '@klarsikt/core/messages'
import type { StoreListRow } from './store-rows.js'
import styles from './stores.module.css'

/** Today's hours; the dot only repeats what the words say. */
export function OpenToday({ store }: { readonly store: Pick<StoreListRow, 'today' | 'openNow'> }) {
  return (
    <p className={styles.open} data-open={store.openNow || undefined}>
      {store.today === null
        ? storesMessages['stores.closedToday']
        : storesMessages['stores.openToday'].replace('{hours}', store.today)}
      {store.openNow && ' · öppet nu'}
    </p>
  )
}
