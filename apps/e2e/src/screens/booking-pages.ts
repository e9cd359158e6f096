import { pagePaths } from '@klarsikt/shop-config/paths'
import type { Page } from '@playwright/test'
import type { Screen } from './pages.js'

const PATH = pagePaths['booking-visual-exam']
const STORE = `${PATH}?typ=glasogon&alder=18-74`
const TIME = `${STORE}&butik=1001`

async function chooseTime(page: Page): Promise<void> {
  await page.goto(TIME, { waitUntil: 'networkidle' })
  await page.locator('input[name=tid]:enabled').first().check({ force: true })
  await page.locator('form:has(input[name=tid]) button[type=submit]').click()
  await page.locator('#booking-details-ssn').waitFor()
}

async function fillIn(page: Page): Promise<void> {
  await chooseTime(page)
  await page.locator('#booking-details-ssn').fill('19900101-2385')
  await page.locator('#booking-details-firstName').fill('Maja')
  await page.locator('#booking-details-lastName').fill('Sjögren')
  await page.locator('#booking-details-email').fill('maja@exempel.test')
  await page.locator('#booking-details-mobile').fill('070-123 45 67')
  await page.locator('#booking-details button[type=submit]').click()
  await page.locator('#booking-terms').waitFor()
}

async function book(page: Page): Promise<void> {
  await fillIn(page)
  await page.locator('#booking-terms').check()
  await page.locator('form:has(#booking-terms) button[type=submit]').click()
  await page.waitForURL(/klar=ny/)
}

export const bookingScreens: readonly Screen[] = [
  { name: 'booking-exam', path: PATH, full: true },
  { name: 'booking-age', path: `${PATH}?typ=glasogon`, full: true },
  { name: 'booking-store', path: STORE, full: true },
  { name: 'booking-time', path: TIME, full: true },
  { name: 'booking-details', path: TIME, full: true, prepare: chooseTime },
  {
    name: 'booking-details-wrong',
    path: TIME,
    full: true,
    prepare: async (page) => {
      await chooseTime(page)
      await page.locator('#booking-details button[type=submit]').click()
    },
  },
  { name: 'booking-summary', path: TIME, full: true, prepare: fillIn },
  { name: 'booking-made', path: TIME, full: true, prepare: book },
  {
    name: 'booking-change',
    path: TIME,
    full: true,
    prepare: async (page) => {
      await book(page)
      await page.goto(`${page.url().split('?')[0]}?andra=1`, { waitUntil: 'networkidle' })
    },
  },
  {
    name: 'booking-change-held',
    path: TIME,
    full: true,
    prepare: async (page) => {
      await book(page)
      await page.goto(`${page.url().split('?')[0]}?andra=1`, { waitUntil: 'networkidle' })
      await page.locator('input[name=tid]:enabled').first().check({ force: true })
      await page.locator('form:has(input[name=tid]) button[type=submit]').click()
      await page.locator('#booking-confirm').waitFor()
    },
  },
  { name: 'booking-hearing', path: pagePaths['booking-auditory'], full: true },
  {
    name: 'booking-waiting-list',
    path: `${pagePaths['booking-waiting-list']}?typ=glasogon&alder=18-74&butik=1001`,
    full: true,
  },
]
