import { EXAMS, HEARING, inDays, slot, storeSlots } from '@klarsikt/booking/testing/bookings'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { staffMember, VISIT, VISIT_ID } from '../../testing/store-bookings.js'
import { bookForCustomer } from './book-for-customer.js'
import { loadNewBooking } from './load-new-booking.js'
import { StaffBookingNewPage } from './staff-booking-new-page.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/butik-personal/bokningar/ny'
const show = (query: string = '') => {
  server.use(
    staffMember,
    storeSlots,
    mock('getExamTypes', () => ({ examTypes: [...EXAMS, HEARING] })),
  )
  return open({
    role: 'optician',
    path: PATH,
    at: PATH + query,
    load: loadNewBooking,
    mutate: bookForCustomer,
    page: StaffBookingNewPage,
  })
}

it('asks what the visit is for, then when, then whom it is for, and books it', async () => {
  const sent: object[] = []
  const { user } = show()
  server.use(
    mock('createStoreBooking', ({ body }) => {
      sent.push(body)
      if (sent.length > 1) return { success: true as const, booking: VISIT }
      const alternatives = [slot(inDays(2, 13))]
      return new MockRefusal(409, { code: 'booking.slot-taken', message: 'Tiden är redan bokad.', alternatives })
    }),
  )
  await user.selectOptions(await screen.findByLabelText('Undersökning'), 'Synundersökning för glasögon')
  await user.selectOptions(screen.getByLabelText(/Åldersgrupp/), '18–74 år')
  await user.click(screen.getByRole('button', { name: 'Visa lediga tider' }))
  await user.click((await screen.findAllByRole('radio', { name: /^\d\d:00$/ }))[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Fortsätt med tiden' }))
  await user.click(await screen.findByRole('button', { name: 'Boka och meddela kunden' }))
  expect(screen.getByLabelText('Förnamn')).toHaveAccessibleDescription(/Ange/)
  await user.type(screen.getByLabelText(/Personnummer/), '19900101-2385')
  await user.type(screen.getByLabelText('Förnamn'), 'Maja')
  await user.type(screen.getByLabelText('Efternamn'), 'Ek')
  await user.type(screen.getByLabelText('E-post'), 'maja@klarsikt.example')
  await user.type(screen.getByLabelText('Mobilnummer'), '070-174 06 05')
  await user.click(screen.getByRole('button', { name: 'Boka och meddela kunden' }))
  const refused = within(await screen.findByRole('alert'))
  expect(refused.getByText(/Tiden är redan bokad/)).toBeVisible()
  expect(screen.getByLabelText('Förnamn')).toHaveValue('Maja')
  // Choosing another time sends the input again.
  await user.click(refused.getByRole('button'))
  expect(await screen.findByText(`at /butik-personal/bokningar/${VISIT_ID}`)).toBeVisible()
  expect(sent).toMatchObject([
    { examType: 'glasses', ageGroup: '18-74', start: inDays(2), firstName: 'Maja', mobile: '+46701740605' },
    { start: inDays(2, 13), firstName: 'Maja', resourceId: null },
  ])
})

it('shows no times until the age is known where the exam asks for it', async () => {
  show('?typ=glasogon')
  expect(await screen.findByLabelText('Undersökning')).toHaveValue('glasogon')
  expect(screen.queryByRole('heading', { name: 'Välj tid' })).not.toBeInTheDocument()
})

it('says what the backend finds wrong at its field', async () => {
  const { user } = show(`?typ=horsel&tid=${inDays(2)}`)
  const fields = { email: 'Adressen kan inte nås.' }
  server.use(
    mock(
      'createStoreBooking',
      () => new MockRefusal(422, { code: 'request.invalid', message: 'Något är fel.', fields }),
    ),
  )
  await user.type(await screen.findByLabelText(/Personnummer/), '19900101-2385')
  await user.type(screen.getByLabelText('Förnamn'), 'Maja')
  await user.type(screen.getByLabelText('Efternamn'), 'Ek')
  await user.type(screen.getByLabelText('E-post'), 'maja@klarsikt.example')
  await user.type(screen.getByLabelText('Mobilnummer'), '070-174 06 05')
  await user.click(screen.getByRole('button', { name: 'Boka och meddela kunden' }))
  expect((await screen.findAllByText(fields.email))[0]).toBeVisible()
})
