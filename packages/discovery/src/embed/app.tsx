import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { DiscoveryClient } from '../core/client.js'
import type { Locale } from '../locales/types.js'
import type { ProductCardComponent } from '../react/context.js'
import { ErrorBoundary } from '../react/error-boundary.js'
import { useStore } from '../react/use-store.js'
import { DepictProvider } from '../ui/provider.js'
import { SearchField } from '../ui/search-field.js'
import type { Display } from '../wire.js'
import { type Place, places } from './places.js'
import type { CardRenderer, DiscoveryElementOptions, writersOf } from './settings.js'

type Props = {
  readonly client: DiscoveryClient
  readonly locale: Locale
  readonly instanceKey: string
  readonly options: DiscoveryElementOptions
  readonly writers: ReturnType<typeof writersOf>
}

/** The modal where this stands, and every place of the page in its own shadow root: one tree, so one state. */
export function EmbedApp({ client, locale, instanceKey, options, writers }: Props): ReactNode {
  const { list } = useStore(places)
  const { modalProductCard: modalCard } = options
  return (
    <DepictProvider
      merchant={client.options.tenant}
      market={client.options.market ?? ''}
      client={client}
      locale={locale}
      uniqueInstanceKeyForState={instanceKey}
      {...(modalCard && { search: { modalProductCard: cardOf(modalCard) } })}
      {...writers}
    >
      {list.map((place) =>
        createPortal(
          <ErrorBoundary message={`The place ${place.kind} failed`} report={client.env.report} fallback={null}>
            <PlaceView place={place} />
          </ErrorBoundary>,
          place.root,
          place.id,
        ),
      )}
    </DepictProvider>
  )
}

function PlaceView({ place: { kind } }: { readonly place: Place }): ReactNode {
  switch (kind) {
    case 'search-field':
      return <SearchField />
    default:
      return null
  }
}

const cards = new WeakMap<CardRenderer, ProductCardComponent>()

/** A component around what the shop draws; the same for the same function, so that nothing is drawn anew in vain. */
function cardOf(render: CardRenderer): ProductCardComponent {
  const known = cards.get(render)
  if (known) return known
  const card: ProductCardComponent = ({ display }) => <OwnCard render={render} display={display} />
  cards.set(render, card)
  return card
}

function OwnCard({ render, display }: { readonly render: CardRenderer; readonly display: Display | null }): ReactNode {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = render(display)
    holder.current?.replaceChildren(node)
  }, [render, display])
  return <div ref={holder} part="own-card" />
}
