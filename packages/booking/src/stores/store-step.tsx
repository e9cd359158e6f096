import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as searchMessages from '@klarsikt/core/messages/search'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { Link } from '@klarsikt/design-system/link'
import { TextField } from '@klarsikt/design-system/text-field'
import { HiddenFields } from '@klarsikt/page-kit/form'
import { Form } from 'react-router'
import { ALL_STORES, type BookableStores, PLACE_QUERY } from './load-stores.js'
import { StoreRow } from './store-row.js'
import { StoresOnMap } from './stores-on-map.js'
import { UsePosition } from './use-position.js'
import styles from '../layout/booking.module.css'

interface StoreStepProps {
  readonly stores: BookableStores
  readonly path: string
  /** The other query parameters of the step's address. */
  readonly fields: Readonly<Record<string, string>>
  readonly chosen: number | null
  /** Returns the address after the choice of a store. */
  readonly addressOf: (storeId: number) => string
}

/** Asks for the store. The visitor can search by place or by their position, and sees each store's first free time. */
export function StoreStep({ stores, path, fields, chosen, addressOf }: StoreStepProps) {
  const { place, count, hasFailed } = stores
  const address = (more: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams({ ...fields, ...more })}`
  return (
    <div className={styles.block}>
      <search aria-label={wizardMessages.storeFind()} className={styles.block}>
        <Form action={path} className={styles.search} preventScrollReset>
          <HiddenFields fields={fields} />
          <TextField
            key={place}
            label={storesMessages.search()}
            name={PLACE_QUERY}
            type="search"
            autoComplete="postal-code"
            maxLength={100}
            defaultValue={place}
            className={styles.grow ?? ''}
          />
          <Button type="submit" variant="secondary">
            {searchMessages.submit()}
          </Button>
        </Form>
        <UsePosition addressOf={address} />
      </search>
      {hasFailed ? (
        <Alert tone="error" live="alert" actions={<Link href={address({})}>{commonMessages.tryAgain()}</Link>}>
          {wizardMessages.storeFailed()}
        </Alert>
      ) : count === 0 ? (
        <EmptyState
          title={storesMessages.none()}
          actions={<ButtonLink href={address({})}>{storesMessages.showAll()}</ButtonLink>}
        >
          {storesMessages.noneAdvice()}
        </EmptyState>
      ) : (
        <>
          <output className="ks-text-muted">{wizardMessages.storeFound({ count })}</output>
          <StoresOnMap stores={stores.onMap} position={stores.position} chosen={chosen} addressOf={addressOf} />
          <ul className={styles.list}>
            {stores.stores.map((store) => (
              <StoreRow key={store.id} store={store} isChosen={store.id === chosen} href={addressOf(store.id)} />
            ))}
          </ul>
          {stores.stores.length < count && (
            <p>
              <Link
                variant="standalone"
                href={address({ ...(place !== '' && { [PLACE_QUERY]: place }), [ALL_STORES]: '1' })}
              >
                {wizardMessages.storeAll({ count })}
              </Link>
            </p>
          )}
        </>
      )}
    </div>
  )
}
