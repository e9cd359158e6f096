import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { DiscoveryClient } from '../core/client.js'
import type { Locale } from '../locales/types.js'
import { ErrorBoundary } from '../react/error-boundary.js'
import { useStore } from '../react/use-store.js'
import { DepictProvider } from '../ui/provider.js'
import type { DiscoveryElementOptions } from './attributes.js'
import { cardOf, PlaceView } from './place-view.js'
import { places } from './places.js'
import type { writersOf } from './settings.js'

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
  const { modalProductCard, productCard } = options
  return (
    <DepictProvider
      merchant={client.options.tenant}
      market={client.options.market ?? ''}
      client={client}
      locale={locale}
      uniqueInstanceKeyForState={instanceKey}
      {...(modalProductCard && { search: { modalProductCard: cardOf(modalProductCard) } })}
      {...writers}
    >
      {list.map((place) =>
        createPortal(
          <ErrorBoundary message={`The place ${place.kind} failed`} report={client.env.report} fallback={null}>
            <PlaceView place={place} card={productCard} />
          </ErrorBoundary>,
          place.root,
          place.id,
        ),
      )}
    </DepictProvider>
  )
}
