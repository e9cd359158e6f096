import type { Environment } from '../environment.js'
import type { Display, ResultIds } from '../wire.js'
import type { createAnalytics } from './analytics.js'
import type { createAttribution } from './attribution.js'
import type { EventQueue } from './event-queue.js'
import { idProblem } from './guards.js'

/**
 * The events that a shop reports, apart from purchases (`trackPurchase`). No function throws. A wrong argument is
 * reported with what is missing, and nothing is sent.
 */
export interface Tracker {
  /** Reports a product page. It counts once for a product and address. */
  readonly pageView: (productId: string | number) => void
  readonly addToCart: (productId: string | number, resultIds?: ResultIds) => void
  /** Reports that a shopper opened the product of a card. `position` counts from 1. */
  readonly click: (display: Display, listName: string, position: number) => void
  readonly rightClick: (display: Display) => void
  /** Reports that a card was visible for long enough. */
  readonly seen: (display: Display, listName: string, position: number) => void
  /** Reports that a list of cards is on the page. */
  readonly listed: (displays: readonly Display[]) => void
  readonly inserted: (displays: readonly Display[], listName: string) => void
  readonly searched: (
    query: string,
    hits: number | undefined,
    requestId: string | null | undefined,
    url: string,
  ) => void
}

type Parts = {
  readonly env: Environment
  readonly queue: Pick<EventQueue, 'push'>
  readonly analytics: ReturnType<typeof createAnalytics>
  readonly attribution: ReturnType<typeof createAttribution>
}

export function createTracker({ env, queue, analytics, attribution }: Parts): Tracker {
  const viewed = new Set<string>()
  const refuses = (problem: string | undefined): boolean => {
    if (problem) env.report(problem)
    return problem !== undefined
  }
  return {
    pageView(productId) {
      const id = String(productId)
      const view = `${id} ${env.location?.href() ?? ''}`
      if (refuses(idProblem('setProductId', productId)) || viewed.has(view)) return
      viewed.add(view)
      queue.push({ event_type: 'page_view', product_id: id, recommendation_id: attribution.of(id) })
    },
    addToCart(productId, resultIds) {
      const id = String(productId)
      if (refuses(idProblem('AddToCart', productId))) return
      queue.push({ event_type: 'add_to_cart', product_id: id, recommendation_id: attribution.of(id), ...resultIds })
    },
    click(display, listName, position) {
      analytics.clicked({ id: display.ga_product_id, position })
      if (display.recommendation_id) attribution.clicked(display.product_id, display.recommendation_id)
      queue.push({ event_type: 'click', ...about(display, listName, position) })
    },
    rightClick({ product_id, recommendation_id }) {
      if (recommendation_id) attribution.rightClicked(product_id, recommendation_id)
    },
    seen: (display, listName, position) =>
      queue.push({ event_type: 'element_visible', ...about(display, listName, position) }),
    listed: (displays) =>
      analytics.viewedList(displays.map((display, index) => ({ id: display.ga_product_id, position: index + 1 }))),
    inserted: (displays, listName) =>
      queue.push({
        event_type: 'recommendations_inserted',
        product_ids: displays.map((display) => display.product_id),
        list_name: listName,
      }),
    searched(query, hits, requestId, url) {
      analytics.pageview(new URL(url))
      queue.push({
        event_type: 'search',
        query,
        n_hits: hits,
        search_request_id: requestId || undefined,
      })
    },
  }
}

function about(display: Display, list_name: string, list_position: number) {
  const { product_id, search_result_id, product_listing_result_id, recommendation_id } = display
  return { product_id, list_name, list_position, search_result_id, product_listing_result_id, recommendation_id }
}
