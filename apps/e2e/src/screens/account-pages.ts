import { pagePaths } from '@klarsikt/core/paths'
import type { Page } from '@playwright/test'
import type { Screen } from './pages.js'
import { staffScreens } from './staff-pages.js'

/** Pages of the demo's customer, by the name of their picture. */
const PATHS = {
  'account-home': pagePaths.account,
  'account-orders': pagePaths['account-orders'],
  'account-details': pagePaths['account-details'],
  'account-security': pagePaths['account-security'],
  'account-prescriptions': pagePaths['account-prescriptions'],
  'account-finance': pagePaths['account-finance'],
  'account-favourites': pagePaths['account-favourites'],
  'account-privacy': pagePaths['account-privacy'],
  'account-logout': pagePaths['auth-logout'],
}

/** Pages that a list leads to: the list, and the first link whose address begins like this. */
const BELOW = {
  'account-order': { list: PATHS['account-orders'], link: 'main li a[href^="/mitt-konto/ordrar/"]' },
  'account-invoice': { list: PATHS['account-finance'], link: 'main li a[href^="/mitt-konto/ekonomi/"]' },
}

async function logIn(page: Page): Promise<void> {
  await page.goto(pagePaths['auth-login'])
  await page.locator('#login-email').fill('anna@klarsikt.example')
  await page.locator('#login-password').fill('Visa-mer-2026')
  await page.locator('form:has(#login-password) button[type=submit]').click()
  await page.waitForURL('/mitt-konto')
}

async function goAsCustomer(page: Page, path: string): Promise<void> {
  await logIn(page)
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** The first order whose goods may be sent back. */
async function goToReturn(page: Page): Promise<void> {
  await goAsCustomer(page, PATHS['account-orders'])
  const orders = page.locator('main li a[href^="/mitt-konto/ordrar/"]')
  const paths = await orders.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const path of paths) {
    await page.goto(`${path}/retur`, { waitUntil: 'networkidle' })
    if ((await page.locator('main select').count()) > 0) return
  }
}

/** What who is not logged in sees, and every page of a customer and of the staff. */
export const accountScreens: readonly Screen[] = [
  { name: 'auth-login', path: pagePaths['auth-login'], full: true },
  { name: 'auth-login-store', path: pagePaths['auth-login-store'], full: true },
  { name: 'auth-register', path: pagePaths['auth-register'], full: true },
  { name: 'auth-reset-password', path: pagePaths['auth-reset-password'], full: true },
  ...Object.entries(PATHS).map(([name, path]): Screen => ({
    name,
    path: pagePaths['auth-login'],
    full: true,
    prepare: (page) => goAsCustomer(page, path),
  })),
  ...Object.entries(BELOW).map(([name, { list, link }]): Screen => ({
    name,
    path: pagePaths['auth-login'],
    full: true,
    prepare: async (page) => {
      await goAsCustomer(page, list)
      const first = (await page.locator(link).first().getAttribute('href')) ?? ''
      await page.goto(first, { waitUntil: 'networkidle' })
    },
  })),
  { name: 'account-return', path: pagePaths['auth-login'], full: true, prepare: goToReturn },
  ...staffScreens,
]
