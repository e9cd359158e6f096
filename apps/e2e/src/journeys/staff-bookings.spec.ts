import type { ExamTypeId } from '@klarsikt/core/booking'
import { addDays, dateText, dayRange, stockholmDate, stockholmTime, visitTimeText } from '@klarsikt/core/calendar'
import * as bookingPageMessages from '@klarsikt/core/messages/booking-page'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { href } from '@klarsikt/shop-config/paths'
import type { Page } from '@playwright/test'
import { newPersonalNumber } from '../harness/personal-number.js'
import { bookingWizard, checkByKey } from './pages/booking-wizard.js'
import { staff } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import type { BrowserClient } from './support/browser-client.js'
import { open } from './support/open.js'
import { expect, test } from './support/test.js'

/** The store of the demo's employee. */
const STORE = 1001
/** Each window size uses its own days, because the journey makes an examiner absent. */
const FIRST_DAY = { phone: 30, desktop: 60 } as const

const someone = () => `kalender-${crypto.randomUUID().slice(0, 8)}@exempel.test`

async function freeTime({ client, must }: BrowserClient, examType: ExamTypeId, from: string) {
  const query = { storeId: STORE, examType, ageGroup: '18-74' as const, from, to: addDays(from, 20) }
  const [slot] = (await must(client.getSlots({ query }))).slots
  if (!slot) throw new Error('The store has no free time')
  return slot
}

const person = (email: string) => ({
  storeId: STORE,
  ageGroup: '18-74' as const,
  ssn: newPersonalNumber(),
  firstName: 'Maja',
  lastName: 'Sjögren',
  email,
  mobile: '070-123 45 67',
  idempotencyKey: crypto.randomUUID(),
})

async function openVisit(page: Page, start: string, name: RegExp): Promise<void> {
  await open(page, `${href('staff-bookings')}?dag=${stockholmDate(start)}`)
  const day = page.getByRole('region', { name: dateText(stockholmDate(start), { year: true }), exact: true })
  const visit = day.getByRole('listitem').filter({ hasText: stockholmTime(start) })
  await visit.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a store answers a suggestion, moves the visit, and asks for rebooking on an absence [BOOK-005, BOOK-008]', async ({
  page,
  shop,
  sandbox,
  openBrowser,
}, { project }) => {
  const day = addDays(stockholmDate(new Date()), FIRST_DAY[project.name as keyof typeof FIRST_DAY])
  const email = someone()
  const main = page.getByRole('main')
  const slot = await freeTime(shop, 'glasses', day)
  const { booking } = await shop.must(
    shop.client.requestBooking({ body: { ...person(email), examType: 'glasses', start: slot.start } }),
  )

  const store = await openBrowser()
  const screen = await store.newPage()
  const desk = staff(screen)
  await desk.logIn(sandbox)
  const content = screen.getByRole('main')

  await test.step('the suggestion is booked at its time', async () => {
    await open(screen, href('staff-bookings'))
    await expectAccessible(screen, 'the day of a store')
    const requests = content.getByRole('region', { name: new RegExp(staffBookingMessages.requests()) })
    // Journeys at other widths suggest times as well, so some may be folded.
    const more = requests.locator('summary')
    if ((await more.count()) > 0) await more.click()
    await requests
      .getByRole('listitem')
      .filter({ hasText: visitTimeText(slot.start) })
      .getByRole('link')
      .click()
    await expect(content.getByText(staffBookingMessages.suggested({ when: visitTimeText(slot.start) }))).toBeVisible()
    await expectAccessible(screen, 'a suggestion')
    await content.getByLabel(staffBookingMessages.message()).first().fill('Välkommen till oss!')
    await desk.press(staffBookingMessages.accept())
    await desk.said(staffBookingMessages.doneBooked())
    const letter = await sandbox.letter(email, 'Tack för din bokning')
    expect(letter.text).toContain('Välkommen till oss!')
  })

  await test.step('it is moved, and the customer gets a letter', async () => {
    await openVisit(screen, slot.start, /Maja Sjögren/)
    await content.getByRole('link', { name: staffBookingMessages.move() }).click()
    const other = content.locator(`input[name=tid]:enabled:not([value="${slot.start}"])`).first()
    await checkByKey(other)
    await desk.press(staffBookingMessages.moveConfirm())
    await desk.said(staffBookingMessages.doneMoved())
    await sandbox.letter(email, 'Butiken har behövt flytta din tid')
    const { data } = await shop.must(shop.client.getBooking({ params: { id: booking.id } }))
    expect(data.start).not.toBe(slot.start)
    await page.goto(href('booking-visual-exam-details', { id: booking.id }))
    await expect(main.getByText(visitTimeText(data.start))).toBeVisible()
  })

  const moved = (await shop.must(shop.client.getBooking({ params: { id: booking.id } }))).data
  const away = stockholmDate(moved.start)

  await test.step('who sees the customer is away, and no colleague is free', async () => {
    await open(screen, `${href('staff-bookings')}?vy=vecka&dag=${away}`)
    await expectAccessible(screen, 'the week of a store')
    // The colleagues who could take the visit become absent first, so that the customer has to choose another time.
    for (const name of [...(await colleaguesOf(screen, away, moved.examiner)), moved.examiner ?? '']) {
      await open(screen, href('staff-absence'))
      await content.getByLabel(staffBookingMessages.absenceWho()).selectOption({ label: name })
      await content.getByLabel(staffBookingMessages.absenceFrom()).fill(away)
      await content.getByLabel(staffBookingMessages.absenceTo()).fill(away)
      await desk.press(staffBookingMessages.absencePreview())
      const hits = content.getByRole('region', { name: staffBookingMessages.absenceHits() })
      await expect(hits).toContainText(name)
      if (name === moved.examiner) {
        await expect(hits.getByText(staffBookingMessages.rebookingAsked())).toBeVisible()
        await expectAccessible(screen, 'what an absence hits')
      }
      await desk.press(staffBookingMessages.absenceConfirm())
      await expect(content.getByText(/^Frånvaron är inlagd/)).toBeVisible()
    }
    await sandbox.letter(email, 'har fått förhinder')
  })

  await test.step('the customer waits on the list, and chooses another time by the link', async () => {
    await open(screen, href('staff-bookings'))
    const rebookings = content.getByRole('region', { name: new RegExp(staffBookingMessages.rebookings()) })
    await expect(rebookings.getByText(visitTimeText(moved.start))).toBeVisible()
    await open(page, href('booking-visual-exam-details', { id: booking.id }))
    await main.getByRole('link', { name: bookingPageMessages.rebook() }).click()
    await bookingWizard(page).chooseTime()
    await main.getByRole('button', { name: bookingPageMessages.rebook() }).click()
    await expect(main.getByText(bookingPageMessages.rebooked())).toBeVisible()
    await open(screen, href('staff-bookings'))
    await expect(content.getByText(visitTimeText(moved.start))).toHaveCount(0)
  })

  await test.step('the absence is taken out again', async () => {
    await open(screen, href('staff-absence'))
    const list = content.getByRole('region', { name: staffBookingMessages.absenceList() })
    const own = list.locator('details').filter({ hasText: dayRange(away, away) })
    for (let left = await own.count(); left > 0; left--) {
      await own.first().locator('summary').click()
      await own.first().getByRole('button', { name: staffBookingMessages.absenceWithdrawConfirm() }).click()
      await expect(own).toHaveCount(left - 1)
    }
    await expectAccessible(screen, 'absences')
  })
})

/** The other people who work in the store on a day, as the calendar shows them. */
async function colleaguesOf(screen: Page, day: string, examiner: string | null): Promise<string[]> {
  await open(screen, `${href('staff-bookings')}?dag=${day}`)
  const names = await screen.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()
  return names.filter((name) => name !== examiner)
}
