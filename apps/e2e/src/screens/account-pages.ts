import { pagePaths } from '@klarsikt/core/paths'
import type { Page } from '@playwright/test'
import type { Screen } from './pages.js'

/** Pages of the demo's customer, by the name of their picture. */
const PATHS = {
  'account-home': pagePaths.account,
  'account-orders': pagePaths['account-orders'],
  'account-details': pagePaths['account-details'],
  'account-security': pagePaths['account-security'],
  'account-prescriptions': pagePaths['account-prescriptions'],
  'account-privacy': pagePaths['account-privacy'],
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

/** What who is not logged in sees, and every page of a customer. */
export const accountScreens: readonly Screen[] = [
  { name: 'auth-login', path: pagePaths['auth-login'], full: true },
  { name: 'auth-register', path: pagePaths['auth-register'], full: true },
  { name: 'auth-reset-password', path: pagePaths['auth-reset-password'], full: true },
  ...Object.entries(PATHS).map(([name, path]): Screen => ({
    name,
    path: pagePaths['auth-login'],
    full: true,
    prepare: (page) => goAsCustomer(page, path),
  })),
  {
    name: 'account-order',
    path: pagePaths['auth-login'],
    full: true,
    prepare: async (page) => {
      await goAsCustomer(page, PATHS['account-orders'])
      await page.locator('main a[href^="/mitt-konto/ordrar/"]').first().click()
      await page.waitForURL(/ordrar\/./)
    },
  },
]
