import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { NOT_CONFIGURED, type ProductCardComponent, useDiscoveryContext } from '../react/context.js'
import type { Display } from '../wire.js'
import { CardItem, placeholders } from './cards.js'
import { type ColumnsAtSize, type GridSpacing, useGridRules } from './grid-rules.js'
import { Grid } from './grid.js'
import { PageIcon } from './icons/page-icons.js'
import { NavLink } from './nav-link.js'
import { ProductCard } from './product-card.js'

/** Number of cards in a row. The slider shows as many placeholders while it loads. */
const CARDS_PER_ROW = 4

export interface RecommendationProps {
  /** The promise that `useFetchRecommendations` returns. */
  readonly recommendations: Promise<readonly Display[]>
  readonly productCard?: ProductCardComponent
  /** Names the list for shoppers and in events. */
  readonly title: string
  readonly columnsAtSize?: ColumnsAtSize
  readonly gridSpacing?: GridSpacing
  /** With `href` the button is a link. Without it, a grid shows `rows` more rows at each press. */
  readonly viewMoreButton?: { readonly text?: string; readonly href?: string; readonly rows?: number }
}

/** Returns the products, or null while they load. */
function useArrived(recommendations: Promise<readonly Display[]>, listName: string): readonly Display[] | null {
  const { client } = useDiscoveryContext(NOT_CONFIGURED)
  const [arrived, setArrived] = useState<readonly Display[] | null>(null)
  useEffect(() => {
    let active = true
    recommendations.then(
      (displays) => {
        if (!active) return
        setArrived(displays)
        if (displays.length === 0) return
        client.tracker.inserted(displays, listName)
        client.tracker.listed(displays)
      },
      (error: unknown) => {
        if (active) setArrived([])
        client.env.report('Recommendations failed', error)
      },
    )
    return () => {
      active = false
    }
  }, [client, recommendations, listName])
  return arrived
}

/** Shows recommended products side by side. The shopper moves them by swiping, buttons or keys. */
export function RecommendationSlider({
  recommendations,
  title,
  viewMoreButton,
  ...look
}: RecommendationProps): ReactNode {
  const { locale } = useDiscoveryContext(NOT_CONFIGURED)
  const displays = useArrived(recommendations, title)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const steer = useSteering(list, displays)
  useGridRules(list, look.columnsAtSize, look.gridSpacing)
  if (displays?.length === 0) return null
  const card = look.productCard ?? ProductCard
  const item = (display: Display | null, index: number) => (
    <CardItem key={display?.product_id ?? index} display={display} position={index + 1} listName={title} card={card} />
  )
  return (
    <section className="ks-d ks-d-recommendations" aria-labelledby={id} lang={locale.code}>
      <div className="ks-d-heading-row">
        <h2 className="ks-d-title" id={id}>
          {title}
        </h2>
        <div className="ks-d-steer" aria-hidden="true">
          {(['previous', 'next'] as const).map((direction) => (
            <button
              key={direction}
              type="button"
              // The keyboard and screen readers go from card to card, and the list follows, so they do not need the
              // buttons.
              tabIndex={-1}
              className="ks-d-icon-button"
              disabled={!steer[direction]}
              onClick={() => steer.by(direction === 'next' ? 1 : -1)}
            >
              <PageIcon name={direction} />
            </button>
          ))}
        </div>
      </div>
      <ul ref={list} className="ks-d-slides" onScroll={steer.look}>
        {displays ? displays.map(item) : placeholders(CARDS_PER_ROW, (index) => item(null, index))}
      </ul>
      {viewMoreButton?.href ? (
        <NavLink className="ks-d-button" href={viewMoreButton.href}>
          {viewMoreButton.text ?? locale.texts.viewMore}
        </NavLink>
      ) : null}
    </section>
  )
}
const NO_DISPLAYS: readonly Display[] = []

/** Returns whether the row can scroll to either side, and scrolls it. */
function useSteering(list: RefObject<HTMLElement | null>, displays: readonly Display[] | null) {
  const [canScroll, setCanScroll] = useState({ previous: false, next: false })
  const look = useCallback(() => {
    const { current } = list
    if (!current) return
    // In languages from right to left the position counts down from 0.
    const at = Math.abs(current.scrollLeft)
    const next = at + current.clientWidth < current.scrollWidth - 2
    setCanScroll((before) => (before.previous === at > 2 && before.next === next ? before : { previous: at > 2, next }))
  }, [list])
  useEffect(() => {
    if (!displays) return
    look()
    const observer = globalThis.ResizeObserver && new ResizeObserver(look)
    if (list.current) observer?.observe(list.current)
    return () => observer?.disconnect()
  }, [list, look, displays])
  const by = (pages: number) => {
    const { current } = list
    if (!current) return
    const side = getComputedStyle(current).direction === 'rtl' ? -1 : 1
    const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    current.scrollBy({ left: pages * side * current.clientWidth * 0.9, behavior: still ? 'auto' : 'smooth' })
  }
  return { ...canScroll, look, by }
}

/** Number of rows that a grid shows before "view more" is pressed. */
const DEFAULT_ROWS = 2

/** Shows recommended products in rows. */
export function RecommendationGrid({
  recommendations,
  title,
  viewMoreButton,
  ...look
}: RecommendationProps): ReactNode {
  const { locale } = useDiscoveryContext(NOT_CONFIGURED)
  const displays = useArrived(recommendations, title)
  const [rows, setRows] = useState(DEFAULT_ROWS)
  const id = useId()
  if (displays?.length === 0) return null
  const limit = viewMoreButton && !viewMoreButton.href ? rows * CARDS_PER_ROW : Infinity
  const label = viewMoreButton?.text ?? locale.texts.viewMore
  return (
    <section className="ks-d ks-d-recommendations" aria-labelledby={id} lang={locale.code}>
      <h2 className="ks-d-title" id={id}>
        {title}
      </h2>
      <Grid
        {...look}
        card={look.productCard ?? ProductCard}
        displays={displays?.slice(0, limit) ?? NO_DISPLAYS}
        waiting={displays ? 0 : CARDS_PER_ROW}
        listName={title}
      />
      {viewMoreButton?.href ? (
        <NavLink className="ks-d-button" href={viewMoreButton.href}>
          {label}
        </NavLink>
      ) : displays && displays.length > limit ? (
        <button
          type="button"
          className="ks-d-button"
          onClick={() => setRows(rows + (viewMoreButton?.rows ?? DEFAULT_ROWS))}
        >
          {label}
        </button>
      ) : null}
    </section>
  )
}
