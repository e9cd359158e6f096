import { createShopClient } from '@klarsikt/contract/client'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  at,
  emptyStore,
  REQUEST,
  STORE_DATA,
  STORE_DATE,
  storeBookings,
  TO_REBOOK,
  VISIT,
  VISIT_ID,
} from '../../testing/store-bookings.js'
import { loadStaffBookings } from './load-staff-bookings.js'
import { StaffBookingsPage } from './staff-bookings-page.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/butik-personal/bokningar'
const show = (query: string = `?dag=${STORE_DATE}`, handler = storeBookings) => {
  server.use(handler)
  return open({ role: 'optician', path: PATH, at: PATH + query, load: loadStaffBookings, page: StaffBookingsPage })
}

it('shows the day of each who works there, in the order of the clock', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 2, name: 'tisdag 3 november 2026' })).toBeVisible()
  const ada = within(screen.getByRole('region', { name: 'Ada Lind' }))
  const texts = ada.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts).toEqual([
    expect.stringContaining('09:30–10:00 Per Alm'),
    expect.stringContaining('10:00–10:30 Åsa Sjögren'),
    expect.stringContaining('10:30–11:00 Maja Ek'),
    expect.stringContaining('11:00–12:00 Ledigt'),
    '12:00–13:00 Rast',
    '13:00–13:30 Hålls åt någon som bokar just nu',
    expect.stringContaining('13:30–18:00 Ledigt'),
  ])
  expect(ada.getByText('Barn')).toBeVisible()
  expect(ada.getByText('Pågår')).toBeVisible()
  expect(ada.getByRole('link', { name: /Åsa Sjögren/ })).toHaveAttribute('href', `${PATH}/${VISIT_ID}`)
  expect(ada.getByRole('link', { name: /^Boka.*en kund 11:00 hos Ada Lind$/ })).toHaveAttribute(
    'href',
    `${PATH}/ny?dag=${STORE_DATE}&optiker=ada`,
  )
  expect(ada.getByText('3 besök, 5 h 30 min ledigt')).toBeVisible()
  const bo = within(screen.getByRole('region', { name: 'Bo Ek' }))
  expect(bo.getByText('Företag')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Cia Winter' })).getByText('Utbildning')).toBeVisible()
  expect(screen.getByText('Avbokade (1)')).toBeVisible()
})

it('lists what waits for an answer, each with the way to it', async () => {
  show()
  const requests = within(await screen.findByRole('region', { name: 'Förslag att besvara (1)' }))
  expect(requests.getByRole('link', { name: /^Svara.*Nils Öberg$/ })).toHaveAttribute('href', `${PATH}/${REQUEST.id}`)
  const rebookings = within(screen.getByRole('region', { name: 'Kunder att boka om (1)' }))
  expect(rebookings.getByRole('link', { name: /^Boka om.*Karin Dahl$/ })).toHaveAttribute(
    'href',
    `${PATH}/${TO_REBOOK.id}`,
  )
})

it('opens a booking by the number that the customer reads out, and says when there is none', async () => {
  const asked: string[] = []
  server.use(
    mock('getStoreBooking', ({ params }) => {
      asked.push(params['id'] ?? '')
      return params['id'] === VISIT.number
        ? { data: { booking: VISIT, resources: [], storeId: 1001, now: at('09:00') } }
        : new MockRefusal(404, { code: 'booking.not-found', message: 'Nej.' })
    }),
  )
  const client = createShopClient({ baseUrl: 'http://api.test', apiKey: 'k', csrfToken: () => 't' })
  const url = new URL(`https://klarsikt.test${PATH}?nummer=b+4821+7736`)
  await expect(loadStaffBookings(client, { url })).rejects.toMatchObject({ status: 302 })
  show('?nummer=B00000000')
  expect(await screen.findByLabelText('Bokningsnummer')).toHaveAccessibleDescription(
    /Butiken har ingen bokning med numret B00000000/,
  )
  expect(asked).toEqual(['B48217736', 'B00000000'])
})

it('goes by links to other days and weeks', async () => {
  show()
  const steps = within(await screen.findByRole('navigation', { name: 'Byt dag' }))
  expect(steps.getByRole('link', { name: 'Föregående dag' })).toHaveAttribute('href', `${PATH}?dag=2026-11-02`)
  expect(steps.getByRole('link', { name: 'Nästa dag' })).toHaveAttribute('href', `${PATH}?dag=2026-11-04`)
  expect(steps.getByRole('link', { name: 'I dag' })).toHaveAttribute('href', `${PATH}?dag=${STORE_DATE}`)
  expect(screen.getByRole('link', { name: 'Vecka' })).toHaveAttribute('href', `${PATH}?vy=vecka&dag=${STORE_DATE}`)
  expect(screen.getByLabelText('Gå till dag')).toHaveValue(STORE_DATE)
})

it('shows a week from Monday, each day with what is booked and free', async () => {
  show(`?vy=vecka&dag=${STORE_DATE}`)
  expect(await screen.findByRole('heading', { level: 2, name: 'Vecka 45, 2–8 november' })).toBeVisible()
  const tuesday = screen.getByRole('link', { name: 'tisdag 3 november' }).closest('li')
  expect(tuesday).toHaveAttribute('aria-current', 'date')
  expect(within(tuesday ?? document.body).getByText('2 besök, 3 h 30 min ledigt')).toBeVisible()
  expect(screen.getAllByText('Butiken har stängt.')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Nästa vecka' })).toHaveAttribute('href', `${PATH}?vy=vecka&dag=2026-11-10`)
})

it('says when nothing is booked and the store is closed', async () => {
  show(undefined, emptyStore)
  expect(await screen.findByText('Inga besök är bokade.')).toBeVisible()
  expect(screen.getByText('Butiken har stängt.')).toBeVisible()
  expect(screen.queryByRole('region', { name: /Förslag/ })).not.toBeInTheDocument()
})

it('shows visits of who has left the store, and offers no time that has passed', async () => {
  const bookings = [{ ...VISIT, resourceId: 'gone' }]
  show(
    undefined,
    mock('getStoreBookings', () => ({ data: { ...STORE_DATA, bookings, now: at('19:00') } })),
  )
  const others = within(await screen.findByRole('region', { name: 'Övriga' }))
  expect(others.getByText('Åsa Sjögren')).toBeVisible()
  expect(screen.queryByRole('link', { name: /en kund .* hos/ })).not.toBeInTheDocument()
})

it('is not found by anybody else', async () => {
  const message = 'Nej.'
  show(
    undefined,
    mock('getStoreBookings', () => new MockRefusal(403, { code: 'request.forbidden', message })),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('error')
})
