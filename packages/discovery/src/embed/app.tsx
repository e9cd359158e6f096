import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { DiscoveryClient } from '../core/client.js'
import type { Locale } from '../locales/types.js'
import type { ProductCardComponent } from '../react/context.js'
import { ErrorBoundary } from '../react/error-boundary.js'
import { useStore } from '../react/use-store.js'
import { CategoryPage } from '../ui/category-page.js'
import type { ColumnsAtSize } from '../ui/grid-rules.js'
import type { GridLook } from '../ui/grid.js'
import { DepictProvider } from '../ui/provider.js'
import { SearchField } from '../ui/search-field.js'
import { SearchPage } from '../ui/search-page.js'
import type { Display } from '../wire.js'
import { type Place, places } from './places.js'
import type { CardRenderer, DiscoveryElementOptions, writersOf } from './settings.js'

type PlaceProps = { readonly place: Place; readonly card: CardRenderer | undefined }

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
            <PlaceView place={place} card={options.productCard} />
          </ErrorBoundary>,
          place.root,
          place.id,
        ),
      )}
    </DepictProvider>
  )
}

function PlaceView({ place: { kind, element }, card }: PlaceProps): ReactNode {
  const look: GridLook = { ...lookOf(element), ...(card && { productCard: cardOf(card) }) }
  switch (kind) {
    case 'search-field':
      return <SearchField />
    case 'search-page':
      return <SearchPage {...look} includeInputField={element.getAttribute('field') !== 'none'} />
    case 'listing':
      return (
        <CategoryPage
          {...look}
          categoryId={pathOf(element.getAttribute('category') ?? '')}
          showBreadcrumbs={element.getAttribute('breadcrumbs') !== 'none'}
          showQuicklinks={element.getAttribute('quick-links') !== 'none'}
        />
      )
    case 'recommendations':
      return null
  }
}

/** An id, or a path from the root as a JSON list. */
function pathOf(category: string): string | readonly string[] {
  if (!category.startsWith('[')) return category
  try {
    return (JSON.parse(category) as unknown[]).map(String)
  } catch {
    return category
  }
}

/** `columns="2:700 3:1100 4"`: two up to a window of 700 pixels, three up to 1100, then four. `gap`: a length, or two. */
function lookOf(element: HTMLElement): GridLook {
  const columns = (element.getAttribute('columns') ?? '').split(/\s+/).filter(Boolean)
  const [vertical, horizontal] = (element.getAttribute('gap') ?? '').split(/\s+/).filter(Boolean)
  const columnsAtSize: ColumnsAtSize = columns.map((part) => {
    const [count, upTo] = part.split(':').map(Number)
    return upTo === undefined ? [count ?? 1] : [count ?? 1, upTo]
  })
  return {
    ...(columnsAtSize.length > 0 && { columnsAtSize }),
    ...(vertical && { gridSpacing: { vertical, horizontal: horizontal ?? vertical } }),
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
