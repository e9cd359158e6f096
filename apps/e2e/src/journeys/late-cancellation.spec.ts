import { addWorkingDays, stockholmDate, stockholmInstant } from '@klarsikt/core/calendar'
import * as bookingPageMessages from '@klarsikt/core/messages/booking-page'
import { newPersonalNumber } from '../harness/personal-number.js'
import { bookingWizard } from './pages/booking-wizard.js'
import { expectAccessible } from './support/axe.js'
import { testAt } from './support/clocked-shop.js'
import { open } from './support/open.js'
import { expect } from './support/test.js'

const DAY_MS = 86_400_000
/** A morning with appointments, so that times within a day are free. */
const MORNING = stockholmInstant(addWorkingDays(stockholmDate(new Date()), 1), '10:00')

const test = testAt(MORNING)

test('a visit within a day costs 399 kr to cancel, shown and agreed to [BOOK-010] @money', async ({ page, shop }) => {
  const free = await shop.must(shop.client.getNextFree({ query: { examType: 'glasses', ageGroup: '18-74' } }))
  const latest = (MORNING?.getTime() ?? 0) + DAY_MS
  const soon = free.stores.find(({ start }) => start !== null && Date.parse(start) < latest)
  expect(soon, 'a store has a free time within a day').toBeDefined()
  const visit = bookingWizard(page)
  const { main } = visit
  await open(page, `/boka-synundersökning?typ=glasogon&alder=18-74&butik=${soon?.storeId}`)
  await visit.chooseTime()
  await visit.fillIn(newPersonalNumber(), `sent-${crypto.randomUUID().slice(0, 8)}@exempel.test`)
  await visit.review()
  await visit.book()
  await expect(main.getByText(/kostar nu 399\skr/)).toBeVisible()
  await expectAccessible(page, 'a visit that costs to cancel')
  await main.getByText(bookingPageMessages.cancel()).click()
  await main.getByRole('button', { name: /^Ja, avboka för 399\skr/ }).click()
  await expect(main.getByText(bookingPageMessages.cancelled())).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: /^399\skr$/ })).toBeVisible()
})
