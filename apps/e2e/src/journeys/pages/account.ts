import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import * as authMessages from '@klarsikt/core/messages/auth'
import { expect, type Page } from '@playwright/test'
import { CUSTOMER } from '../support/browser-client.js'
import { hydrated } from '../support/open.js'
import type { Sandbox } from '../support/sandbox.js'

/** A password that the check accepts. */
export const PASSWORD = 'kanelbulle-i-regnet-74'

export function account(page: Page) {
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const fillRegistration = async (email: string) => {
    await main.getByRole('textbox', { name: /förnamn/i }).fill(CUSTOMER.firstName)
    await main.getByRole('textbox', { name: /efternamn/i }).fill(CUSTOMER.lastName)
    await main.getByRole('textbox', { name: authMessages.email() }).fill(email)
    await main.getByRole('textbox', { name: /mobil/i }).fill(CUSTOMER.mobile)
    await main.getByLabel(authMessages.password(), { exact: true }).fill(PASSWORD)
    await main.getByLabel(authMessages.repeatPassword(), { exact: true }).fill(PASSWORD)
    await main.getByRole('checkbox', { name: authMessages.acceptTerms() }).check()
  }
  const fillLogIn = async (email: string, password = PASSWORD) => {
    await main.getByRole('textbox', { name: authMessages.email() }).fill(email)
    await main.getByLabel(authMessages.password(), { exact: true }).fill(password)
  }
  return {
    fillRegistration,
    fillLogIn,
    async register(email: string, sandbox: Sandbox) {
      await hydrated(page)
      await fillRegistration(email)
      await button(authMessages.registerAction()).click()
      await expect(main.getByText(authMessages.registerSuccessPendingEmail())).toBeVisible()
      const letter = await sandbox.letter(email, 'verifiera=')
      await page.goto(/https?:\/\/\S+verifiera=\S+/.exec(letter.text)?.[0] ?? '')
      await hydrated(page)
      await button(authMessages.verifyAction()).click()
      await expect(main.getByText(authMessages.emailVerified())).toBeVisible()
    },
    async logIn(email: string, password = PASSWORD) {
      await hydrated(page)
      await fillLogIn(email, password)
      await button(authMessages.loginAction()).click()
    },
    async cancelOrder() {
      await hydrated(page)
      await main.getByText(accountOrderMessages.cancel(), { exact: true }).click()
      await button(accountOrderMessages.cancelConfirm()).click()
      await expect(main.getByText(accountOrderMessages.cancelled())).toBeVisible()
    },
  }
}
