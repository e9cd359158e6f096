import { Fragment, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { DiscoveryClient } from '../core/client.js'
import type { Locale } from '../locales/types.js'
import { ErrorBoundary } from '../react/error-boundary.js'
import { useStore } from '../react/use-store.js'
import { ClientProvider } from '../ui/client-provider.js'
import type { DiscoveryElementOptions } from './attributes.js'
import { cardOf, MountPointView } from './mount-point-view.js'
import { mountPoints } from './mount-points.js'
import type { writersOf } from './settings.js'

type Props = {
  readonly client: DiscoveryClient
  readonly locale: Locale
  readonly instanceKey: string
  readonly options: DiscoveryElementOptions
  readonly writers: ReturnType<typeof writersOf>
}

/**
 * Renders the modal here and every mount point in its own shadow root. One React tree renders both, so they share one
 * state.
 */
export function EmbedApp({ client, locale, instanceKey, options, writers }: Props): ReactNode {
  const { list } = useStore(mountPoints)
  const { modalProductCard, productCard, filters } = options
  return (
    <ClientProvider
      client={client}
      locale={locale}
      uniqueInstanceKeyForState={instanceKey}
      {...(modalProductCard && { search: { modalProductCard: cardOf(modalProductCard) } })}
      {...(filters && { filters })}
      {...writers}
    >
      {list.map((mountPoint) => (
        <Fragment key={mountPoint.id}>
          {createPortal(
            <ErrorBoundary message={`The place ${mountPoint.kind} failed`} report={client.env.report} fallback={null}>
              <MountPointView mountPoint={mountPoint} card={productCard} />
            </ErrorBoundary>,
            mountPoint.root,
          )}
        </Fragment>
      ))}
    </ClientProvider>
  )
}
