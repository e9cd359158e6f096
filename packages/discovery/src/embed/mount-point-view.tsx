import { type ReactNode, useEffect, useRef } from 'react'
import type { ProductCardComponent } from '../react/context.js'
import { type RecommendationQuery, useFetchRecommendations } from '../react/use-recommendations.js'
import { CategoryPage } from '../ui/category-page.js'
import type { GridLook } from '../ui/grid.js'
import { RecommendationGrid, RecommendationSlider } from '../ui/recommendations.js'
import { SearchPage } from '../ui/search-page.js'
import type { Display } from '../wire.js'
import type { CardRenderer } from './attributes.js'
import type { MountPoint } from './mount-points.js'

type Props = { readonly mountPoint: MountPoint; readonly card: CardRenderer | undefined }

/** Renders the content of a mount point from the attributes of its element. */
export function MountPointView({ mountPoint: { kind, element }, card }: Props): ReactNode {
  const look: GridLook = { ...lookOf(element), ...(card && { productCard: cardOf(card) }) }
  switch (kind) {
    // `drawTrigger` draws it without the runtime.
    case 'search-field':
      return null
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
      return <Recommendations {...look} element={element} />
  }
}

function Recommendations({ element, ...look }: GridLook & { readonly element: HTMLElement }): ReactNode {
  const { recommendations } = useFetchRecommendations(queryOf(element))
  const List = element.getAttribute('layout') === 'grid' ? RecommendationGrid : RecommendationSlider
  return <List {...look} recommendations={recommendations} title={element.getAttribute('heading') ?? ''} />
}

function queryOf(element: HTMLElement): RecommendationQuery {
  const [product, products, category, limit] = ['product', 'products', 'category', 'limit'].map((name) =>
    element.getAttribute(name),
  )
  return {
    ...(product && { productId: product }),
    ...(products && { productIds: wordsOf(products) }),
    ...(category && { categoryId: pathOf(category) }),
    ...(Number(limit) > 0 && { limit: Number(limit) }),
  }
}

const wordsOf = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean)

/** Reads a category id, or a path from the root as a JSON list. */
function pathOf(category: string): string | readonly string[] {
  if (!category.startsWith('[')) return category
  try {
    return (JSON.parse(category) as unknown[]).map(String)
  } catch {
    return category
  }
}

/**
 * Reads the layout. `columns="2:700 3:1100 4"` means two columns up to a window of 700 pixels, three up to 1100, then
 * four. `gap` is one length, or a vertical and a horizontal one.
 */
function lookOf(element: HTMLElement): GridLook {
  const columnsAtSize = wordsOf(element.getAttribute('columns')).map((part): readonly [number, number?] => {
    const [count = 1, upTo] = part.split(':').map(Number)
    return upTo === undefined ? [count] : [count, upTo]
  })
  const [vertical, horizontal = vertical] = wordsOf(element.getAttribute('gap'))
  return {
    ...(columnsAtSize.length > 0 && { columnsAtSize }),
    ...(vertical && horizontal && { gridSpacing: { vertical, horizontal } }),
  }
}

const cards = new WeakMap<CardRenderer, ProductCardComponent>()

/**
 * Makes a component of the shop's card function. The same function gives the same component, so that nothing renders
 * again without need.
 */
export function cardOf(render: CardRenderer): ProductCardComponent {
  const known = cards.get(render)
  if (known) return known
  const card: ProductCardComponent = ({ display }) => <OwnCard render={render} display={display} />
  cards.set(render, card)
  return card
}

function OwnCard({ render, display }: { readonly render: CardRenderer; readonly display: Display | null }): ReactNode {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => holder.current?.replaceChildren(render(display)), [render, display])
  return <div ref={holder} part="own-card" />
}
