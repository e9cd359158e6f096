import { encodePath } from '@klarsikt/core/paths'
import { CATEGORIES, FOOTER, MENU, PAGE_KEYS, pagePaths, PATH_REDIRECTS } from '@klarsikt/shop-config/paths'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { loader } from './root.js'
import routes from './routes.js'
import { loaderArgs, thrown } from './testing/loader-context.js'
import { writePageRoutes } from './write-page-routes.js'

type Entry = {
  readonly id?: string
  readonly path?: string
  readonly index?: boolean
  readonly file: string
  readonly children?: readonly Entry[]
}

/** Every page, including those inside a shared frame. */
const table = (routes as readonly Entry[]).flatMap((entry) => entry.children ?? [entry])
const objects = table.map(({ path, index, file }) => ({
  ...(index ? { index } : { path }),
  handle: file,
})) as RouteObject[]

/** Returns the file of the route that matches a path. */
function fileAt(path: string): string | undefined {
  return matchRoutes(objects, encodePath(path))?.at(-1)?.route.handle as string | undefined
}

/** The pages with a screen of their own: the page objects, and the routes that only the shop has. Every other fixed path is a content page. */
const SCREENS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(writePageRoutes().map(({ key, file }) => [pagePaths[key], file])),
  '/': 'routes/home.tsx',
  '/search': 'routes/search.tsx',
  '/jamfor': 'routes/compare.tsx',
  '/hitta-butik': 'routes/stores.tsx',
  '/sitemap.xml': 'routes/sitemap.ts',
  '/google-merchant.xml': 'routes/merchant-feed.ts',
  '/robots.txt': 'routes/robots.ts',
  '/presentkort': 'routes/gift-card.tsx',
  '/ångra-köp': 'routes/withdrawal.tsx',
  '/checkout': 'routes/checkout.tsx',
  '/checkout/klarna': 'routes/checkout-return.tsx',
  '/b2b/rekvisitioner': 'routes/requisitions.tsx',
  '/boka-synundersökning': 'routes/booking.tsx',
  '/horsel/boka-horseltest': 'routes/hearing-booking.tsx',
  '/klarsiktfriends/signup': 'routes/friends-signup.tsx',
  '/b2b/teckna-avtal': 'routes/agreement.tsx',
  '/b2b/ögonhälsodag': 'routes/eye-health-day.tsx',
  '/filen-saknas': 'routes/refused-file.tsx',
}

describe('the table of routes', () => {
  const fixed = PAGE_KEYS.map((key) => pagePaths[key] as string).filter((path) => !path.includes(':'))

  it.each(fixed)('%s is answered by its page [ROUTE-001]', (path) => {
    expect(fileAt(path)).toBe(SCREENS[path] ?? 'routes/content.tsx')
  })

  it.each(CATEGORIES.map(({ path }) => path))('%s is a category [ROUTE-046]', (path) => {
    expect(fileAt(path)).toBe('routes/category.tsx')
  })

  it('leads every link of menu and footer to a page [FOOT-001] [NAV-010]', () => {
    const menu = MENU.flatMap(({ path, groups }) => [
      path,
      ...groups.flatMap(({ links }) => links.map((link) => link.path)),
    ])
    const footer = FOOTER.flatMap(({ links }) => links.flatMap((link) => ('path' in link ? [link.path] : [])))
    for (const path of [...menu, ...footer])
      expect(['routes/category.tsx', 'routes/content.tsx', ...Object.values(SCREENS)]).toContain(fileAt(path))
  })

  it('tells products, stores and subscriptions from pages [ROUTE-014, ROUTE-015, ROUTE-016, ROUTE-017, ROUTE-030]', () => {
    expect(fileAt('/glasögon/siri-rund')).toBe('routes/product.tsx')
    expect(fileAt('/solglasögon/siri-rund/valj-glas')).toBe('routes/lens-studio.tsx')
    expect(fileAt('/hitta-butik/umeå')).toBe('routes/store.tsx')
    expect(fileAt('/butik/101')).toBe('routes/store-redirect.tsx')
    expect(fileAt('/betala/K07l6kz-QtiJzcZ1')).toBe('routes/payment-link.tsx')
    expect(fileAt('/horsel/boka-horseltest')).toBe('routes/hearing-booking.tsx')
    expect(fileAt(`/boka-synundersökning/${'a'.repeat(32)}`)).toBe('routes/pages/booking-visual-exam-details.tsx')
    expect(fileAt('/mitt-konto/abonnemang/glasögon/12345678')).toBe('routes/pages/account-subscription-glasses.tsx')
    expect(fileAt('/mitt-konto/abonnemang/glasögon/12345678/avtal')).toBe(
      'routes/pages/account-subscription-glasses-documents.tsx',
    )
    expect(fileAt('/mitt-konto/abonnemang/glasögon/12345678/avtal/a-1')).toBe(
      'routes/pages/account-subscription-glasses-document-id.tsx',
    )
    expect(fileAt('/mitt-konto/abonnemang/glasögon/12345678/förmåner')).toBe(
      'routes/pages/account-subscription-glasses-perks.tsx',
    )
    expect(fileAt('/mitt-konto/betalning-fakturor/lifestyle/inv/100000001/12345678')).toBe(
      'routes/pages/account-subscription-glasses-finance-invoice-id.tsx',
    )
    expect(fileAt('/finns/inte')).toBe('routes/content.tsx')
  })
})

describe('old and other spellings', () => {
  const visit = (address: string) => thrown(() => loader(loaderArgs(address)))

  it.each(PATH_REDIRECTS.map(({ from, to, status }) => [from, to, status] as const))(
    '%s leads to %s [NAV-055]',
    async (from, to, status) => {
      expect(await visit(encodePath(from))).toEqual({ status, location: encodePath(to) })
    },
  )

  it.each([
    ['upper case', '/GLAS%C3%96GON/Gucci', '/glas%C3%B6gon/gucci'],
    ['decomposed letters', encodePath('/köpvillkor'.normalize('NFD')), '/k%C3%B6pvillkor'],
    ['a slash at the end', '/press/', '/press'],
  ])('moves %s for good and keeps the query [ROUTE-001]', async (_what, from, to) => {
    expect(await visit(`${from}?page=2`)).toEqual({ status: 301, location: `${to}?page=2` })
  })
})
