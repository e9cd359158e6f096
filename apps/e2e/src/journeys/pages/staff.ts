import * as authMessages from '@klarsikt/core/messages/auth'
import * as staffMessages from '@klarsikt/core/messages/staff'
import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { href } from '@klarsikt/core/paths'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { oneAtATime } from '../support/one-at-a-time.js'
import { hydrated, open } from '../support/open.js'
import type { Sandbox } from '../support/sandbox.js'

/** The employee of the demo. */
const EMPLOYEE = { store: '1001', number: '1001', password: 'Visa-mer-2026', email: 'butik1001@klarsikt.example' }

/** The screens of a store's staff. */
export function staff(page: Page) {
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  /** The first step; answers the code, which is in a letter. */
  async function typePassword(sandbox: Sandbox): Promise<string> {
    await open(page, href('auth-login-store'))
    await main.getByRole('textbox', { name: staffMessages.storeId() }).fill(EMPLOYEE.store)
    await main.getByRole('textbox', { name: staffMessages.employeeNumber() }).fill(EMPLOYEE.number)
    await main.getByLabel(authMessages.password(), { exact: true }).fill(EMPLOYEE.password)
    // Codes of all journeys come to one mailbox.
    const letter = await oneAtATime('staff-code', async () => {
      const last = await sandbox.lastLetter(EMPLOYEE.email)
      await press(staffMessages.loginAction())
      await expect(main.getByRole('heading', { name: staffMessages.codeTitle() })).toBeVisible()
      return sandbox.letterAfter(EMPLOYEE.email, 'kod', last)
    })
    return /\b\d{6}\b/.exec(letter.text)?.[0] ?? ''
  }
  /** The first page of the staff: the one before was for customers, so it is reloaded as one of a store. */
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
    /** By its number, as on the paper in the hand. */
    async openOrder(orderNumber: string) {
      await open(page, href('staff-orders'))
      await main.getByRole('textbox', { name: staffOrderMessages.find() }).fill(orderNumber)
      await press(staffOrderMessages.findButton())
      await expect(main.getByRole('heading', { level: 1 })).toContainText(orderNumber)
    },
    /** Sends an invoice of one line, and answers its number. */
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
    /** What the page answers to a press. */
    async said(words: string) {
      await expect(main.getByText(words, { exact: true })).toBeVisible()
    },
  }
}

/** A computer of the store beside the customer's own browser, with an employee logged in. */
export async function openStore(openBrowser: () => Promise<BrowserContext>, sandbox: Sandbox) {
  const screen = await (await openBrowser()).newPage()
  const desk = staff(screen)
  await desk.logIn(sandbox)
  return { screen, desk }
}
