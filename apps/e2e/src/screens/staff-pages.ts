import { pagePaths } from '@klarsikt/core/paths'
import type { Page } from '@playwright/test'
import { staff } from '../journeys/pages/staff.js'
import { createSandbox } from '../journeys/support/sandbox.js'
import type { Screen } from './pages.js'

/** Pages of the demo's employee, by the name of their picture. */
const PATHS = {
  'account-staff-home': pagePaths.staff,
  'account-staff-security': pagePaths['staff-security'],
  'account-staff-orders': pagePaths['staff-orders'],
  'account-staff-returns': `${pagePaths['staff-orders']}?queue=returns`,
  'account-staff-payment-link': pagePaths['staff-payment-link'],
}

async function goAsStaff(page: Page, path: string): Promise<void> {
  await staff(page).logIn(createSandbox(page.request, new URL(page.url()).origin))
  await page.goto(path, { waitUntil: 'networkidle' })
}

const screenOf = (name: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name,
  path: pagePaths['auth-login-store'],
  full: true,
  prepare,
})

export const staffScreens: readonly Screen[] = [
  ...Object.entries(PATHS).map(([name, path]) => screenOf(name, (page) => goAsStaff(page, path))),
  screenOf('account-staff-order', async (page) => {
    await goAsStaff(page, PATHS['account-staff-orders'])
    const first = await page.locator('main li a[href^="/butik-personal/ordrar/"]').first().getAttribute('href')
    await page.goto(first ?? '', { waitUntil: 'networkidle' })
  }),
]
