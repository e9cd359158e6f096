import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as bookingPageMessages from '@klarsikt/core/messages/booking-page'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as warningMessages from '@klarsikt/core/messages/warning'
import { newPersonalNumber } from '../harness/personal-number.js'
import { bookingWizard } from './pages/booking-wizard.js'
import { expectAccessible } from './support/axe.js'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

const someone = () => `bokning-${crypto.randomUUID().slice(0, 8)}@exempel.test`

/** Personal number of a ten-year-old child, with its check digit. */
function childNumber(): string {
  const digits = `${(new Date().getUTCFullYear() - 10) % 100}`.padStart(2, '0') + '0101239'
  const sum = [...digits].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return `${new Date().getUTCFullYear() - 10}0101-239${(10 - (sum % 10)) % 10}`
}

test('an exam is booked, moved, cancelled and booked again [ROUTE-027, ROUTE-028, BOOK-004, BOOK-005, BOOK-006, BOOK-007]', async ({
  page,
  sandbox,
}) => {
  const email = someone()
  const adult = newPersonalNumber()
  const visit = bookingWizard(page)
  const { main } = visit
  await open(page, '/boka-synundersökning')
  await expectAccessible(page, 'the exams')
  await visit.chooseExam(bookingMessages.examGlasses(), bookingMessages.age1874())
  await expectAccessible(page, 'the stores')
  await visit.chooseStore()
  await expect(visit.heading(wizardMessages.timeHeading())).toBeFocused()
  await expectAccessible(page, 'the times')
  await visit.showNextWeek()
  await visit.chooseTime()
  await expect(main.getByText(/Vi håller tiden/)).toBeVisible()
  await visit.fillIn(adult, email)
  await expectAccessible(page, 'the details')

  // Going back and forth or reloading loses nothing and asks nothing again, but the personal number is never stored.
  await page.goBack()
  await expect(visit.heading(wizardMessages.timeHeading())).toBeVisible()
  await page.goForward()
  await expect(main.getByLabel(fieldMessages.firstName())).toHaveValue('Maja')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(main.getByLabel(fieldMessages.firstName())).toHaveValue('Maja')
  await expect(main.getByLabel(fieldMessages.ssn())).toHaveValue('')
  await main.getByLabel(fieldMessages.ssn()).fill(adult)
  await visit.review()
  await expectAccessible(page, 'the summary')
  await visit.book()
  await expect(page).toHaveURL(/\/boka-synunders[^/]*\/[0-9a-f]{32}\?klar=ny$/)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, 'the booking')
  await expect(main).not.toContainText(adult)
  await sandbox.letter(email, 'bokad')

  await main.getByRole('link', { name: bookingPageMessages.change() }).click()
  await visit.showNextWeek()
  await visit.chooseTime()
  await expect(visit.heading(bookingPageMessages.confirmHeading())).toBeFocused()
  await expect(main.getByText(/Vi håller tiden/)).toBeVisible()
  await expectAccessible(page, 'a new time that is held')
  await main.getByRole('button', { name: bookingPageMessages.move() }).click()
  await expect(main.getByText(bookingPageMessages.moved())).toBeVisible()

  await main.getByText(bookingPageMessages.cancel()).click()
  await main.getByRole('button', { name: /^Ja, avboka/ }).click()
  await expect(main.getByText(bookingPageMessages.cancelled())).toBeVisible()
  await main.getByRole('link', { name: bookingPageMessages.rebook() }).click()
  await visit.showNextWeek()
  await visit.chooseTime()
  await main.getByRole('button', { name: bookingPageMessages.rebook() }).click()
  await expect(main.getByText(bookingPageMessages.rebooked())).toBeVisible()
})

test('a child is booked with a guardian, and leaving asks first [BOOK-002, CHROME-001]', async ({ page }) => {
  const visit = bookingWizard(page)
  const { main } = visit
  await open(page, '/boka-synundersökning?typ=glasogon')
  await expect(main.getByText(bookingMessages.ageUnder8())).toBeVisible()
  await main.getByRole('radio', { name: bookingMessages.age812() }).check()
  await main.getByRole('button', { name: commonMessages.continue() }).click()
  await visit.chooseStore()
  await visit.chooseTime()
  await expect(visit.heading(wizardMessages.detailsHeadingChild())).toBeVisible()
  await visit.fillIn(childNumber(), someone())
  await page.getByRole('banner').getByRole('link').first().click()
  await page.getByRole('button', { name: warningMessages.unsavedChangesStay() }).click()
  await expect(main.getByLabel(fieldMessages.firstName())).toHaveValue('Maja')
  await main.getByRole('button', { name: wizardMessages.detailsContinue() }).click()
  await expect(main.getByText('Ange vårdnadshavarens namn.').first()).toBeVisible()
  await main.getByLabel(wizardMessages.detailsGuardianName()).fill('Åsa Sjögren')
  await main.getByLabel(wizardMessages.detailsGuardianMobile()).fill('070-765 43 21')
  await visit.review()
  await visit.book()
})

test('a hearing test is booked without an age [ROUTE-036]', async ({ page }) => {
  const visit = bookingWizard(page)
  await open(page, '/horsel/boka-horseltest')
  await expectAccessible(page, 'a hearing test')
  await visit.chooseStore()
  await visit.chooseTime()
  await visit.fillIn(newPersonalNumber(), someone())
  await visit.review()
  await visit.book()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ trouble }) => trouble.allow(/^failed request: csp .*\/assets\//))

  test('an exam is booked all the same', async ({ page }) => {
    const visit = bookingWizard(page)
    const { main } = visit
    await page.goto('/boka-synundersökning')
    await main.getByRole('radio', { name: bookingMessages.examGlasses() }).check()
    await main.getByRole('button', { name: commonMessages.continue() }).click()
    await main.getByRole('radio', { name: bookingMessages.age1874() }).check()
    await main.getByRole('button', { name: commonMessages.continue() }).click()
    await visit.chooseStore()
    await visit.chooseTime()
    await visit.fillIn(newPersonalNumber(), someone())
    await main.getByRole('button', { name: wizardMessages.detailsContinue() }).click()
    await expect(visit.heading(wizardMessages.summaryHeading())).toBeVisible()
    await visit.book()
  })
})
