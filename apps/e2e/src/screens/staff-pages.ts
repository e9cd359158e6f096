import type { StaffRole } from '@klarsikt/core/access'
import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { pagePaths } from '@klarsikt/shop-config/paths'
import type { Page } from '@playwright/test'
import { staff } from '../journeys/pages/staff.js'
import { createBrowserClient } from '../journeys/support/browser-client.js'
import { createSandbox } from '../journeys/support/sandbox.js'
import type { Screen } from './pages.js'

const PATHS = {
  'account-staff-home': pagePaths.staff,
  'account-staff-security': pagePaths['staff-security'],
  'account-staff-orders': pagePaths['staff-orders'],
  'account-staff-returns': `${pagePaths['staff-orders']}?queue=returns`,
  'account-staff-links': `${pagePaths['staff-orders']}?queue=payment-links`,
  'account-staff-gift-cards': pagePaths['staff-gift-cards'],
  'account-staff-payment-link': pagePaths['staff-payment-link'],
  'account-staff-customers': pagePaths['staff-customers'],
  'account-staff-invoices': pagePaths['staff-invoices'],
  'account-staff-payments': pagePaths['staff-payments'],
  'account-staff-agreements': pagePaths['staff-agreements'],
  'account-staff-glasses-subscriptions': pagePaths['staff-glasses-subscriptions'],
  'account-staff-claims': pagePaths['staff-claims'],
  'account-staff-reviews': pagePaths['staff-reviews'],
  'account-staff-prescriptions': pagePaths['staff-prescriptions'],
  'account-staff-eye-health-days': pagePaths['staff-eye-health-days'],
  'staff-bookings-day': pagePaths['staff-bookings'],
  'staff-bookings-week': `${pagePaths['staff-bookings']}?vy=vecka`,
  'staff-absence': pagePaths['staff-absence'],
  'staff-booking-new-exam': pagePaths['staff-booking-new'],
  'staff-booking-new-time': `${pagePaths['staff-booking-new']}?typ=glasogon&alder=18-74`,
}

/** Pages reached from a list: the list, and how the path of its first link starts. */
const BELOW = {
  'account-staff-order': { list: PATHS['account-staff-orders'], link: '/butik-personal/ordrar/' },
  'account-staff-order-returned': { list: PATHS['account-staff-returns'], link: '/butik-personal/ordrar/' },
  'account-staff-agreement': { list: PATHS['account-staff-agreements'], link: '/butik-personal/avtal/' },
  'account-staff-prescription': { list: PATHS['account-staff-prescriptions'], link: '/butik-personal/recept/' },
  'account-staff-invoice': { list: PATHS['account-staff-invoices'], link: '/butik-personal/fakturor/' },
}

/** Days on which the demo's exam may have been, because it moves to a working day. */
const EXAM_DAYS_AGO = [13, 12, 11, 10]

async function goToExam(page: Page): Promise<void> {
  for (const days of EXAM_DAYS_AGO) {
    const date = addDays(stockholmDate(new Date()), -days)
    await page.goto(`${PATHS['staff-bookings-day']}?dag=${date}`, { waitUntil: 'networkidle' })
    const visit = page.locator('main a[href^="/butik-personal/bokningar/"]').filter({ hasText: 'Anna Ek' }).first()
    const path = (await visit.count()) > 0 ? await visit.getAttribute('href') : null
    if (path !== null) return void (await page.goto(`${path}/recept`, { waitUntil: 'networkidle' }))
  }
}

export const logInAsStaff =
  (role: StaffRole) =>
  async (page: Page, url: string): Promise<void> =>
    staff(page, role).logIn(createSandbox(page.request, url))

/** Roles for pages that a store manager may not open or sees less of, by the beginning of the picture's name. */
const ROLES: readonly (readonly [string, StaffRole])[] = [
  ['account-staff-order', 'customer-service'],
  ['account-staff-return', 'customer-service'],
  ['account-staff-links', 'customer-service'],
  ['account-staff-review', 'customer-service'],
  ['account-staff-agreement', 'customer-service'],
  ['account-staff-claims', 'customer-service'],
  ['account-staff-payments', 'finance'],
  ['account-staff-invoice', 'finance'],
  ['account-staff-prescription', 'optician'],
  ['account-staff-exam-prescription', 'optician'],
]

async function handCartOver(page: Page): Promise<void> {
  const { client, must, skuOf } = createBrowserClient(page.request, new URL(page.url()).origin)
  const skuId = await skuOf('acuvue-1-day-moist-30-pack')
  await must(client.setSubscriptionInterval({ body: { skuId, interval: 'm3', quantity: 2, eyes: ['left'] } }))
  const query = 'anna@klarsikt.example'
  const [customer] = (await must(client.lookupCustomer({ body: { query, reason: 'Nya linser' } }))).data
  const customerNumber = customer?.customerNumber ?? ''
  await must(client.carryCartToCustomer({ body: { customerNumber, channel: 'email' } }))
  await page.goto(pagePaths['staff-cart-handovers'], { waitUntil: 'networkidle' })
}

const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click()

const staffScreen = (name: string, path: string, prepare?: Screen['prepare']): Screen => ({
  name,
  path,
  as: ROLES.find(([start]) => name.startsWith(start))?.[1] ?? 'store-manager',
  full: true,
  ...(prepare && { prepare }),
})

export const staffScreens: readonly Screen[] = [
  ...Object.entries(PATHS).map(([name, path]) => staffScreen(name, path)),
  ...Object.entries(BELOW).map(([name, { list, link }]) =>
    staffScreen(name, list, async (page) => {
      const first = await page.locator(`main li a[href^="${link}"]`).first().getAttribute('href')
      await page.goto(first ?? '', { waitUntil: 'networkidle' })
    }),
  ),
  staffScreen('account-staff-cart-handovers', PATHS['account-staff-customers'], handCartOver),
  staffScreen('account-staff-exam-prescription', PATHS['staff-bookings-day'], goToExam),
  staffScreen('account-staff-return-open', PATHS['account-staff-returns'], (page) =>
    page.locator('main li summary').first().click(),
  ),
  staffScreen('account-staff-customer-found', PATHS['account-staff-customers'], async (page) => {
    await page.locator('#staff-lookup-query').fill('anna@klarsikt.example')
    await page.locator('#staff-lookup-reason').fill('Frågar om sin order')
    await press(page, staffMessages.find())
    await page.locator('#staff-found').waitFor()
  }),
  staffScreen('account-staff-customers-refused', PATHS['account-staff-customers'], (page) =>
    press(page, staffMessages.createAction()),
  ),
]
