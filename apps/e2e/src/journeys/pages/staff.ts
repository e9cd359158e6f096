import * as authMessages from '@klarsikt/core/messages/auth'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { href } from '@klarsikt/core/paths'
import { expect, type Page } from '@playwright/test'
import { hydrated, open } from '../support/open.js'
import type { Sandbox } from '../support/sandbox.js'

/** The employee of the demo. */
const EMPLOYEE = { store: '1001', number: '1001', password: 'Visa-mer-2026', email: 'butik1001@klarsikt.example' }

/** The screens of a store's staff. */
export function staff(page: Page) {
  const main = page.getByRole('main')
  return {
    async logIn(sandbox: Sandbox) {
      await open(page, href('auth-login-store'))
      await main.getByRole('textbox', { name: staffMessages.storeId() }).fill(EMPLOYEE.store)
      await main.getByRole('textbox', { name: staffMessages.employeeNumber() }).fill(EMPLOYEE.number)
      await main.getByLabel(authMessages.password(), { exact: true }).fill(EMPLOYEE.password)
      const last = await sandbox.lastLetter(EMPLOYEE.email)
      await main.getByRole('button', { name: staffMessages.loginAction() }).click()
      await expect(main.getByRole('heading', { name: staffMessages.codeTitle() })).toBeVisible()
      const letter = await sandbox.letterAfter(EMPLOYEE.email, 'kod', last)
      await main.getByRole('textbox', { name: staffMessages.code() }).fill(/\b\d{6}\b/.exec(letter.text)?.[0] ?? '')
      await main.getByRole('button', { name: staffMessages.codeAction() }).click()
      await expect(page).toHaveURL(href('staff'))
      await hydrated(page)
    },
  }
}
