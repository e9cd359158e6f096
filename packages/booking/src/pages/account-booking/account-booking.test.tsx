import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Booking } from '@klarsikt/contract/shop/types'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { BOOKING, BOOKING_ID, examPerks, exams, inDays } from '../../testing/bookings.js'
import { AccountBookingPage } from './account-booking-page.js'
import { changeAccountBooking } from './change-account-booking.js'
import { loadAccountBooking } from './load-account-booking.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = (bookings: readonly Booking[]) => {
  server.use(
    exams,
    examPerks(),
    mock('listBookings', () => ({ data: [...bookings] })),
  )
  return open({
    path: '/mitt-konto/boka-synundersökning',
    load: loadAccountBooking,
    mutate: changeAccountBooking,
    page: AccountBookingPage,
  })
}

it('lists own bookings beside the wizard, earlier ones folded [ROUTE-026]', async () => {
  show([BOOKING, { ...BOOKING, id: 'c'.repeat(32), status: 'cancelled' }])
  const list = within(await screen.findByRole('region', { name: 'Mina bokningar' }))
  const [coming] = list.getAllByRole('link', { name: /Visa bokningen/ })
  expect(coming).toHaveAttribute('href', `/boka-synundersökning/${BOOKING_ID}`)
  expect(list.getByText('Tidigare')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Vad vill du boka?' })).toBeVisible()
})

it('says when there are none', async () => {
  show([{ ...BOOKING, start: inDays(-3), end: inDays(-3), status: 'completed' }])
  expect(await screen.findByText('Du har inga bokade tider.')).toBeVisible()
})

it('leads to the log-in, and back to what was chosen', async () => {
  server.use(mock('listBookings', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })))
  open({
    path: '/mitt-konto/boka-synundersökning',
    at: '/mitt-konto/boka-synundersökning?butik=1001',
    load: loadAccountBooking,
    page: AccountBookingPage,
  })
  expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
})
