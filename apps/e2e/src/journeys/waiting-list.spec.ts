import {
  addDays,
  stockholmDate,
  stockholmInstant,
  stockholmTime,
  visitTimeText,
  weekdayOf,
} from '@klarsikt/core/calendar'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as waitingListMessages from '@klarsikt/core/messages/waiting-list'
import { newPersonalNumber } from '../harness/personal-number.js'
import { bookingWizard } from './pages/booking-wizard.js'
import { expectAccessible } from './support/axe.js'
import { createBrowserClient } from './support/browser-client.js'
import { testAt } from './support/clocked-shop.js'
import { open } from './support/open.js'
import { expect } from './support/test.js'

const EXAM = { storeId: 1001, examType: 'glasses', ageGroup: '18-74' } as const
const MOBILE = '+46701740605'
/** Tomorrow: the shop's clock starts in the morning, and must not be behind the browser's clock, by which sessions end. */
const TODAY = addDays(stockholmDate(new Date()), 1)
const MORNING = stockholmInstant(TODAY, '10:00')
/** A Saturday in the week after, when one examiner works. */
const DAY = addDays(TODAY, 13 - weekdayOf(TODAY))

const test = testAt(MORNING)

test('a customer waits for an earlier time, is offered one that another cancels, and books it [BOOK-004, BOOK-006]', async ({
  page,
  sandbox,
  openBrowser,
  baseURL,
}) => {
  const main = page.getByRole('main')
  const other = await openBrowser()
  const { client, must } = createBrowserClient(other.request, baseURL ?? '')
  const email = `bevakar-${crypto.randomUUID().slice(0, 8)}@exempel.test`

  const taken = await test.step('every time of a morning is booked', async () => {
    const { slots } = await must(client.getSlots({ query: { ...EXAM, from: DAY, to: DAY } }))
    const times = [...new Set(slots.map(({ start }) => start))].filter((start) => stockholmTime(start) < '12:00')
    const bookings = []
    for (const start of times) {
      const person = { ssn: newPersonalNumber(), firstName: 'Astrid', lastName: 'Ek-Lund', mobile: '070-174 06 06' }
      const contact = { email: 'bokad@exempel.test', idempotencyKey: crypto.randomUUID() }
      bookings.push((await must(client.createBooking({ body: { ...EXAM, ...person, ...contact, start } }))).booking)
    }
    return bookings
  })

  const url = await test.step('the customer asks for that morning from the times of the wizard', async () => {
    await open(page, '/boka-synundersökning?typ=glasogon&alder=18-74&butik=1001')
    await main.getByRole('link', { name: waitingListMessages.link() }).click()
    await expect(main.getByRole('heading', { level: 1, name: waitingListMessages.title() })).toBeVisible()
    await expectAccessible(page, 'the form of the waiting list')
    await main.getByLabel(waitingListMessages.earliest()).fill(DAY)
    await main.getByLabel(waitingListMessages.latest()).fill(DAY)
    await main.getByLabel(waitingListMessages.dayPart()).selectOption('morning')
    await main.getByLabel(waitingListMessages.mobile()).fill(MOBILE)
    await main.getByLabel(waitingListMessages.email()).fill(email)
    await main.getByRole('button', { name: waitingListMessages.join() }).click()
    await expect(main.getByText(waitingListMessages.joined())).toBeVisible()
    await expect(main.getByText(waitingListMessages.none())).toBeVisible()
    const { message } = await sandbox.sms(MOBILE, 'Avsluta bevakningen')
    return /https?:\S+/.exec(message)?.[0] ?? ''
  })

  await test.step('another customer cancels, and the time is offered by SMS and letter', async () => {
    const [, cancelled] = taken
    await must(client.cancelBooking({ params: { id: cancelled?.id ?? '' }, body: {} }))
    // One round each of the waiting list, the mail and the SMS.
    const { text } = await sandbox.letter(email, waitingListMessages.letterOpen(), 60_000)
    expect(text).toContain(url)
    const { message } = await sandbox.sms(MOBILE, 'Svara här')
    expect(message).toContain(stockholmTime(cancelled?.start ?? ''))
    expect(message).toContain(url)
  })

  await test.step('the offer is accepted, and booked with the details', async () => {
    const visit = bookingWizard(page)
    await open(page, url)
    await expect(main.getByRole('heading', { name: waitingListMessages.offerHeading() })).toBeVisible()
    await expectAccessible(page, 'an offered time')
    await main.getByRole('button', { name: waitingListMessages.accept() }).click()
    await expect(visit.heading(wizardMessages.detailsHeading())).toBeVisible()
    await visit.fillIn(newPersonalNumber(), email)
    await visit.review()
    await visit.book()
    await expect(main).toContainText(visitTimeText(taken[1]?.start ?? ''))
    await open(page, url)
    await expect(main.getByText(waitingListMessages.stateAccepted())).toBeVisible()
  })
})
