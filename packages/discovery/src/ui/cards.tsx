import { memo, type ReactNode, useEffect, useRef } from 'react'
import { type ProductCardComponent, useDiscoveryContext } from '../react/context.js'
import { ErrorBoundary } from '../react/error-boundary.js'
import type { Display } from '../wire.js'

/** Message for a shop's own card that throws. Its place stays empty, and the page goes on. */
export const CARD_FAILED = 'Uncaught error in product card template'

type CardProps = {
  /** Null shows a placeholder. */
  readonly display: Display | null
  /** Counts from 1. */
  readonly position: number
  readonly listName: string
  readonly card: ProductCardComponent
  readonly onFollow?: (() => void) | undefined
}

/** Shows one card of a list and tracks it. */
export const CardItem = memo(function CardItem({ display, position, listName, card: Card, onFollow }: CardProps) {
  const { client } = useDiscoveryContext()
  const item = useRef<HTMLLIElement>(null)
  const id = display?.product_id
  const trackSeen = useRef<() => void>(undefined)
  useEffect(() => {
    trackSeen.current = () => display && client.tracker.seen(display, listName, position)
  })
  useEffect(() => {
    const element = item.current
    if (id === undefined || !element) return
    let gone = false
    let end: (() => void) | undefined
    void import('../tracking/seen.js').then(({ watchCard }) => {
      if (!gone) end = watchCard(client, element, () => trackSeen.current?.())
    })
    return () => {
      gone = true
      end?.()
    }
  }, [client, id])
  const clicked = (event: { readonly target: EventTarget; readonly button: number }) => {
    if (!display || !(event.target as Element).closest('a,button') || event.button > 1) return
    onFollow?.()
    client.tracker.click(display, listName, position)
  }
  return (
    <li
      ref={item}
      className="ks-d-card"
      data-position={position}
      {...(display && {
        'data-product-id': display.product_id,
        'data-search-result-id': display.search_result_id,
        'data-product-listing-result-id': display.product_listing_result_id,
        'data-recommendation-id': display.recommendation_id,
      })}
      aria-hidden={!display || undefined}
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

/** Tracks that a list is on the page, once for each answer. */
export function useListed(displays: readonly Display[], requestId: string | null): void {
  const { client } = useDiscoveryContext()
  const listed = useRef<string | null>(null)
  useEffect(() => {
    if (displays.length === 0 || requestId === null || listed.current === requestId) return
    listed.current = requestId
    client.tracker.listed(displays)
  }, [client, displays, requestId])
}

export function placeholders(count: number, render: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, index) => render(index))
}
