import type { FeedCategory, FeedContent } from '@klarsikt/contract/discovery/types'
import { categoryMessages, navMessages } from '@klarsikt/core/messages'
import { CATEGORIES, categoryTrail, type KeyedCategory } from '@klarsikt/core/paths'
import type { DemoPage } from '@klarsikt/fixtures/demo'

/** The category pages of the shop as categories of its tenant, in the order of the menu; their ids are their paths. */
export function shopCategories(): FeedCategory[] {
  return CATEGORIES.filter(({ filter }) => !filter.buyableOnline).map((page) => ({
    category_id: page.path,
    page_url: page.path,
    ...(isBrandPage(page)
      ? {
          path: [...trail(page), page.filter.brand ?? ''],
          title: page.filter.brand ?? '',
          category_type: 'BRAND' as const,
        }
      : { path: trail(page), title: trail(page).at(-1) ?? '' }),
  }))
}

const isBrandPage = ({ filter }: KeyedCategory) => filter.brand !== undefined && filter.line === undefined

/** Names from the root as the records of the shop have them: accessories stand for themselves, brands are no place. */
function trail({ key }: KeyedCategory): string[] {
  return categoryTrail(key)
    .filter((step) => !isBrandPage(step))
    .filter((step, index, steps) => !(steps[index + 1]?.filter.goods && !step.filter.goods))
    .map((step) =>
      step.parent === null || step.filter.goods === 'accessories'
        ? categoryMessages[step.title]
        : navMessages[step.label],
    )
}

/** The content pages of the shop, found by their titles and by what they say first. */
export function shopContent(pages: readonly DemoPage[]): FeedContent[] {
  return pages
    .filter(({ path }) => path !== '/')
    .map(({ path, title, description, heading, lead }) => ({
      content_id: path,
      title,
      page_url: path,
      text: [heading, description, lead ?? ''].join('\n'),
    }))
}
