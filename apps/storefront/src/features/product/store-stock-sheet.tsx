import * as commonMessages from '@klarsikt/core/messages/common'
import * as searchMessages from '@klarsikt/core/messages/search'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { formatKm } from '@klarsikt/core/stores'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Anchor } from '@klarsikt/design-system/link'
import { Sheet } from '@klarsikt/design-system/sheet'
import { Spinner } from '@klarsikt/design-system/spinner'
import { TextField } from '@klarsikt/design-system/text-field'
import { LocateButton } from '@klarsikt/forms'
import { href } from '@klarsikt/shop-config/paths'
import { type SubmitEvent, useState } from 'react'
import type { StockRow, StoreStockSearch } from './use-store-stock.js'
import styles from './store-stock.module.css'

interface StoreStockSheetProps {
  readonly name: string
  readonly search: StoreStockSearch
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Lists the stores that have an article. After the visitor has given a place or a position, the nearest store comes
 * first.
 */
export function StoreStockSheet({ name, search: { found, place, ask }, open, onClose }: StoreStockSheetProps) {
  const [typed, setTyped] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (typed.trim() !== '') ask({ q: typed.trim() })
  }
  return (
    <Sheet open={open} onClose={onClose} title={storesMessages.stockTitle()} height="full">
      <div className={styles.sheet}>
        <p>{storesMessages.stockIntro({ name })}</p>
        <form className={styles.search} onSubmit={submit}>
          <TextField
            label={storesMessages.search()}
            type="search"
            autoComplete="postal-code"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={styles.field ?? ''}
          />
          <Button type="submit" variant="secondary">
            {searchMessages.submit()}
          </Button>
        </form>
        <LocateButton onLocated={({ lat, lng }) => ask({ lat: Number(lat), lng: Number(lng) })} />
        <div aria-live="polite" className={styles.results}>
          {found.kind === 'loading' && <Spinner />}
          {found.kind === 'failed' && (
            <Alert
              tone="error"
              actions={
                <Button size="small" variant="secondary" onClick={() => ask(place)}>
                  {commonMessages.tryAgain()}
                </Button>
              }
            >
              {storesMessages.stockFailed()}
            </Alert>
          )}
          {found.kind === 'found' && (
            <>
              {found.isPlaceUnknown && <p>{storesMessages.stockPlaceUnknown({ place: typed })}</p>}
              {found.stores.length < found.count && (
                <p className="ks-text-muted">
                  {storesMessages.stockMore({ shown: found.stores.length, count: found.count })}
                </p>
              )}
              <ul className={styles.list}>
                {found.stores.map((store) => (
                  <StoreRow key={store.id} store={store} />
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Sheet>
  )
}

function StoreRow({ store }: { readonly store: StockRow }) {
  const { km, level } = store
  return (
    <li className={styles.store}>
      <div>
        <Anchor href={href('store', { slug: store.slug })}>{store.name}</Anchor>
        <p className="ks-text-muted">
          {[
            `${store.address}, ${store.city}`,
            ...(km === undefined ? [] : [storesMessages.distance({ km: formatKm(km) })]),
          ].join(' · ')}
        </p>
        <p className="ks-text-small">{store.door}</p>
      </div>
      <span className={styles.level} data-level={level}>
        {level === 'few' ? storesMessages.stockFew() : storesMessages.stockSome()}
      </span>
    </li>
  )
}
