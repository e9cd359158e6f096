import type { Catalogue } from '@klarsikt/api'
import type { FeedCategory, FeedContent, TenantSettings } from '@klarsikt/contract/discovery/types'
import { FRAME_SIZE_ATTRIBUTES, FRAME_SIZES, frameSizeText } from '@klarsikt/core/fit'
import * as filterMessages from '@klarsikt/core/messages/filter'
import * as pageMessages from '@klarsikt/core/messages/page'
import { anchorOf } from '@klarsikt/core/paths'
import { categoryNames, isBrandPage } from '@klarsikt/fixtures/shop-records'
import { CATEGORIES, href } from '@klarsikt/shop-config/paths'

/**
 * Returns the shop's category pages as categories of its tenant, in the order of the menu. Their ids are their paths.
 */
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

/** Pages that are not content of the shop, with words that people use to search for them. */
const OWN_PAGES: readonly (readonly [path: string, title: string, text: string])[] = [
  [href('stores'), pageMessages.stores(), 'Butiker nära dig, med adress, karta och öppettider.'],
  [href('auth-login'), pageMessages.authLogin(), 'Logga in på Mina sidor.'],
  [href('auth-register'), pageMessages.authRegister(), 'Skapa konto på Mina sidor.'],
  [
    href('account'),
    pageMessages.account(),
    'Ditt konto: ordrar, bokningar, recept, abonnemang, fakturor och favoriter.',
  ],
  [href('compare'), pageMessages.compare(), 'Jämför bågar sida vid sida: mått, vikt och material.'],
]

/**
 * Returns the pages of the shop and each question with its answer, so that searches find them by their titles and
 * texts.
 */
export function shopContent(pages: Catalogue['state']['content']['pages']): FeedContent[] {
  const known = new Set<string>(pages.map(({ path }) => path))
  const own = OWN_PAGES.filter(([path]) => !known.has(path)).map(([path, title, text]) => ({
    content_id: path,
    title,
    page_url: path,
    text,
  }))
  const content = pages
    .filter(({ path }) => path !== '/')
    .flatMap((page) => [
      {
        content_id: page.path,
        title: page.title,
        page_url: page.path,
        text: [page.heading, page.description, page.lead ?? ''].join('\n'),
      },
      ...questionsOf(page),
    ])
  return [...content, ...own]
}

/**
 * Returns each question of a page as an entry of its own. Outside the page of questions, its title begins with the
 * title of the page.
 */
function questionsOf({ path, title, sections }: Catalogue['state']['content']['pages'][number]): FeedContent[] {
  return sections.flatMap((section) =>
    section.kind !== 'faq'
      ? []
      : section.questions.map(({ question, answer }) => ({
          content_id: `${path}#${anchorOf(question)}`,
          title: path === href('faq') ? question : `${title}: ${question}`,
          page_url: `${path}#${anchorOf(question)}`,
          text: [section.heading ?? '', ...answer].join('\n'),
        })),
  )
}

/** Titles of sizes, as cards and the comparison write them. Addresses hold the values. */
const FRAME_SIZE_TITLES = Object.fromEntries(
  FRAME_SIZES.map((size) => [FRAME_SIZE_ATTRIBUTES[size], frameSizeText(size)]),
)

/** The filters of the shop in the order of its pages, with Swedish headings. */
export const SHOP_FILTERS: NonNullable<TenantSettings['filters']> = [
  { field: 'category' },
  { field: 'brand' },
  { field: 'sale_price' },
  { field: 'color', title: 'Färg', type: 'swatch' },
  { field: 'shape', title: 'Form' },
  { field: 'material', title: 'Material' },
  { field: 'gender', title: 'Passar' },
  { field: 'size', title: filterMessages.size(), titles: FRAME_SIZE_TITLES },
  { field: 'totalWidth', title: 'Bågens bredd', type: 'range', unit: 'mm' },
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
