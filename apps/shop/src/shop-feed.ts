import type { Catalogue } from '@klarsikt/api'
import type { FeedCategory, FeedContent, TenantSettings } from '@klarsikt/contract/discovery/types'
import { CATEGORIES } from '@klarsikt/core/paths'
import { categoryNames, isBrandPage } from '@klarsikt/fixtures/shop-records'

/** The category pages of the shop as categories of its tenant, in the order of the menu; their ids are their paths. */
export function shopCategories(): FeedCategory[] {
  return CATEGORIES.map((page) => ({
    category_id: page.path,
    page_url: page.path,
    ...(isBrandPage(page)
      ? {
          path: [...categoryNames(page), page.filter.brand ?? ''],
          title: page.filter.brand ?? '',
          category_type: 'BRAND' as const,
        }
      : { path: categoryNames(page), title: categoryNames(page).at(-1) ?? '' }),
  }))
}

/** The content pages of the shop, found by their titles and by what they say first. */
export function shopContent(pages: Catalogue['state']['content']['pages']): FeedContent[] {
  return pages
    .filter(({ path }) => path !== '/')
    .map(({ path, title, description, heading, lead }) => ({
      content_id: path,
      title,
      page_url: path,
      text: [heading, description, lead ?? ''].join('\n'),
    }))
}

/** The filters of the shop in the order of its own pages, with Swedish headings. */
export const SHOP_FILTERS: NonNullable<TenantSettings['filters']> = [
  { field: 'category' },
  { field: 'brand' },
  { field: 'sale_price' },
  { field: 'color', title: 'Färg', type: 'swatch' },
  { field: 'shape', title: 'Form' },
  { field: 'material', title: 'Material' },
  { field: 'gender', title: 'Passar' },
  { field: 'size', title: 'Storlek' },
  { field: 'lensWidth', title: 'Glasets bredd', type: 'range', unit: 'mm' },
  { field: 'noseBridge', title: 'Näsbryggans bredd', type: 'range', unit: 'mm' },
  { field: 'strength', title: 'Styrka' },
  { field: 'sports', title: 'Sport' },
  { field: 'polarized', title: 'Polariserade glas', type: 'boolean' },
  { field: 'photochromic', title: 'Glas som mörknar i solen', type: 'boolean' },
  { field: 'smartGlasses', title: 'Smarta glasögon', type: 'boolean' },
  { field: 'lensType', title: 'Linstyp' },
  { field: 'packSize', title: 'Antal i förpackningen', type: 'checkbox' },
  { field: 'in_stock' },
  { field: 'on_sale' },
]
