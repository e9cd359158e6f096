import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as searchMessages from '@klarsikt/core/messages/search'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { type Position, STORE_SERVICE_MESSAGES, STORE_SERVICES, type StoreFilter } from '@klarsikt/core/stores'
import { Breadcrumbs } from '@klarsikt/design-system/breadcrumbs'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { TextField } from '@klarsikt/design-system/text-field'
import { href } from '@klarsikt/shop-config/paths'
import { Form } from 'react-router'
import { FilterBox } from './filter-box.js'
import type { StoreListRow } from './store-rows.js'
import { OPEN_QUERY, SERVICE_QUERY, SERVICE_WORDS } from './store-search.js'
import { StoresBesideMap } from './stores-beside-map.js'
import { UseLocation } from './use-location.js'
import styles from './stores.module.css'

interface StoreListPageProps {
  /** The search text, or an empty string for all stores. */
  readonly typed: string
  /** The name of the place that distances start from, or null. */
  readonly near: string | null
  /** The visitor's position, where they have shared it. */
  readonly position: Position | null
  readonly filter: StoreFilter
  readonly stores: readonly StoreListRow[]
}

/**
 * Lists all stores, or those near a place, with today's hours. The search is a plain form that works without scripts.
 */
export function StoreListPage({ typed, near, position, filter, stores }: StoreListPageProps) {
  const isFiltered = filter.openNow || filter.services.length > 0
  return (
    <div className={`ks-container ${styles.root}`}>
      <Breadcrumbs
        items={[
          { label: navMessages.home(), href: href('home') },
          { label: pageMessages.stores(), href: href('stores') },
        ]}
      />
      <div>
        <h1>{pageMessages.stores()}</h1>
        <p className={styles.lead}>{storesMessages.lead()}</p>
      </div>
      <search className={styles.search}>
        <Form action={href('stores')} className={styles.form}>
          <TextField
            key={typed}
            label={storesMessages.search()}
            name="q"
            type="search"
            autoComplete="postal-code"
            maxLength={100}
            defaultValue={typed}
            className={styles.field ?? ''}
          />
          <Button type="submit">{searchMessages.submit()}</Button>
          {position && (
            <>
              <input type="hidden" name="lat" value={position.lat} />
              <input type="hidden" name="lng" value={position.lon} />
            </>
          )}
          <fieldset className={styles.filter}>
            <legend>{storesMessages.show()}</legend>
            <FilterBox name={OPEN_QUERY} value="1" label={storesMessages.showOpenNow()} isChosen={filter.openNow} />
            {STORE_SERVICES.map((service) => (
              <FilterBox
                key={service}
                name={SERVICE_QUERY}
                value={SERVICE_WORDS[service]}
                label={STORE_SERVICE_MESSAGES[service]()}
                isChosen={filter.services.includes(service)}
              />
            ))}
          </fieldset>
        </Form>
        <UseLocation />
      </search>
      <output className="ks-text-muted">
        {storesMessages.count({ count: stores.length })}
        {near !== null
          ? ` · ${storesMessages.near({ place: near })}`
          : typed !== '' && ` ${storesMessages.foundFor({ query: typed })}`}
      </output>
      {stores.length === 0 ? (
        <NoStores isFiltered={isFiltered} />
      ) : (
        <StoresBesideMap key={near ?? typed} stores={stores} position={position} />
      )}
    </div>
  )
}

function NoStores({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? storesMessages.noneFit() : storesMessages.none()}
      actions={
        <>
          <ButtonLink href={href('stores')}>{storesMessages.showAll()}</ButtonLink>
          <ButtonLink href={href('contact')} variant="secondary">
            {navMessages.contact()}
          </ButtonLink>
        </>
      }
    >
      {isFiltered ? storesMessages.noneFitAdvice() : storesMessages.noneAdvice()}
    </EmptyState>
  )
}
