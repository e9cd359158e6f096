import type { Environment } from '../environment.js'

/** Largest number of items in one `view_item_list`. */
export const MAX_ITEMS_PER_LIST = 100
const LIST_NAME = 'depict'

/** A product for analytics. Positions count from 1. */
export type AnalyticsItem = { readonly id: string; readonly position: number }

/** Reports to the host page's own Google tags. It calls only those that exist. */
export function createAnalytics({ host }: Pick<Environment, 'host'>) {
  let lastPage = ''
  const call = (name: string, ...args: readonly unknown[]) => {
    const tag = host[name]
    if (typeof tag === 'function') Reflect.apply(tag, host, args)
  }
  const item = ({ id, position }: AnalyticsItem) => ({ id, list_name: LIST_NAME, list_position: position })
  return {
    viewedList(items: readonly AnalyticsItem[]): void {
      for (let from = 0; from < items.length; from += MAX_ITEMS_PER_LIST) {
        call('gtag', 'event', 'view_item_list', { items: items.slice(from, from + MAX_ITEMS_PER_LIST).map(item) })
      }
    },
    clicked: (clicked: AnalyticsItem) =>
      call('gtag', 'event', 'select_content', { content_type: 'product', items: [item(clicked)] }),
    /** Reports a search to the older kind of tag as a page view. The same page is reported only once in a row. */
    pageview(url: URL): void {
      const page = url.pathname + url.search + url.hash
      if (page === lastPage) return
      lastPage = page
      call('ga', 'depict.send', 'pageview', page)
    },
  }
}
