import type { ContentLink, Display, Suggestion } from '../wire.js'

/** Changes answers of the service before they are shown or used. Each function receives one kind of data. */
export interface DisplayTransformers {
  readonly products?: (given: { readonly displays: readonly Display[] }) => readonly Display[]
  /** Returns addresses of categories: as many as it received, in the same order. */
  readonly categories?: (given: { readonly pageUrls: readonly string[] }) => readonly string[]
  /** Returns addresses of content pages: as many as it received, in the same order. */
  readonly contentResults?: (given: { readonly pageUrls: readonly string[] }) => readonly string[]
}

export const WRONG_URL_COUNT = 'displayTransformer returned wrong number of page URLs'

type Linked = { readonly page_url: string | null }
type Reply = {
  readonly displays?: readonly Display[]
  readonly suggestions?: readonly Suggestion[]
  readonly content_search_links?: readonly ContentLink[]
  readonly breadcrumb?: readonly Linked[]
  readonly quick_links?: readonly Linked[]
}
type Enabled = { readonly categories: boolean; readonly content: boolean }

/**
 * Makes one function for every reply. It leaves out what the shop has turned off and lets the shop change addresses.
 */
export function replyTransform(
  { products, categories, contentResults }: DisplayTransformers,
  enabled: Enabled,
): <T extends object>(reply: T) => T {
  return (reply) => {
    const { displays, suggestions, content_search_links, breadcrumb, quick_links } = reply as Reply
    const listed = suggestions?.filter(({ type }) =>
      type === 'category' ? enabled.categories : type === 'content' ? enabled.content : true,
    )
    return {
      ...reply,
      ...(displays && products && { displays: products({ displays }) }),
      ...(listed && {
        suggestions: relinked(
          relinked(listed, categories, ({ type }) => type === 'category'),
          contentResults,
          ({ type }) => type === 'content',
        ),
      }),
      ...(content_search_links && {
        content_search_links: enabled.content ? relinked(content_search_links, contentResults) : [],
      }),
      ...(breadcrumb && { breadcrumb: relinked(breadcrumb, categories) }),
      ...(quick_links && { quick_links: relinked(quick_links, categories) }),
    }
  }
}

function relinked<T extends Linked>(
  items: readonly T[],
  transform: DisplayTransformers['categories'],
  which: (item: T) => boolean = () => true,
): readonly T[] {
  const chosen = items.filter((item) => item.page_url !== null && which(item))
  if (!transform || chosen.length === 0) return items
  const urls = transform({ pageUrls: chosen.map((item) => item.page_url ?? '') })
  if (urls.length !== chosen.length) throw new Error(WRONG_URL_COUNT)
  const next = new Map(chosen.map((item, index) => [item, urls[index] ?? item.page_url]))
  return items.map((item) => (next.has(item) ? { ...item, page_url: next.get(item) ?? null } : item))
}
