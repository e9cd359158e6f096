import * as searchMessages from '@klarsikt/core/messages/search'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { Button } from '@klarsikt/design-system/button'
import { Anchor } from '@klarsikt/design-system/link'
import { TextField } from '@klarsikt/design-system/text-field'
import { href } from '@klarsikt/shop-config/paths'
import { type SubmitEvent, Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.js'
import type { SoughtPlace } from './use-nearest-store.js'
import styles from './nearest-store.module.css'

const Finder = lazyPart(() => import('./nearest-store-finder.js'))

interface NearestStoreProps {
  readonly heading: string
  readonly text: string
}

/**
 * Finds the store nearest to a place, with its next free time. Without scripts the form leads to the list of stores.
 */
export function NearestStore({ heading, text }: NearestStoreProps) {
  const [place, setPlace] = useState<SoughtPlace | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (typed === '') return
    event.preventDefault()
    setPlace({ q: typed })
  }
  return (
    <section className="ks-container">
      <div className={styles.root}>
        <div className={styles.ask}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <form action={href('stores')} className={styles.form} onSubmit={submit}>
            <TextField
              label={storesMessages.search()}
              name="q"
              type="search"
              autoComplete="postal-code"
              maxLength={100}
              className={styles.field ?? ''}
            />
            <Button type="submit">{searchMessages.submit()}</Button>
          </form>
          <Anchor href={href('stores')}>{storesMessages.showAll()}</Anchor>
        </div>
        <Suspense fallback={null}>
          <Finder place={place} onLocated={setPlace} />
        </Suspense>
      </div>
    </section>
  )
}
