import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Booking } from '@klarsikt/contract/shop/types'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BookingDetailsPage } from '../../manage/booking-details-page.js'
import { changeBooking } from '../../manage/change-booking.js'
import { loadBooking } from '../../manage/load-booking.js'
import { BOOKING, BOOKING_ID, hold, HOLD_ID, inDays, nextFree, slots, stores } from '../../testing/bookings.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const TAKEN = new MockRefusal(409, { code: 'booking.slot-taken', message: 'Tiden har precis bokats av någon annan.' })
const released: unknown[] = []
const release = mock('releaseHold', ({ params }) => {
  released.push(params['holdId'])
  return { success: true as const }
})
beforeEach(() => void (released.length = 0))

const chooseTime = async (user: UserEvent) => {
  await user.click(await screen.findByRole('radio', { name: /^(10|11):00$/ }))
  await user.click(screen.getByRole('button', { name: 'Fortsätt med tiden' }))
  const heading = await screen.findByRole('heading', { name: 'Stämmer den nya tiden?' })
  await waitFor(() => expect(heading).toHaveFocus())
}

const show = (changes: Partial<Booking> = {}, query = '') => {
  // The mock of a reference comes last, since its address pattern also matches the other calls.
  server.use(
    stores,
    nextFree,
    slots,
    hold,
    release,
    mock('getBooking', () => ({ data: { ...BOOKING, ...changes } })),
  )
  return open({
    path: '/boka-synundersökning/:id',
    at: `/boka-synundersökning/${BOOKING_ID}${query}`,
    load: loadBooking,
    mutate: changeBooking,
    page: BookingDetailsPage,
  })
}
const CANCELLED = { status: 'cancelled', canCancel: false, calendarUrl: null } as const
const LATE = { feeNow: 399, freeUntil: inDays(-1) } as const

describe('a booking [ROUTE-028]', () => {
  it('is shown with its place and time, and what is personal masked', async () => {
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Din bokning' })).toBeVisible()
    expect(screen.getByText('19900101-****')).toBeVisible()
    expect(screen.getByText(BOOKING.number)).toBeVisible()
    expect(screen.queryByText(BOOKING_ID)).toBeNull()
    expect(screen.getByText('Ada Lind')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Stockholm City' })).toHaveAttribute('href', '/hitta-butik/stockholm-city')
    expect(screen.getByRole('link', { name: 'Lägg till i kalendern' })).toHaveAttribute('href', BOOKING.calendarUrl)
    expect(screen.getByText(/kostnadsfritt till och med/)).toBeVisible()
  })

  it('is not confirmed while the booking system of the store has not answered', async () => {
    const open = { status: 'unconfirmed', examiner: null, canRebook: false, calendarUrl: null } as const
    show({ ...open, unsettledStart: BOOKING.start }, '?klar=ny')
    expect(await screen.findByText('Vi väntar på besked från butikens bokningssystem')).toBeVisible()
    expect(screen.getByText(/är inte bekräftad än/)).toBeVisible()
    expect(screen.queryByText(/är bokad!/)).toBeNull()
    expect(screen.getByText('Avboka tiden')).toBeVisible()
  })

  it('stays at its time while another one is waited for', async () => {
    show({ unsettledStart: inDays(9), canRebook: false })
    expect(await screen.findByText(/Tills dess gäller tiden nedan/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ändra tid eller butik' })).toBeNull()
  })

  it('is thanked for when it is new, with the way back to it', async () => {
    show({}, '?klar=ny')
    expect(await screen.findByText(/är bokad!/)).toBeVisible()
    expect(screen.getByText(/Vi har mejlat en bekräftelse till a\*\*\*@klarsikt\.example/)).toBeVisible()
  })

  it('with an unknown reference is not found', async () => {
    server.use(
      mock(
        'getBooking',
        () => new MockRefusal(404, { code: 'booking.not-found', message: 'Vi hittar inte bokningen.' }),
      ),
    )
    open({
      path: '/boka-synundersökning/:id',
      at: `/boka-synundersökning/${BOOKING_ID}`,
      load: loadBooking,
      page: BookingDetailsPage,
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })

  it('offers to wait for an earlier time, but not at a store with a booking system of its own', async () => {
    const { unmount } = show()
    expect(await screen.findByRole('link', { name: 'Bevaka tidigare tid' })).toBeVisible()
    unmount()
    show({ canWait: false })
    expect(await screen.findByRole('link', { name: 'Ändra tid eller butik' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Bevaka tidigare tid' })).toBeNull()
  })

  it('that is over cannot be changed here', async () => {
    show({ status: 'completed', canCancel: false, canRebook: false })
    expect(await screen.findByText(/går inte längre att ändra här/)).toBeVisible()
    expect(screen.queryByText('Avboka tiden')).toBeNull()
  })
})

describe('cancelling [BOOK-006]', () => {
  it('is free in time, asked once more, and then said', async () => {
    const { user } = show()
    let body: unknown
    await user.click(await screen.findByText('Avboka tiden'))
    expect(screen.getByText(/Det kostar ingenting/)).toBeVisible()
    const done = { ...BOOKING, ...CANCELLED }
    server.use(
      mock('cancelBooking', (request) => ((body = request.body), { success: true as const, booking: done })),
      mock('getBooking', () => ({ data: done })),
    )
    await user.click(screen.getByRole('button', { name: 'Ja, avboka' }))
    expect(await screen.findByText(/Din tid är avbokad/)).toBeVisible()
    expect(body).toEqual({ acceptFee: false })
    expect(screen.getByRole('link', { name: 'Boka på nytt' })).toBeVisible()
  })

  it('costs 399 kr later, which is shown and agreed to [BOOK-010]', async () => {
    const { user } = show(LATE)
    let body: unknown
    server.use(
      mock('cancelBooking', (request) => ((body = request.body), { success: true as const, booking: BOOKING })),
    )
    expect(await screen.findByText(/kostar nu 399 kr/)).toBeVisible()
    await user.click(screen.getByText('Avboka tiden'))
    await user.click(screen.getByRole('button', { name: /^Ja, avboka för 399\skr$/ }))
    expect(await screen.findByText(/Din tid är avbokad/)).toBeVisible()
    expect(body).toEqual({ acceptFee: true })
  })

  it('says when the fee has come to be due meanwhile, and shows it', async () => {
    const { user } = show()
    await user.click(await screen.findByText('Avboka tiden'))
    server.use(
      mock(
        'cancelBooking',
        () => new MockRefusal(409, { code: 'booking.fee-not-accepted', message: 'Godkänn avgiften på 399 kr.' }),
      ),
      mock('getBooking', () => ({ data: { ...BOOKING, ...LATE } })),
    )
    await user.click(screen.getByRole('button', { name: 'Ja, avboka' }))
    expect(await screen.findByText(/Godkänn avgiften på 399 kr/)).toBeVisible()
    expect(await screen.findByRole('button', { name: /^Ja, avboka för 399\skr$/ })).toBeVisible()
  })
})

describe('another time [BOOK-005]', () => {
  it('is chosen among those of the store, and sent with the fee that is agreed to', async () => {
    const { user } = show(LATE)
    let body: unknown
    server.use(
      mock('updateBooking', (request) => ((body = request.body), { success: true as const, booking: BOOKING })),
    )
    await user.click(await screen.findByRole('link', { name: 'Ändra tid eller butik' }))
    await chooseTime(user)
    expect(screen.getByText(/Vi håller tiden .* åt dig till kl\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ändra till tiden' }))
    expect(await screen.findByText('Gör ett val för att fortsätta.')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /avgiften på 399\skr/ }))
    await user.click(screen.getByRole('button', { name: 'Ändra till tiden' }))
    expect(await screen.findByText(/Din tid är ändrad/)).toBeVisible()
    expect(body).toMatchObject({ storeId: 1001, start: inDays(2), acceptFee: true, holdId: HOLD_ID })
  })

  it('says what a revisit costs beyond its year, before it is confirmed [LOYAL-004]', async () => {
    const { user } = show({ price: 0, priceKind: 'revisit', revisitUntil: inDays(-1).slice(0, 10) }, '?andra=1')
    expect(await screen.findByText(/Återbesöket är kostnadsfritt till och med/)).toBeVisible()
    await chooseTime(user)
    expect(screen.getByText('Nytt pris').nextElementSibling).toHaveTextContent('199 kr, medlemspris')
  })

  it('says what the exam of a lens subscription costs before it is included, before it is confirmed [LENS-017]', async () => {
    const includedFrom = inDays(40).slice(0, 10)
    const { user } = show({ examType: 'lenses', price: 0, priceKind: 'included', includedFrom }, '?andra=1')
    expect(await screen.findByText(/Undersökningen ingår i abonnemanget från/)).toBeVisible()
    await chooseTime(user)
    expect(screen.getByText('Nytt pris').nextElementSibling).toHaveTextContent('495 kr')
  })

  it('may be at another store', async () => {
    const { user } = show({}, '?andra=1')
    await user.click(await screen.findByRole('link', { name: 'Byt butik' }))
    await user.click(await screen.findByRole('link', { name: /^Välj\s*Uppsala Centrum$/ }))
    expect(await screen.findByText(/hos Uppsala Centrum/)).toBeVisible()
  })

  it('brings a cancelled booking back [BOOK-007]', async () => {
    const { user } = show(CANCELLED)
    server.use(mock('updateBooking', () => ({ success: true as const, booking: BOOKING })))
    await user.click(await screen.findByRole('link', { name: 'Boka på nytt' }))
    await chooseTime(user)
    await user.click(screen.getByRole('button', { name: 'Boka på nytt' }))
    expect(await screen.findByText(/bokad på nytt/)).toBeVisible()
  })

  it('that is taken before it is held is said, and the others stay', async () => {
    const { user } = show({}, '?andra=1')
    server.use(mock('holdSlot', () => TAKEN))
    await user.click(await screen.findByRole('radio', { name: /^(10|11):00$/ }))
    await user.click(screen.getByRole('button', { name: 'Fortsätt med tiden' }))
    expect(within(await screen.findByRole('alert')).getByText(/precis bokats/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Fortsätt med tiden' })).toBeVisible()
  })

  it('that was lost after its hold ran out is said, beside what was chosen', async () => {
    const { user } = show({}, '?andra=1')
    server.use(mock('updateBooking', () => TAKEN))
    await chooseTime(user)
    await user.click(screen.getByRole('button', { name: 'Ändra till tiden' }))
    expect(within(await screen.findByRole('alert')).getByText(/precis bokats/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Välj en annan tid' })).toBeVisible()
  })

  it('is given back for another one, for the old one, and when the page is left', async () => {
    const { user, unmount } = show({}, '?andra=1')
    await chooseTime(user)
    await user.click(screen.getByRole('button', { name: 'Välj en annan tid' }))
    expect(await screen.findByRole('button', { name: 'Fortsätt med tiden' })).toBeVisible()
    expect(new Set(released)).toEqual(new Set([HOLD_ID]))
    await chooseTime(user)
    released.length = 0
    await user.click(screen.getByRole('button', { name: 'Behåll tiden som den är' }))
    expect(await screen.findByRole('link', { name: 'Ändra tid eller butik' })).toBeVisible()
    expect(new Set(released)).toEqual(new Set([HOLD_ID]))
    await user.click(screen.getByRole('link', { name: 'Ändra tid eller butik' }))
    await chooseTime(user)
    released.length = 0
    unmount()
    await waitFor(() => expect(released).toEqual([HOLD_ID]))
  })
})

describe('the requisition of an exam that a company pays', () => {
  const pending = { state: 'pending', expiresAt: inDays(9), canSend: true } as const

  it.each([
    ['approved', /Företaget får fakturan/],
    ['rejected', /Du betalar undersökningen själv/],
  ] as const)('says what %s means, and asks nobody again [B2B-003, B2B-004]', async (state, text) => {
    show({ requisition: { state, expiresAt: inDays(9), canSend: false } })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByLabelText('Chefens e-postadress')).toBeNull()
  })

  it('that is rejected leaves the choice to pay or to cancel without a fee [B2B-004]', async () => {
    const start = inDays(0.5)
    show({ start, freeUntil: start, requisition: { state: 'rejected', expiresAt: inDays(9), canSend: false } })
    expect(await screen.findByText(/betala undersökningen själv i butiken.*avbokar du utan avgift/)).toBeVisible()
    expect(screen.getByText('Du kan av- eller omboka kostnadsfritt ända fram till besöket.')).toBeVisible()
  })

  it('is sent again, also to another manager', async () => {
    const { user } = show({ requisition: { ...pending, state: 'expired' } })
    let body: unknown
    server.use(
      mock('sendRequisition', (request) => {
        body = request.body
        return { success: true as const, data: pending }
      }),
    )
    await user.type(await screen.findByLabelText('Chefens e-postadress'), 'annan@tranan.example')
    await user.click(screen.getByRole('button', { name: 'Skicka en ny länk' }))
    expect(await screen.findByText(/Länken är skickad/)).toBeVisible()
    expect(body).toEqual({ bookingId: BOOKING_ID, managerEmail: 'annan@tranan.example' })
  })

  it('keeps what is typed where it is refused', async () => {
    const { user } = show({ requisition: pending })
    server.use(
      mock(
        'sendRequisition',
        () =>
          new MockRefusal(422, {
            code: 'request.invalid',
            message: 'Fel.',
            fields: { managerEmail: 'Ange en giltig e-postadress.' },
          }),
      ),
    )
    await user.type(await screen.findByLabelText('Chefens e-postadress'), 'annan@tranan')
    await user.click(screen.getByRole('button', { name: 'Skicka en ny länk' }))
    expect(await screen.findByText('Ange en giltig e-postadress.')).toBeVisible()
    expect(screen.getByLabelText('Chefens e-postadress')).toHaveValue('annan@tranan')
  })
})
