import type { StaffRole } from '@klarsikt/core/access'
import * as deliveryMessages from '@klarsikt/core/messages/delivery'
import * as storesMessages from '@klarsikt/core/messages/stores'
import type { Page } from '@playwright/test'
import { checkout } from '../journeys/pages/checkout.js'
import { accountScreens } from './account-pages.js'
import { agreementScreens } from './agreement-pages.js'
import { bookingScreens } from './booking-pages.js'
import { compareScreens } from './compare-pages.js'
import { lensCartScreens } from './lens-cart-pages.js'
import { lensStudioScreens } from './lens-studio-pages.js'
import { requisitionScreens } from './requisition-pages.js'

/** A page to take a picture of, and what to do on it first. */
export interface Screen {
  readonly name: string
  readonly path: string
  readonly as?: 'customer' | StaffRole
  /** Takes the whole page instead of the visible part. */
  readonly full?: boolean
  readonly prepare?: (page: Page) => Promise<void>
}

const SAMPLES = [
  '/glasögon',
  '/solglasögon',
  '/sportglasögon',
  '/kontaktlinser',
  '/ögonvård',
  '/horsel',
  '/presentkort',
]

async function category(
  url: string,
  path: string,
): Promise<{ id: number; url: string; price: { unit: { publicationStatus: number } } }[]> {
  const answer = await fetch(`${url}/api/site/category?path=${encodeURIComponent(path)}`, {
    headers: { 'Shop-Id': '20' },
  })
  if (!answer.ok) return []
  const { data } = (await answer.json()) as {
    data: { articles: { id: number; url: string; price: { unit: { publicationStatus: number } } }[] }
  }
  return data.articles
}

/** Fills the cart by the page's own button, as a visitor would. */
async function buyFirst(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** Every page of the sitemap except products and stores, one product of each family, and what opens over a page. */
export async function screensOf(url: string): Promise<readonly Screen[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address]) =>
    decodeURI(new URL(address ?? url).pathname),
  )
  const products = new Set<string>()
  const samples: Screen[] = []
  for (const path of SAMPLES) {
    const articles = await category(url, path)
    for (const article of articles) products.add(article.url)
    const sold = articles.find((article) => article.price.unit.publicationStatus === 20)
    if (sold) samples.push({ name: `product${path.replaceAll('/', '-')}`, path: sold.url, full: true })
  }
  const care =
    (await category(url, '/ögonvård')).find((article) => article.price.unit.publicationStatus === 20)?.url ?? '/'
  const isPage = (path: string) =>
    path.split('/').length <= 2 || /^\/(?:om-oss|b2b|klarsiktfriends|[^/]+\/[a-zåäö-]{3,16}$)/.test(path)
  const plain = paths.filter(isPage).filter((path) => !products.has(path) && !path.startsWith('/hitta-butik/'))
  return [
    ...plain.map((path) => ({ name: path.slice(1).replaceAll('/', '-') || 'home', path, full: true })),
    ...samples,
    { name: 'store', path: paths.find((path) => path.startsWith('/hitta-butik/')) ?? '/hitta-butik', full: true },
    { name: 'search', path: '/search?q=ray-ban', full: true },
    ...compareScreens((await category(url, '/glasögon')).map(({ id }) => id)),
    { name: 'search-none', path: '/search?q=xyzzy' },
    ...accountScreens,
    ...bookingScreens,
    ...lensCartScreens,
    ...lensStudioScreens,
    ...agreementScreens,
    { name: 'not-found', path: '/finns-inte' },
    { name: 'payment-link-unknown', path: `/betala/${'x'.repeat(43)}` },
    ...requisitionScreens(url),
    { name: 'checkout-empty', path: '/checkout' },
    { name: 'over-menu', path: '/', prepare: (page) => page.getByRole('button', { name: 'Meny' }).click() },
    { name: 'over-cart', path: care, prepare: (page) => buyFirst(page, care) },
    {
      name: 'checkout',
      path: '/checkout',
      full: true,
      prepare: async (page) => {
        await buyFirst(page, care)
        await page.goto('/checkout')
      },
    },
    {
      name: 'checkout-collect',
      path: '/checkout',
      full: true,
      prepare: async (page) => {
        await buyFirst(page, care)
        await page.goto('/checkout', { waitUntil: 'networkidle' })
        await checkout(page).fillCustomer('maja@exempel.test')
        await page.getByRole('radio', { name: deliveryMessages.clickAndCollect() }).check()
        await page.getByRole('combobox').selectOption({ index: 1 })
      },
    },
    {
      name: 'over-store-stock',
      path: care,
      prepare: async (page) => {
        await page.goto(care, { waitUntil: 'networkidle' })
        await page.getByRole('button', { name: storesMessages.stockShow() }).click()
        await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      },
    },
  ]
}
