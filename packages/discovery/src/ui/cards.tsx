import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { DiscoveryClient } from '../core/client.js'
import { type ProductCardComponent, useDepict } from '../react/context.js'
import { ErrorBoundary } from '../react/error-boundary.js'
import { createVisibility } from '../tracking/visibility.js'
import type { Display } from '../wire.js'

/** Logged when a shop's own card throws; the place stays empty and the page alive. */
export const CARD_FAILED = 'Uncaught error in product card template'

type CardProps = {
  /** Null: a placeholder. */
  readonly display: Display | null
  /** From 1. */
  readonly position: number
  readonly listName: string
  readonly card: ProductCardComponent
  readonly observe: (element: Element) => () => void
  readonly onFollow?: (() => void) | undefined
}

/** One place of a list, with what is counted of it. */
export const CardItem = memo(function CardItem({
  display,
  position,
  listName,
  card: Card,
  observe,
  onFollow,
}: CardProps) {
  const { client } = useDepict()
  const item = useRef<HTMLLIElement>(null)
  const id = display?.product_id
  useEffect(() => (id === undefined || !item.current ? undefined : observe(item.current)), [observe, id])
  const clicked = (event: { readonly target: EventTarget; readonly button: number }) => {
    if (!display || !(event.target as Element).closest('a,button') || event.button > 1) return
    onFollow?.()
    client.tracker.click(display, listName, position)
  }
  return (
    <li
      ref={item}
      className="ks-d-card"
      part="card"
      data-position={position}
      {...(display && {
        'data-product-id': display.product_id,
        'data-search-result-id': display.search_result_id,
        'data-product-listing-result-id': display.product_listing_result_id,
        'data-recommendation-id': display.recommendation_id,
      })}
      aria-hidden={display ? undefined : true}
      onClickCapture={clicked}
      onAuxClick={clicked}
      onContextMenu={() => display && client.tracker.rightClick(display)}
    >
      <ErrorBoundary message={CARD_FAILED} report={client.env.report} fallback={null} resetKey={display}>
        <Card display={display} />
      </ErrorBoundary>
    </li>
  )
})

/** Tells what of a list was seen: give `observe` to its cards. */
export function useSeen(displays: readonly Display[], listName: string): (element: Element) => () => void {
  const { client } = useDepict()
  const watch = useMemo(() => watchList(client, listName), [client, listName])
  useEffect(() => watch.show(displays), [watch, displays])
  useEffect(() => watch.end, [watch])
  return watch.observe
}

function watchList({ env, tracker }: DiscoveryClient, listName: string) {
  let shown: readonly Display[] = []
  const { observe, end } = createVisibility(env.wait, (element) => {
    const position = Number(element.getAttribute('data-position'))
    const display = shown[position - 1]
    if (display) tracker.seen(display, listName, position)
  })
  return {
    show(displays: readonly Display[]) {
      shown = displays
    },
    observe,
    end,
  }
}

/** Tells once that a list is on the page, by the id of the answer it came with. */
export function useListed(displays: readonly Display[], requestId: string | null): void {
  const { client } = useDepict()
  const listed = useRef<string | null>(null)
  useEffect(() => {
    if (displays.length === 0 || requestId === null || listed.current === requestId) return
    listed.current = requestId
    client.tracker.listed(displays)
  }, [client, displays, requestId])
}

/** So many places that wait for their products. */
export function placeholders(count: number, render: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, index) => render(index))
}
