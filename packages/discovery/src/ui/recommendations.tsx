import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { NOT_CONFIGURED, type ProductCardComponent, useDepict } from '../react/context.js'
import type { Display } from '../wire.js'
import { CardItem, placeholders } from './cards.js'
import { type ColumnsAtSize, type GridSpacing, useGridRules } from './grid-rules.js'
import { Grid } from './grid.js'
import { NavLink } from './nav-link.js'
import { PageIcon } from './page-icons.js'
import { ProductCard } from './product-card.js'

/** Places held while the products are on their way. */
const WAITING = 4

export interface RecommendationProps {
  /** What `useFetchRecommendations` gives. */
  readonly recommendations: Promise<readonly Display[]>
  readonly productCard?: ProductCardComponent
  /** Names the list, for shoppers and in what is counted. */
  readonly title: string
  readonly columnsAtSize?: ColumnsAtSize
  readonly gridSpacing?: GridSpacing
  /** With an address, a link there; without, a grid shows so many rows more at each press. */
  readonly viewMoreButton?: { readonly text?: string; readonly href?: string; readonly rows?: number }
}

/** Null while they are on their way. */
function useArrived(recommendations: Promise<readonly Display[]>, listName: string): readonly Display[] | null {
  const { client } = useDepict(NOT_CONFIGURED)
  const [arrived, setArrived] = useState<readonly Display[] | null>(null)
  useEffect(() => {
    let wanted = true
    recommendations.then(
      (displays) => {
        if (!wanted) return
        setArrived(displays)
        if (displays.length === 0) return
        client.tracker.inserted(displays, listName)
        client.tracker.listed(displays)
      },
      (error: unknown) => {
        if (wanted) setArrived([])
        client.env.report('Recommendations failed', error)
      },
    )
    return () => {
      wanted = false
    }
  }, [client, recommendations, listName])
  return arrived
}

/** Recommended products side by side, moved by swiping, buttons or keys. */
export function RecommendationSlider({
  recommendations,
  title,
  viewMoreButton,
  ...look
}: RecommendationProps): ReactNode {
  const { locale } = useDepict(NOT_CONFIGURED)
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
          {(['previous', 'next'] as const).map((way) => (
            <button
              key={way}
              type="button"
              // Keys and screen readers go from card to card; the list follows by itself.
              tabIndex={-1}
              className="ks-d-icon-button"
              disabled={!steer[way]}
              onClick={() => steer.by(way === 'next' ? 1 : -1)}
            >
              <PageIcon name={way} />
            </button>
          ))}
        </div>
      </div>
      <ul ref={list} className="ks-d-slides" onScroll={steer.look}>
        {displays ? displays.map(item) : placeholders(WAITING, (index) => item(null, index))}
      </ul>
      {viewMoreButton?.href ? (
        <NavLink className="ks-d-button" href={viewMoreButton.href}>
          {viewMoreButton.text ?? locale.texts.viewMore}
        </NavLink>
      ) : null}
    </section>
  )
}
const NONE: readonly Display[] = []

/** Whether there is more to either side, and how to go there. */
function useSteering(list: RefObject<HTMLElement | null>, displays: readonly Display[] | null) {
  const [ways, setWays] = useState({ previous: false, next: false })
  const look = useCallback(() => {
    const { current } = list
    if (!current) return
    // From right to left positions are counted down from 0.
    const at = Math.abs(current.scrollLeft)
    const next = at + current.clientWidth < current.scrollWidth - 2
    setWays((before) => (before.previous === at > 2 && before.next === next ? before : { previous: at > 2, next }))
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
  return { ...ways, look, by }
}

/** Rows of a grid before its "view more". */
const ROWS = 2

/** Recommended products in rows. */
export function RecommendationGrid({
  recommendations,
  title,
  viewMoreButton,
  ...look
}: RecommendationProps): ReactNode {
  const { locale } = useDepict(NOT_CONFIGURED)
  const displays = useArrived(recommendations, title)
  const [rows, setRows] = useState(ROWS)
  const id = useId()
  if (displays?.length === 0) return null
  const room = viewMoreButton && !viewMoreButton.href ? rows * WAITING : Infinity
  const label = viewMoreButton?.text ?? locale.texts.viewMore
  return (
    <section className="ks-d ks-d-recommendations" aria-labelledby={id} lang={locale.code}>
      <h2 className="ks-d-title" id={id}>
        {title}
      </h2>
      <Grid
        {...look}
        card={look.productCard ?? ProductCard}
        displays={displays?.slice(0, room) ?? NONE}
        waiting={displays ? 0 : WAITING}
        listName={title}
      />
      {viewMoreButton?.href ? (
        <NavLink className="ks-d-button" href={viewMoreButton.href}>
          {label}
        </NavLink>
      ) : displays && displays.length > room ? (
        <button type="button" className="ks-d-button" onClick={() => setRows(rows + (viewMoreButton?.rows ?? ROWS))}>
          {label}
        </button>
      ) : null}
    </section>
  )
}
