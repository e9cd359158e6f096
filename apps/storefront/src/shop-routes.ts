import { CATEGORIES, pagePaths, productRoots } from '@klarsikt/shop-config/paths'
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import type { PageRoute } from './write-page-routes.js'

/** The path of the shopper's facts, which the browser requests. */
const SHOPPER = 'shopper'

const own = (path: string) => path.slice(1)

const pageRoute = ({ key, file }: PageRoute) => route(own(pagePaths[key]), file)

/**
 * The routes of the shop, with those of the page objects in other packages. Fixed segments win over parameters, so
 * `/glasögon/gucci` is a category and `/glasögon/nova-7` a product. A path that matches no other route is a content
 * page, or a 404 page.
 */
export const shopRoutes = (pages: readonly PageRoute[]) =>
  [
    index('routes/home.tsx'),
    ...CATEGORIES.map(({ key, path }) => route(own(path), 'routes/category.tsx', { id: `category-${key}` })),
    ...productRoots().map(({ path, family }) => {
      const file = family === 'contact-lenses' ? 'routes/lens-product.tsx' : 'routes/product.tsx'
      return route(`${own(path)}/:slug`, file, { id: `product-${own(path)}` })
    }),
    route(own(pagePaths['lens-studio']), 'routes/lens-studio.tsx'),
    route(own(pagePaths.search), 'routes/search.tsx'),
    route(own(pagePaths.compare), 'routes/compare.tsx'),
    route(own(pagePaths['giftcard-lookup']), 'routes/gift-card.tsx'),
    route(own(pagePaths.checkout), 'routes/checkout.tsx'),
    route(own(pagePaths['checkout-klarna']), 'routes/checkout-return.tsx'),
    route(own(pagePaths['checkout-confirmation']), 'routes/confirmation.tsx'),
    route(own(pagePaths['b2b-sign-agreement']), 'routes/agreement.tsx'),
    route(own(pagePaths['b2b-book-eye-health-day']), 'routes/eye-health-day.tsx'),
    route(own(pagePaths.withdrawal), 'routes/withdrawal.tsx'),
    route(own(pagePaths['payment-link']), 'routes/payment-link.tsx'),
    layout('routes/staff-frame.tsx', pages.filter(({ isForStaff }) => isForStaff).map(pageRoute)),
    ...pages.filter(({ isForStaff }) => !isForStaff).map(pageRoute),
    route(own(pagePaths['friends-signup']), 'routes/friends-signup.tsx'),
    route(own(pagePaths['refused-file']), 'routes/refused-file.tsx'),
    route('cart', 'routes/cart.ts'),
    route('consent', 'routes/consent.ts'),
    route(SHOPPER, 'routes/shopper.ts'),
    route(own(pagePaths['merchant-feed']), 'routes/merchant-feed.ts'),
    route(own(pagePaths.sitemap), 'routes/sitemap.ts'),
    route(own(pagePaths.robots), 'routes/robots.ts'),
    route(own(pagePaths.stores), 'routes/stores.tsx'),
    route(own(pagePaths.store), 'routes/store.tsx'),
    route(own(pagePaths['store-id-page-redirect']), 'routes/store-redirect.tsx'),
    route(own(pagePaths['requisition']), 'routes/requisition.tsx'),
    route(own(pagePaths['requisitions']), 'routes/requisitions.tsx'),
    route(own(pagePaths['booking-visual-exam']), 'routes/booking.tsx'),
    route(own(pagePaths['booking-auditory']), 'routes/hearing-booking.tsx'),
    route('*', 'routes/content.tsx'),
  ] satisfies RouteConfig
