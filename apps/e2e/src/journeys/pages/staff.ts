import type { StaffRole } from '@klarsikt/core/access'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as staffMessages from '@klarsikt/core/messages/staff'
import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { demoStaff } from '@klarsikt/fixtures/demo'
import { href } from '@klarsikt/shop-config/paths'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { oneAtATime } from '../support/one-at-a-time.js'
import { hydrated, open } from '../support/open.js'
import type { Sandbox } from '../support/sandbox.js'

function employeeOf(role: StaffRole) {
  const employee = demoStaff().find((one) => one.role === role)
  if (!employee) throw new Error(`the demo has no ${role}`)
  return employee
}

export function staff(page: Page, role: StaffRole = 'store-manager') {
  const employee = employeeOf(role)
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  /** The first step of the log-in. Returns the code from the letter. */
  async function typePassword(sandbox: Sandbox): Promise<string> {
    await open(page, href('auth-login-store'))
    await main.getByRole('textbox', { name: staffMessages.storeId() }).fill(String(employee.storeId))
    await main.getByRole('textbox', { name: staffMessages.employeeNumber() }).fill(employee.employeeNumber)
    await main.getByLabel(authMessages.password(), { exact: true }).fill(employee.password)
    // All journeys with this employee share one mailbox for codes.
    const letter = await oneAtATime(`staff-code-${role}`, async () => {
      const last = await sandbox.lastLetter(employee.email)
      await press(staffMessages.loginAction())
      await expect(main.getByRole('heading', { name: staffMessages.codeTitle() })).toBeVisible()
      return sandbox.letterAfter(employee.email, 'kod', last)
    })
    return /\b\d{6}\b/.exec(letter.text)?.[0] ?? ''
  }
  /** Waits for the first page of the staff. It is reloaded, because the page before it belonged to a visitor. */
  async function arrived() {
    await expect(page).toHaveURL(href('staff'))
    await page.waitForFunction(() => {
      const [loaded] = performance.getEntriesByType('navigation')
      return loaded instanceof PerformanceNavigationTiming && loaded.type === 'reload'
    })
    await hydrated(page)
  }
  return {
    typePassword,
    arrived,
    async logIn(sandbox: Sandbox) {
      const code = await typePassword(sandbox)
      await main.getByRole('textbox', { name: staffMessages.code() }).fill(code)
      await press(staffMessages.codeAction())
      await arrived()
    },
    async openOrder(orderNumber: string) {
      await open(page, href('staff-orders'))
      await main.getByRole('textbox', { name: staffOrderMessages.find() }).fill(orderNumber)
      await press(staffOrderMessages.findButton())
      await expect(main.getByRole('heading', { level: 1 })).toContainText(orderNumber)
    },
    async invoice(customerNumber: string, text: string, price: string): Promise<string> {
      await open(page, href('staff-invoices'))
      const type = (name: string, value: string) => main.getByRole('textbox', { name }).fill(value)
      await type(staffInvoiceMessages.customerNumber(), customerNumber)
      await type(staffInvoiceMessages.text({ number: 1 }), text)
      await type(staffInvoiceMessages.price({ number: 1 }), price)
      await press(staffInvoiceMessages.send())
      const sent = main.getByText(/Faktura \d+ är skickad till kunden/)
      await expect(sent).toBeVisible()
      return /\d+/.exec(await sent.innerText())?.[0] ?? ''
    },
    press,
    async said(words: string) {
      await expect(main.getByText(words, { exact: true })).toBeVisible()
    },
  }
}

/** Opens a staff browser beside the customer's, with the employee of a role logged in. */
export async function openStore(
  openBrowser: () => Promise<BrowserContext>,
  sandbox: Sandbox,
  role: StaffRole = 'store-manager',
) {
  const screen = await (await openBrowser()).newPage()
  const desk = staff(screen, role)
  await desk.logIn(sandbox)
  return { screen, desk }
}
