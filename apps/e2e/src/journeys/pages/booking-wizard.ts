import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as fieldMessages from '@klarsikt/core/messages/field'
import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses a time with the keyboard, because the cookie question may cover it. */
export async function checkByKey(time: Locator): Promise<void> {
  await time.press('Space')
  await expect(time).toBeChecked()
}

export function bookingWizard(page: Page) {
  const main = page.getByRole('main')
  const heading = (name: string) => main.getByRole('heading', { level: 2, name })
  const next = () => main.getByRole('button', { name: commonMessages.continue() }).click()
  return {
    main,
    heading,
    async chooseExam(name: string, age: string) {
      await main.getByRole('radio', { name }).check()
      await next()
      await expect(heading(wizardMessages.ageHeading())).toBeFocused()
      await main.getByRole('radio', { name: age }).check()
      await next()
    },
    async chooseStore() {
      await expect(heading(wizardMessages.storeHeading())).toBeVisible()
      await main
        .getByRole('listitem')
        .filter({ hasText: /Första lediga tid/ })
        .first()
        .getByRole('link', { name: commonMessages.select() })
        .click()
    },
    /** Moves to a week in which changing the visit is still free. */
    async showNextWeek() {
      await main.getByRole('button', { name: 'Nästa vecka' }).click()
      await expect(page).toHaveURL(/dag=/)
      await expect(main.locator('input[name=tid]:enabled').first()).toBeAttached()
    },
    async chooseTime(button: string = wizardMessages.timeChoose()) {
      await checkByKey(main.locator('input[name=tid]:enabled').first())
      await main.getByRole('button', { name: button }).click()
    },
    async fillIn(ssn: string, email: string) {
      await main.getByLabel(fieldMessages.ssn()).fill(ssn)
      await main.getByLabel(fieldMessages.firstName()).fill('Maja')
      await main.getByLabel(fieldMessages.lastName()).fill('Sjögren')
      await main.getByLabel('E-post').fill(email)
      await main.getByLabel(fieldMessages.mobile(), { exact: true }).fill('070-123 45 67')
    },
    async review() {
      await main.getByRole('button', { name: wizardMessages.detailsContinue() }).click()
      await expect(heading(wizardMessages.summaryHeading())).toBeFocused()
    },
    async book() {
      await main.getByRole('checkbox', { name: wizardMessages.summaryTerms() }).check()
      await main.getByRole('button', { name: wizardMessages.summaryBook() }).click()
      await expect(main.getByText(/är bokad!/)).toBeVisible()
    },
  }
}
