import * as storesMessages from '@klarsikt/core/messages/stores'
import type { Position } from '@klarsikt/core/stores'
import { Button } from '@klarsikt/design-system/button'
import { MapIcon, PhoneIcon, PinIcon } from '@klarsikt/design-system/icons'
import { Anchor } from '@klarsikt/design-system/link'
import { StoreMarkIcon } from '@klarsikt/design-system/store-card'
import { href } from '@klarsikt/shop-config/paths'
import { Suspense, useEffect, useRef, useState } from 'react'
import { LazyStoresMap } from './lazy-stores-map.js'
import { OpenToday } from './open-today.js'
import type { StoreListRow } from './store-rows.js'
import styles from './stores.module.css'

interface StoresBesideMapProps {
  readonly stores: readonly StoreListRow[]
  readonly position?: Position | null
}

/** The width from which the map stands beside the list. It is the breakpoint `--large` of the style sheet. */
const BESIDE = '(min-width: 64rem)'
const isBeside = () => window.matchMedia?.(BESIDE).matches ?? false
const linkId = (slug: string) => `butik-${slug}`

/**
 * Shows the list of stores, which also works without scripts, with the map. On a narrow screen the map stands above the
 * list and opens at a press. Both share the selection: a pin selects its card and scrolls to it, and a card shows its
 * pin.
 */
export function StoresBesideMap({ stores, position = null }: StoresBesideMapProps) {
  const [selected, setSelected] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const beside = window.matchMedia?.(BESIDE)
    const follow = () => {
      if (beside?.matches) setOpen(true)
    }
    follow()
    beside?.addEventListener('change', follow)
    return () => beside?.removeEventListener('change', follow)
  }, [])
  const fromMap = (slug: string) => {
    setSelected(slug)
    // When the map is above the list, the card would be far away. The selected store then stands below the map.
    if (!isBeside()) return
    const link = document.getElementById(linkId(slug))
    link?.focus({ preventScroll: true })
    link?.closest('li')?.scrollIntoView?.({ block: 'nearest' })
  }
  const fromList = (slug: string) => {
    setSelected(slug)
    setOpen(true)
    if (isBeside()) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView?.({ block: 'start' })
  }
  const chosen = stores.find(({ slug }) => slug === selected)
  return (
    <div className={styles.beside}>
      <section ref={panel} className={styles.map} aria-label={storesMessages.map()} tabIndex={-1}>
        {open ? (
          <Suspense fallback={<div className={styles.frame} />}>
            <LazyStoresMap
              stores={stores.map(({ slug, name, lat, lon }) => ({ id: slug, name, lat, lon }))}
              selected={selected}
              position={position}
              onSelect={fromMap}
            />
          </Suspense>
        ) : (
          <div className={styles.frame}>
            <Button variant="secondary" icon={<MapIcon />} onClick={() => setOpen(true)}>
              Visa kartan
            </Button>
          </div>
        )}
        <div className={styles.chosen} aria-live="polite">
          {chosen && open && (
            <>
              <Anchor href={href('store', { slug: chosen.slug })}>{chosen.name}</Anchor>
              <p className="ks-text-muted">{chosen.address}</p>
              <OpenToday store={chosen} />
            </>
          )}
        </div>
      </section>
      <ul className={styles.list} aria-label="Butiker">
        {stores.map((store) => (
          <StoreRow
            key={store.slug}
            store={store}
            selected={store.slug === selected}
            onShow={() => fromList(store.slug)}
          />
        ))}
      </ul>
    </div>
  )
}

interface StoreRowProps {
  readonly store: StoreListRow
  readonly selected: boolean
  readonly onShow: () => void
}

function StoreRow({ store, selected, onShow }: StoreRowProps) {
  return (
    <li className={styles.store} data-selected={selected || undefined}>
      <h2>
        <StoreMarkIcon name={store.name} />
        <Anchor id={linkId(store.slug)} href={href('store', { slug: store.slug })}>
          {store.name}
        </Anchor>
      </h2>
      <p className="ks-text-muted">{store.address}</p>
      {store.distance !== null && <p>{store.distance}</p>}
      <OpenToday store={store} />
      {store.services.length > 0 && <p className="ks-text-small ks-text-muted">{store.services.join(' · ')}</p>}
      <div className={styles.ways}>
        <a
          className={styles.phone}
          href={`tel:${store.phone.replace(/[^\d+]/g, '')}`}
          aria-label={`Ring ${store.name}, ${store.phone}`}
        >
          <PhoneIcon size={18} />
          {store.phone}
        </a>
        <button
          type="button"
          className={styles.show}
          aria-pressed={selected}
          aria-label={storesMessages.mapShowStore({ store: store.name })}
          onClick={onShow}
        >
          <PinIcon size={18} />
          {storesMessages.mapShow()}
        </button>
      </div>
    </li>
  )
}
