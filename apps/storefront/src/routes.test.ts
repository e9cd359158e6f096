import { CATEGORIES, encodePath, FOOTER, MENU, PAGE_KEYS, pagePaths, PATH_REDIRECTS } from '@klarsikt/core/paths'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { loader } from './root.js'
import routes from './routes.js'
import { loaderArgs, thrown } from './testing/loader-context.js'

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

/** The pages with a screen of their own. Every other fixed path is a content page. */
const SCREENS: Readonly<Record<string, string>> = {
  '/': 'routes/home.tsx',
  '/search': 'routes/search.tsx',
  '/jamfor': 'routes/compare.tsx',
  '/hitta-butik': 'routes/stores.tsx',
  '/sitemap.xml': 'routes/sitemap.ts',
  '/google-merchant.xml': 'routes/merchant-feed.ts',
  '/robots.txt': 'routes/robots.ts',
  '/presentkort': 'routes/gift-card.tsx',
  '/ångra-köp': 'routes/withdrawal.tsx',
  '/mitt-konto/logga-in': 'routes/login.tsx',
  '/mitt-konto/registrera': 'routes/register.tsx',
  '/mitt-konto/glömt-lösenord': 'routes/reset-password.tsx',
  '/mitt-konto/loggaut': 'routes/logout.tsx',
  '/checkout': 'routes/checkout.tsx',
  '/checkout/klarna': 'routes/checkout-return.tsx',
  '/mitt-konto': 'routes/account-home.tsx',
  '/mitt-konto/abonnemang': 'routes/account-subscriptions.tsx',
  '/mitt-konto/abonnemang/lins/:subscriptionId': 'routes/account-lens-subscription.tsx',
  '/mitt-konto/abonnemang/lins/:subscriptionId/ny-produkt': 'routes/account-lens-products.tsx',
  '/mitt-konto/abonnemang/lins/:subscriptionId/ny-produkt/:articleId': 'routes/account-lens-add.tsx',
  '/mitt-konto/abonnemang/lins/:subscriptionId/uppdatera-betalning': 'routes/account-lens-payment.tsx',
  '/mitt-konto/betalning-fakturor': 'routes/account-finance.tsx',
  '/mitt-konto/betalning-fakturor/autogiro': 'routes/account-autogiro.tsx',
  '/mitt-konto/betalning-fakturor/presentkort': 'routes/account-gift-cards.tsx',
  '/mitt-konto/ordrar': 'routes/account-orders.tsx',
  '/mitt-konto/ordrar/5/retur': 'routes/account-return.tsx',
  '/mitt-konto/uppgifter': 'routes/account-details.tsx',
  '/mitt-konto/boka-synundersökning': 'routes/account-booking.tsx',
  '/b2b/rekvisitioner': 'routes/requisitions.tsx',
  '/boka-synundersökning': 'routes/booking.tsx',
  '/horsel/boka-horseltest': 'routes/hearing-booking.tsx',
  '/mitt-konto/synundersökningar': 'routes/account-prescriptions.tsx',
  '/mitt-konto/mina-data': 'routes/account-privacy.tsx',
  '/mitt-konto/friends': 'routes/account-friends.tsx',
  '/klarsiktfriends/signup': 'routes/friends-signup.tsx',
  '/favoriter': 'routes/favourites.tsx',
  '/mitt-konto/favoriter': 'routes/account-favourites.tsx',
  '/mitt-konto/säkerhet': 'routes/account-security.tsx',
  '/mitt-konto/logga-in/butik': 'routes/login-store.tsx',
  '/butik-personal/säkerhet': 'routes/staff-security.tsx',
  '/butik-personal/kunder': 'routes/staff-customers.tsx',
  '/butik-personal': 'routes/staff-home.tsx',
  '/butik-personal/presentkort': 'routes/staff-gift-cards.tsx',
  '/butik-personal/betallänk': 'routes/staff-payment-link.tsx',
  '/b2b/teckna-avtal': 'routes/agreement.tsx',
  '/bevaka-tid': 'routes/waiting-list.tsx',
  '/b2b/ögonhälsodag': 'routes/eye-health-day.tsx',
  '/butik-personal/avtal': 'routes/staff-agreements.tsx',
  '/butik-personal/ögonhälsodagar': 'routes/staff-eye-health-days.tsx',
  '/butik-personal/fakturor': 'routes/staff-invoices.tsx',
  '/butik-personal/inbetalningar': 'routes/staff-payments.tsx',
  '/butik-personal/ordrar': 'routes/staff-orders.tsx',
  '/butik-personal/överlämnade-varukorgar': 'routes/staff-cart-handovers.tsx',
  '/butik-personal/skador': 'routes/staff-claims.tsx',
  '/butik-personal/omdömen': 'routes/staff-reviews.tsx',
  '/mitt-konto/ordrar/5/omdöme': 'routes/account-order-review.tsx',
  '/butik-personal/recept': 'routes/staff-prescriptions.tsx',
  '/butik-personal/recept/:id': 'routes/staff-prescription.tsx',
  '/filen-saknas': 'routes/refused-file.tsx',
  '/skicka-recept': 'routes/send-prescription.tsx',
  '/mitt-konto/abonnemang/koppla-till-lifstyle': 'routes/lifestyle-connect.tsx',
  '/mitt-konto/abonnemang/teckna-lifestyle': 'routes/lifestyle-sign-up.tsx',
  '/angratmig': 'routes/winback.tsx',
  '/angratmig/bekräftelse': 'routes/winback-confirmation.tsx',
  '/butik-personal/lifestyle': 'routes/staff-lifestyle.tsx',
  '/butik-personal/bokningar': 'routes/staff-bookings.tsx',
  '/butik-personal/bokningar/ny': 'routes/staff-booking-new.tsx',
  '/butik-personal/bokningar/frånvaro': 'routes/staff-absence.tsx',
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
    expect(fileAt(`/boka-synundersökning/${'a'.repeat(32)}`)).toBe('routes/booking-details.tsx')
    expect(fileAt('/mitt-konto/abonnemang/glasögon/12345678')).toBe('routes/account-glasses-subscription.tsx')
    expect(fileAt('/mitt-konto/abonnemang/glasögon/12345678/avtal')).toBe(
      'routes/account-glasses-subscription-documents.tsx',
    )
    expect(fileAt('/mitt-konto/abonnemang/glasögon/12345678/avtal/a-1')).toBe(
      'routes/account-glasses-subscription-document.tsx',
    )
    expect(fileAt('/mitt-konto/abonnemang/glasögon/12345678/förmåner')).toBe(
      'routes/account-glasses-subscription-perks.tsx',
    )
    expect(fileAt('/mitt-konto/betalning-fakturor/lifestyle/inv/100000001/12345678')).toBe(
      'routes/account-subscription-invoice.tsx',
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
