import type { Environment } from '../environment.js'

/** Items of one `view_item_list` at most. */
export const MAX_ITEMS_PER_LIST = 100
const LIST_NAME = 'depict'

/** A product as analytics knows it; positions count from 1. */
export type AnalyticsItem = { readonly id: string; readonly position: number }

/** The host page's own Google tags, when it has them; we only call what is there. */
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
    /** The older kind of tag gets a search as a page view; a repeated one is reported once. */
    pageview(url: URL): void {
      const page = url.pathname + url.search + url.hash
      if (page === lastPage) return
      lastPage = page
      call('ga', 'depict.send', 'pageview', page)
    },
  }
}
