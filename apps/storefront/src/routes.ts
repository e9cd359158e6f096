import { CATEGORIES, pagePaths, productRoots } from '@klarsikt/core/paths'
import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Where the browser asks for what pages show of the shopper. */
const SHOPPER = 'shopper'

const own = (path: string) => path.slice(1)

/**
 * Fixed segments win over parameters, so `/glasögon/gucci` is a category and `/glasögon/nova-7` a product. What nothing
 * here matches is a content page, or not found.
 */
export default [
  index('routes/home.tsx'),
  ...CATEGORIES.map(({ key, path }) => route(own(path), 'routes/category.tsx', { id: `category-${key}` })),
  ...productRoots().map(({ path, family }) => {
    const file = family === 'contact-lenses' ? 'routes/lens-product.tsx' : 'routes/product.tsx'
    return route(`${own(path)}/:slug`, file, { id: `product-${own(path)}` })
  }),
  route(own(pagePaths.search), 'routes/search.tsx'),
  route(own(pagePaths['giftcard-lookup']), 'routes/gift-card.tsx'),
  route(own(pagePaths.checkout), 'routes/checkout.tsx'),
  route(own(pagePaths['checkout-klarna']), 'routes/checkout-return.tsx'),
  route(own(pagePaths['checkout-confirmation']), 'routes/confirmation.tsx'),
  route(own(pagePaths['b2b-sign-agreement']), 'routes/agreement.tsx'),
  route(own(pagePaths['b2b-book-eye-health-day']), 'routes/eye-health-day.tsx'),
  route(own(pagePaths.withdrawal), 'routes/withdrawal.tsx'),
  route(own(pagePaths['payment-link']), 'routes/payment-link.tsx'),
  route(own(pagePaths['auth-login']), 'routes/login.tsx'),
  route(own(pagePaths['auth-login-store']), 'routes/login-store.tsx'),
  route(own(pagePaths['auth-register']), 'routes/register.tsx'),
  route(own(pagePaths['auth-reset-password']), 'routes/reset-password.tsx'),
  route(own(pagePaths['auth-logout']), 'routes/logout.tsx'),
  route(own(pagePaths.account), 'routes/account-home.tsx'),
  route(own(pagePaths['account-orders']), 'routes/account-orders.tsx'),
  route(own(pagePaths['account-order']), 'routes/account-order.tsx'),
  route(own(pagePaths['account-finance']), 'routes/account-finance.tsx'),
  route(own(pagePaths['account-finance-details']), 'routes/account-invoice.tsx'),
  route(own(pagePaths['account-subscription-glasses-finance-invoice-id']), 'routes/account-subscription-invoice.tsx'),
  route(own(pagePaths['account-order-return']), 'routes/account-return.tsx'),
  route(own(pagePaths['account-details']), 'routes/account-details.tsx'),
  route(own(pagePaths['account-security']), 'routes/account-security.tsx'),
  route(own(pagePaths['staff-security']), 'routes/staff-security.tsx'),
  route(own(pagePaths['staff-customers']), 'routes/staff-customers.tsx'),
  route(own(pagePaths.staff), 'routes/staff-home.tsx'),
  route(own(pagePaths['staff-payment-link']), 'routes/staff-payment-link.tsx'),
  route(own(pagePaths['staff-orders']), 'routes/staff-orders.tsx'),
  route(own(pagePaths['staff-invoices']), 'routes/staff-invoices.tsx'),
  route(own(pagePaths['staff-invoice']), 'routes/staff-invoice.tsx'),
  route(own(pagePaths['staff-payments']), 'routes/staff-payments.tsx'),
  route(own(pagePaths['staff-agreements']), 'routes/staff-agreements.tsx'),
  route(own(pagePaths['staff-agreement']), 'routes/staff-agreement.tsx'),
  route(own(pagePaths['staff-eye-health-days']), 'routes/staff-eye-health-days.tsx'),
  route(own(pagePaths['staff-eye-health-day']), 'routes/staff-eye-health-day.tsx'),
  route(own(pagePaths['staff-order']), 'routes/staff-order.tsx'),
  route(own(pagePaths['staff-claims']), 'routes/staff-claims.tsx'),
  route(own(pagePaths['staff-bookings']), 'routes/staff-bookings.tsx'),
  route(own(pagePaths['staff-booking-new']), 'routes/staff-booking-new.tsx'),
  route(own(pagePaths['staff-absence']), 'routes/staff-absence.tsx'),
  route(own(pagePaths['staff-booking']), 'routes/staff-booking.tsx'),
  route(own(pagePaths['account-prescriptions']), 'routes/account-prescriptions.tsx'),
  route(own(pagePaths['account-privacy']), 'routes/account-privacy.tsx'),
  route(own(pagePaths['account-friends-signup']), 'routes/account-friends.tsx'),
  route(own(pagePaths['friends-signup']), 'routes/friends-signup.tsx'),
  route(own(pagePaths['account-favourites']), 'routes/account-favourites.tsx'),
  route('cart', 'routes/cart.ts'),
  route('consent', 'routes/consent.ts'),
  route(SHOPPER, 'routes/shopper.ts'),
  route(own(pagePaths.sitemap), 'routes/sitemap.ts'),
  route(own(pagePaths.robots), 'routes/robots.ts'),
  route(own(pagePaths.stores), 'routes/stores.tsx'),
  route(own(pagePaths.store), 'routes/store.tsx'),
  route(own(pagePaths['store-id-page-redirect']), 'routes/store-redirect.tsx'),
  route(own(pagePaths['b2b-requisition']), 'routes/requisition.tsx'),
  route(own(pagePaths['b2b-requisitions']), 'routes/requisitions.tsx'),
  route(own(pagePaths['booking-visual-exam']), 'routes/booking.tsx'),
  route(own(pagePaths['booking-visual-exam-details']), 'routes/booking-details.tsx'),
  route(own(pagePaths['account-booking']), 'routes/account-booking.tsx'),
  route(own(pagePaths['booking-waiting-list']), 'routes/waiting-list.tsx'),
  route(own(pagePaths['booking-waiting-entry']), 'routes/waiting-entry.tsx'),
  route(own(pagePaths['booking-auditory']), 'routes/hearing-booking.tsx'),
  route('*', 'routes/content.tsx'),
] satisfies RouteConfig
