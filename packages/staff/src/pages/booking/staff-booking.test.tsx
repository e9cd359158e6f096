import { inDays, slot, storeSlots } from '@klarsikt/booking/testing/bookings'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StoreBooking } from '@klarsikt/contract/shop/types'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { at, CHILD, REQUEST, storeBooking, TO_REBOOK, VISIT } from '../../testing/store-bookings.js'
import { changeStaffBooking } from './change-staff-booking.js'
import { loadStaffBooking } from './load-staff-booking.js'
import { StaffBookingPage } from './staff-booking-page.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/butik-personal/bokningar'
interface Shown {
  readonly now?: string
  readonly query?: string
}
const show = (booking: StoreBooking, { now, query = '' }: Shown = {}) => {
  server.use(storeBooking(booking, now), storeSlots)
  return open({
    role: 'optician',
    path: `${PATH}/:id`,
    at: `${PATH}/${booking.id}${query}`,
    load: loadStaffBooking,
    mutate: changeStaffBooking,
    page: StaffBookingPage,
  })
}
const value = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextElementSibling

it('shows what the store needs of a visit, and the personal number masked', async () => {
  show(CHILD)
  expect(await screen.findByRole('heading', { level: 1, name: 'Maja Ek' })).toBeVisible()
  expect(await value('Tid')).toHaveTextContent('tisdag 3 november kl. 10:30')
  expect(await value('Optiker')).toHaveTextContent('Ada Lind')
  expect(await value('Personnummer')).toHaveTextContent('20150115-****')
  expect(await value('Vårdnadshavare')).toHaveTextContent('Bo Ek, 070-174 06 05')
  expect(screen.getByText('Barn')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Flytta besöket' })).toHaveAttribute('href', `${PATH}/${CHILD.id}?andra=1`)
  expect(screen.queryByRole('button', { name: 'Besöket är genomfört' })).not.toBeInTheDocument()
})

it('says which company pays, and how', async () => {
  const company = {
    name: 'Skruv och Mutter AB',
    organisationNumber: '559990-1005',
    requisitionType: 'electronic' as const,
    reference: 'KST 4711',
  }
  show({ ...VISIT, examType: 'terminal', company })
  expect(await value('Företag')).toHaveTextContent('Skruv och Mutter AB')
  expect(await value('Referens')).toHaveTextContent('KST 4711')
})

/** The suggested time is in the future, as are the times that the page asks for. */
const SUGGESTED = { ...REQUEST, start: inDays(2), end: slot(inDays(2)).end }

it('books a suggestion at its time with a greeting [BOOK-008]', async () => {
  const sent: unknown[] = []
  const { user } = show(SUGGESTED)
  server.use(
    mock('answerBooking', ({ body }) => {
      sent.push(body)
      return { success: true as const, booking: { ...VISIT, id: REQUEST.id } }
    }),
  )
  expect(await screen.findByText(/Kunden har föreslagit/)).not.toHaveTextContent('inte ledig')
  await user.type(screen.getAllByLabelText(/Hälsning till kunden/)[0] ?? document.body, 'Välkommen!')
  await user.click(screen.getByRole('button', { name: 'Boka tiden och meddela kunden' }))
  expect(await screen.findByText('Tiden är bokad. Kunden har fått ett brev.')).toBeVisible()
  expect(sent).toEqual([{ version: 0, accept: true, start: SUGGESTED.start, resourceId: null, message: 'Välkommen!' }])
})

it('says that a suggested time is not free, and offers others', async () => {
  show({ ...SUGGESTED, start: inDays(2, 7), end: slot(inDays(2, 7)).end })
  expect(await screen.findByText(/Tiden är inte ledig/)).toBeVisible()
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(0)
})

it('declines a suggestion once that is confirmed, with the reason that is typed', async () => {
  const sent: unknown[] = []
  const { user } = show(SUGGESTED)
  server.use(
    mock('answerBooking', ({ body }) => {
      sent.push(body)
      return { success: true as const, booking: { ...REQUEST, status: 'declined' as const } }
    }),
  )
  await user.click(await screen.findByText('Avböj förslaget'))
  await user.type(screen.getAllByLabelText(/Hälsning till kunden/)[1] ?? document.body, 'Vi har fullt.')
  await user.click(screen.getByRole('button', { name: 'Avböj och meddela kunden' }))
  expect(await screen.findByText('Förslaget är avböjt. Kunden har fått ett brev.')).toBeVisible()
  expect(sent).toEqual([{ version: 0, accept: false, message: 'Vi har fullt.' }])
})

it('moves a visit, and keeps the greeting where the time is taken [ERR-008]', async () => {
  const sent: { start: string; message: string }[] = []
  const { user } = show(VISIT, { query: `?andra=1&optiker=&dag=${inDays(2).slice(0, 10)}` })
  server.use(
    mock('moveStoreBooking', ({ body }) => {
      sent.push(body as (typeof sent)[number])
      if (sent.length > 1) return { success: true as const, booking: VISIT }
      const alternatives = [slot(inDays(2, 13))]
      return new MockRefusal(409, { code: 'booking.slot-taken', message: 'Tiden är redan bokad.', alternatives })
    }),
  )
  const [time] = await screen.findAllByRole('radio', { name: /^\d\d:00$/ })
  await user.click(time ?? document.body)
  await user.type(screen.getByLabelText(/Hälsning till kunden/), 'Vi behöver flytta dig.')
  await user.click(screen.getByRole('button', { name: 'Flytta och meddela kunden' }))
  const refused = within(await screen.findByRole('alert'))
  expect(refused.getByText(/Tiden är redan bokad/)).toBeVisible()
  await user.click(refused.getByRole('button'))
  expect(await screen.findByText('Besöket är flyttat. Kunden har fått ett brev.')).toBeVisible()
  expect(sent).toMatchObject([
    { version: 3, start: inDays(2), message: 'Vi behöver flytta dig.' },
    { version: 3, start: inDays(2, 13), message: 'Vi behöver flytta dig.' },
  ])
})

it('notes a visit as done or missed once it has begun; a miss is confirmed and says what it costs', async () => {
  const sent: unknown[] = []
  server.use(
    mock('settleBooking', ({ body }) => {
      sent.push(body)
      return { success: true as const, booking: VISIT }
    }),
  )
  const { user, unmount } = show(VISIT, { now: at('10:05') })
  await user.click(await screen.findByText('Kunden kom inte'))
  expect(screen.getByText(/399\skr/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Anteckna att kunden uteblev' }))
  expect(await screen.findByText('Besöket är antecknat som uteblivet.')).toBeVisible()
  unmount()
  const { user: again } = show(VISIT, { now: at('10:05') })
  await again.click(await screen.findByRole('button', { name: 'Besöket är genomfört' }))
  expect(await screen.findByText('Besöket är genomfört.')).toBeVisible()
  expect(sent).toEqual([
    { version: 3, outcome: 'miss' },
    { version: 3, outcome: 'complete' },
  ])
})

it('says that another was first, and shows the visit as it is now', async () => {
  const message = 'Någon annan har ändrat bokningen. Här ser du den som den är nu.'
  const { user } = show(VISIT, { now: at('10:05') })
  server.use(
    mock('settleBooking', () => {
      server.use(storeBooking({ ...VISIT, version: 4, status: 'no-show' }, at('10:06')))
      return new MockRefusal(409, { code: 'booking.changed', message })
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Besöket är genomfört' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByText('Uteblivet besök')).toBeVisible()
  expect(screen.getByText('Det finns inget mer att göra med besöket.')).toBeVisible()
})

it('leads to the prescription of an exam that has taken place, and of no other visit', async () => {
  const { unmount } = show({ ...VISIT, status: 'completed' }, { now: at('10:40') })
  expect(await screen.findByRole('link', { name: 'Skriv in receptet' })).toHaveAttribute(
    'href',
    `${PATH}/${VISIT.id}/recept`,
  )
  unmount()
  show({ ...VISIT, status: 'completed', examType: 'driving' }, { now: at('10:40') })
  expect(await screen.findByText('Det finns inget mer att göra med besöket.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Skriv in receptet' })).toBeNull()
})

it('takes a customer who wants no other time off the list', async () => {
  const { user } = show(TO_REBOOK)
  server.use(mock('closeRebooking', () => ({ success: true as const, booking: TO_REBOOK })))
  expect(await screen.findByRole('link', { name: 'Boka om' })).toHaveAttribute(
    'href',
    `${PATH}/${TO_REBOOK.id}?andra=1`,
  )
  await user.click(screen.getByText('Kunden ska inte boka om'))
  await user.click(screen.getByRole('button', { name: 'Ta bort från listan' }))
  expect(await screen.findByText('Kunden är borttagen från listan över ombokningar.')).toBeVisible()
})

it('has nothing to do for a visit whose customer is forgotten', async () => {
  show({ ...VISIT, status: 'cancelled', isForgotten: true, firstName: '', lastName: '' })
  expect(await screen.findByText('Uppgifterna om kunden är raderade.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Boka om' })).not.toBeInTheDocument()
})

it('is not found where the session has ended, and when a visit is another store’s', async () => {
  const refuse = (status: number, code: 'booking.not-found' | 'request.unauthorized') =>
    mock('getStoreBooking', () => new MockRefusal(status, { code, message: 'Nej.' }))
  for (const handler of [refuse(404, 'booking.not-found'), refuse(401, 'request.unauthorized')]) {
    server.use(handler)
    const { unmount } = open({
      role: 'optician',
      path: `${PATH}/:id`,
      at: `${PATH}/x`,
      load: loadStaffBooking,
      page: StaffBookingPage,
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
    unmount()
  }
})
