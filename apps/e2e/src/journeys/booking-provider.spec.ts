import * as bookingPageMessages from '@klarsikt/core/messages/booking-page'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as fieldMessages from '@klarsikt/core/messages/field'
import type { APIRequestContext, Page } from '@playwright/test'
import { newPersonalNumber } from '../harness/personal-number.js'
import { bookingWizard } from './pages/booking-wizard.js'
import { expectAccessible } from './support/axe.js'
import { oneAtATime } from './support/one-at-a-time.js'
import { open } from './support/open.js'
import { expect, test as base } from './support/test.js'

/** The store in Nacka is the one of the demo with an outside booking system. */
const STORE = 'Nacka'
const TIMES = '/boka-synundersökning?typ=glasogon&alder=18-74&butik=1068'
const someone = () => `leverantor-${crypto.randomUUID().slice(0, 8)}@exempel.test`

const behave = async (request: APIRequestContext, fault: object) =>
  expect((await request.post('/sandbox/booking/__control/fault', { data: fault })).status()).toBe(200)

/** All journeys share one simulated booking system, so they run one at a time. */
const test = base.extend<{ readonly bookingSystem: undefined }>({
  bookingSystem: [
    async ({ request }, use) => {
      await oneAtATime('booking-provider', async () => {
        await use(undefined)
        await behave(request, { kind: 'none' })
      })
    },
    { auto: true, timeout: 180_000 },
  ],
})

interface Appointment {
  readonly status: string
  readonly start: string
  readonly patient: { readonly email: string }
}
async function appointmentsOf(request: APIRequestContext, email: string): Promise<Appointment[]> {
  const answer = await request.get('/sandbox/booking/__control/appointments')
  const { appointments } = (await answer.json()) as { appointments: Appointment[] }
  return appointments.filter(({ patient }) => patient.email === email)
}

function steps(page: Page) {
  const main = page.getByRole('main')
  return {
    main,
    async chooseTime() {
      const visit = bookingWizard(page)
      await visit.showNextWeek()
      await visit.chooseTime()
    },
    async fillIn(email: string, review: string) {
      await main.getByLabel(fieldMessages.ssn()).fill(newPersonalNumber())
      await main.getByLabel(fieldMessages.firstName()).fill('Maja')
      await main.getByLabel(fieldMessages.lastName()).fill('Sjögren')
      await main.getByLabel('E-post').fill(email)
      await main.getByLabel(fieldMessages.mobile(), { exact: true }).fill('070-123 45 67')
      await main.getByRole('button', { name: review }).click()
      await main.getByRole('checkbox', { name: wizardMessages.summaryTerms() }).check()
    },
  }
}

test('a visit is booked at a store with a booking system of its own, and cancelled there too [ROUTE-027, BOOK-004]', async ({
  page,
  request,
  sandbox,
}) => {
  const email = someone()
  const { main, chooseTime, fillIn } = steps(page)
  await open(page, TIMES)
  await expect(main.getByRole('heading', { level: 2, name: wizardMessages.timeHeading() })).toBeVisible()
  await chooseTime()
  await expect(main.getByText(/Vi håller tiden/)).toBeVisible()
  await fillIn(email, wizardMessages.detailsContinue())
  await main.getByRole('button', { name: wizardMessages.summaryBook() }).click()
  await expect(main.getByText(/är bokad!/)).toBeVisible()
  await expect(main.getByText(/Lova Brandt|Milan Öst/)).toBeVisible()
  expect(await appointmentsOf(request, email)).toMatchObject([{ status: 'booked' }])
  await sandbox.letter(email, 'bokad')
  await main.getByText(bookingPageMessages.cancel()).click()
  await main.getByRole('button', { name: /^Ja, avboka/ }).click()
  await expect(main.getByText(bookingPageMessages.cancelled())).toBeVisible()
  await expect
    .poll(async () => (await appointmentsOf(request, email))[0]?.status, { timeout: 20_000 })
    .toBe('cancelled')
})

test('a store whose booking system is away says so, and takes a suggestion [ERR-009, BOOK-008]', async ({
  page,
  request,
}) => {
  await behave(request, { kind: 'busy' })
  const { main, fillIn } = steps(page)
  await open(page, TIMES)
  await expect(main.getByText(new RegExp(`Leverantören av bokningen för .*${STORE} svarar inte`))).toBeVisible()
  await expectAccessible(page, 'a store whose booking system is away')
  await main.getByLabel(wizardMessages.suggestDate()).fill(inTwoWeeks())
  await main.getByRole('button', { name: wizardMessages.suggestAction() }).click()
  await fillIn(someone(), wizardMessages.detailsSuggest())
  await main.getByRole('button', { name: wizardMessages.summarySuggest() }).click()
  await expect(main.getByText(/Ditt förslag är skickat/)).toBeVisible()
})

test('a lost answer leaves the visit unconfirmed until it is known', async ({ page, request, sandbox }) => {
  const email = someone()
  const { main, chooseTime, fillIn } = steps(page)
  await open(page, TIMES)
  await chooseTime()
  await fillIn(email, wizardMessages.detailsContinue())
  await behave(request, { kind: 'lost', operation: 'createAppointment' })
  await main.getByRole('button', { name: wizardMessages.summaryBook() }).click()
  await expect(main.getByText(bookingPageMessages.unconfirmed())).toBeVisible()
  await expectAccessible(page, 'a visit that is not confirmed')
  await behave(request, { kind: 'none' })
  await sandbox.letter(email, 'är bokad', 60_000)
  await page.reload()
  await expect(main.getByText('Bekräftad')).toBeVisible()
  expect(await appointmentsOf(request, email)).toHaveLength(1)
})

function inTwoWeeks(): string {
  return new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
}
