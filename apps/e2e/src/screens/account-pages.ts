import { pagePaths } from '@klarsikt/shop-config/paths'
import type { Page } from '@playwright/test'
import type { Screen } from './pages.js'
import { staffScreens } from './staff-pages.js'

const PATHS = {
  'account-home': pagePaths.account,
  'account-orders': pagePaths['account-orders'],
  'account-friends': pagePaths['account-friends-signup'],
  'account-details': pagePaths['account-details'],
  'account-security': pagePaths['account-security'],
  'account-prescriptions': pagePaths['account-prescriptions'],
  'account-finance': pagePaths['account-finance'],
  'account-autogiro': pagePaths['account-autogiro'],
  'account-gift-cards': pagePaths['account-gift-cards'],
  'account-subscriptions': pagePaths['account-subscriptions'],
  'account-favourites': pagePaths['account-favourites'],
  'account-privacy': pagePaths['account-privacy'],
  'account-booking': pagePaths['account-booking'],
  // It redirects to the active subscription.
  'account-glasses-subscription': pagePaths['account-subscription-glasses-sign-up'],
  'account-glasses-subscription-connect': pagePaths['account-subscription-connect-lifestyle'],
  'account-logout': pagePaths['auth-logout'],
}

/** Pages reached from a list: the list, and how the path of its first link starts. */
const BELOW = {
  'account-order': { list: PATHS['account-orders'], link: `${pagePaths['account-orders']}/` },
  'account-lens-subscription': {
    list: PATHS['account-subscriptions'],
    link: `${pagePaths['account-subscriptions']}/lins/`,
  },
  'account-invoice': { list: PATHS['account-finance'], link: `${pagePaths['account-finance']}/` },
}

const firstBelow = (page: Page, link: string) => page.locator(`main li a[href^="${link}"]`)

export async function logInAsCustomer(page: Page): Promise<void> {
  await page.goto(pagePaths['auth-login'])
  await page.locator('#login-email').fill('anna@klarsikt.example')
  await page.locator('#login-password').fill('Visa-mer-2026')
  await page.locator('form:has(#login-password) button[type=submit]').click()
  await page.waitForURL(pagePaths.account)
}

/** Opens the return page of the first order with goods that can be returned. */
async function goToReturn(page: Page): Promise<void> {
  const orders = firstBelow(page, BELOW['account-order'].link)
  const paths = await orders.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const path of paths) {
    await page.goto(`${path}/retur`, { waitUntil: 'networkidle' })
    if ((await page.locator('main select').count()) > 0) return
  }
}

const customerScreen = (name: string, path: string, prepare?: Screen['prepare']): Screen => ({
  name,
  path,
  as: 'customer',
  full: true,
  ...(prepare && { prepare }),
})

/** Submits an empty form, to show its errors. */
const refused = (page: Page) => page.locator('main form button[type=submit]').last().click()

/** The pages of visitors who log in, and every page of customers and staff. */
export const accountScreens: readonly Screen[] = [
  { name: 'auth-login', path: pagePaths['auth-login'], full: true },
  {
    name: 'auth-login-bankid',
    path: pagePaths['auth-login'],
    full: true,
    prepare: async (page) => {
      await page
        .locator('main')
        .getByRole('button', { name: /BankID/ })
        .first()
        .click()
      await page.locator('main svg').first().waitFor()
    },
  },
  { name: 'auth-login-store', path: pagePaths['auth-login-store'], full: true },
  { name: 'auth-register', path: pagePaths['auth-register'], full: true },
  { name: 'auth-register-refused', path: pagePaths['auth-register'], full: true, prepare: refused },
  { name: 'auth-reset-password', path: pagePaths['auth-reset-password'], full: true },
  ...Object.entries(PATHS).map(([name, path]) => customerScreen(name, path)),
  ...Object.entries(BELOW).map(([name, { list, link }]) =>
    customerScreen(name, list, async (page) => {
      const first = (await firstBelow(page, link).first().getAttribute('href')) ?? ''
      await page.goto(first, { waitUntil: 'networkidle' })
    }),
  ),
  customerScreen('account-return', PATHS['account-orders'], goToReturn),
  ...staffScreens,
]
