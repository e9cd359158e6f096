import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { choiceFields } from '../../choices/choices.js'
import { forgetDraft } from '../../details/draft.js'
import {
  examPerks,
  exams,
  hold,
  HOLD_ID,
  inDays,
  nextFree,
  slot,
  slots,
  stores,
  waitingStores,
} from '../../testing/bookings.js'
import { ADULT, anonymous, focusOn, heading, press, show, START } from './testing/wizard.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => server.use(exams, examPerks(), stores, waitingStores, nextFree, slots, hold, anonymous, release))
afterEach(() => {
  server.resetHandlers()
  forgetDraft()
})
afterAll(() => server.close())

const release = mock('releaseHold', () => ({ success: true as const }))

describe('from the exam to the time [ROUTE-027, ROUTE-054]', () => {
  it('asks for the exam with its length, and says the price of members before it is chosen', async () => {
    const { user } = show()
    const glasses = await screen.findByRole('radio', { name: /för glasögon/ })
    expect(glasses.closest('label')).toHaveTextContent('Cirka 30 minuter · 199 kr för medlemmar')
    expect(glasses.closest('label')).toHaveTextContent('395 kr')
    expect(glasses).not.toBeChecked()
    await press(user, 'Fortsätt')
    expect(screen.getByRole('group', { name: 'Typ av undersökning' })).toHaveAccessibleDescription(/Gör ett val/)
    await user.click(glasses)
    await press(user, 'Fortsätt')
    await focusOn('Vem ska undersökas?')
  })

  it('says what the club gives who is logged in before it is chosen [LOYAL-004]', async () => {
    server.use(examPerks({ isMember: true, revisits: ['glasses'] }))
    show()
    const glasses = await screen.findByRole('radio', { name: /för glasögon/ })
    expect(glasses.closest('label')).toHaveTextContent('Kostnadsfritt återbesök om besöket är för dig själv')
    expect(glasses.closest('label')).toHaveTextContent('199 kr, medlemspris')
    expect(glasses.closest('label')).not.toHaveTextContent('395 kr')
  })

  it('says that a lens subscription includes the exam, or from when it does again [LENS-017]', async () => {
    server.use(examPerks({ lensExam: { from: null } }))
    const { unmount } = show()
    const first = await screen.findByRole('radio', { name: /^Linsundersökning/ })
    expect(first.closest('label')).toHaveTextContent('Ingår i ditt linsabonnemang om besöket är för dig själv')
    unmount()
    server.use(examPerks({ lensExam: { from: '2099-03-02' } }))
    show()
    const later = await screen.findByRole('radio', { name: /^Linsundersökning/ })
    expect(later.closest('label')).toHaveTextContent(/Ingår i ditt linsabonnemang igen från .*2 mars/)
    expect(later.closest('label')).toHaveTextContent('495 kr')
  })

  it('says that a glasses subscription includes the exam, or from when it does again', async () => {
    server.use(examPerks({ glassesExam: { from: null } }))
    const { unmount } = show()
    const first = await screen.findByRole('radio', { name: /för glasögon/ })
    expect(first.closest('label')).toHaveTextContent('Ingår i ditt Lifestyle-abonnemang om besöket är för dig själv')
    unmount()
    server.use(examPerks({ glassesExam: { from: '2099-03-02' } }))
    show()
    const later = await screen.findByRole('radio', { name: /för glasögon/ })
    expect(later.closest('label')).toHaveTextContent(/Ingår i ditt Lifestyle-abonnemang igen från .*2 mars/)
    expect(later.closest('label')).toHaveTextContent('395 kr')
  })

  it('offers four age groups, and says where to turn with a younger child [BOOK-002]', async () => {
    const { user } = show({ typ: 'glasogon' })
    await heading('Vem ska undersökas?')
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    expect(screen.getByText(/undersöks av ögonläkare/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /18–74/ }))
    await press(user, 'Fortsätt')
    await focusOn('Välj butik')
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Butik')
  })

  it('lists the stores that have the exam, each with its first free time, and leads on to its times', async () => {
    const { user } = show({ typ: 'glasogon', alder: '18-74' })
    await heading('Välj butik')
    const [city, uppsala, ...others] = screen.getAllByRole('heading', { level: 3 })
    expect(city).toHaveTextContent('Stockholm City')
    expect(uppsala).toHaveTextContent('Uppsala Centrum')
    expect(others).toEqual([])
    expect(screen.getByText(/Första lediga tid/)).toBeVisible()
    expect(screen.getByText(/Inga lediga tider just nu/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: /^Välj\s*Stockholm City$/ }))
    expect(await heading('Välj tid')).toBeVisible()
  })

  it('shows the same stores on a map when it is asked for, and leads on from a pin', async () => {
    const { user } = show({ typ: 'glasogon', alder: '18-74' })
    await heading('Välj butik')
    const toggle = screen.getByRole('button', { name: 'Visa karta' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle)
    const map = await screen.findByRole('group', { name: 'Karta över butikerna' })
    // Both stores are at one point of the map. A press on their number separates them.
    await user.click(within(map).getByRole('button', { name: /2 butiker/ }))
    await user.click(await within(map).findByRole('button', { name: 'Uppsala Centrum' }, { timeout: 3000 }))
    expect(screen.getAllByRole('heading', { level: 3, name: /Uppsala Centrum/ })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Dölj kartan' }))
    expect(screen.queryByRole('group', { name: 'Karta över butikerna' })).toBeNull()
  })

  it('says which store has a booking system that does not answer, and leads to it all the same [ERR-009]', async () => {
    server.use(mock('getNextFree', () => ({ stores: [{ storeId: 1001, start: null, isAway: true }] })))
    show({ typ: 'glasogon', alder: '18-74' })
    expect(await screen.findByText(/Butikens bokning svarar inte just nu/)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Välj\s*Stockholm City$/ })).toBeVisible()
  })

  it('searches by place, and says so when there is no store', async () => {
    const { user } = show({ typ: 'glasogon', alder: '18-74' })
    let asked: string | null = null
    await user.type(await screen.findByLabelText('Sök ort eller postnummer'), 'Kiruna')
    server.use(
      mock('getStores', ({ query }) => {
        asked = query.get('q')
        return { data: [] }
      }),
    )
    await press(user, 'Sök')
    expect(await screen.findByText('Vi hittar ingen butik där')).toBeVisible()
    expect(asked).toBe('Kiruna')
  })

  it('keeps the list when the stores cannot be had', async () => {
    server.use(mock('getStores', () => new MockRefusal(503, { code: 'unavailable', message: 'Borta.' })))
    show({ typ: 'glasogon', alder: '18-74' })
    expect(await screen.findByText('Butikerna kunde inte hämtas.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Försök igen' })).toBeVisible()
  })

  it('holds the chosen time and goes on to the details', async () => {
    const { user } = show(choiceFields(ADULT))
    let body: unknown
    server.use(
      mock('holdSlot', (request) => {
        body = request.body
        return { success: true as const, holdId: HOLD_ID, expiresAt: inDays(1), resourceId: 'ada' }
      }),
    )
    await heading('Välj tid')
    await press(user, 'Fortsätt med tiden')
    expect(await screen.findByText('Välj en tid för att fortsätta.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^(10|11):00$/ }))
    await press(user, 'Fortsätt med tiden')
    await focusOn('Dina uppgifter')
    expect(screen.getByText(/Vi håller tiden/)).toBeVisible()
    expect(body).toMatchObject({ examType: 'glasses', ageGroup: '18-74', storeId: 1001, start: START })
  })

  it('says that a time is taken, keeps everything and shows the nearest others [ERR-008]', async () => {
    const other = inDays(3)
    const { user } = show(choiceFields(ADULT))
    server.use(
      mock(
        'holdSlot',
        () =>
          new MockRefusal(409, {
            code: 'booking.slot-taken',
            message: 'Tiden har precis bokats av någon annan. Välj en annan tid.',
            alternatives: [slot(other), slot(other, 'bo')],
          }),
      ),
    )
    await user.click(await screen.findByRole('radio', { name: /^(10|11):00$/ }))
    await press(user, 'Fortsätt med tiden')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/precis bokats.*Allt du har valt och skrivit finns kvar/)).toBeVisible()
    server.use(hold)
    await user.click(alert.getByRole('button'))
    expect(await heading('Dina uppgifter')).toBeVisible()
  })

  it('says when the times cannot be had for another reason', async () => {
    server.use(mock('getSlots', () => new MockRefusal(503, { code: 'unavailable', message: 'Borta.' })))
    show(choiceFields(ADULT))
    expect(await screen.findByText('Tiderna kunde inte hämtas.')).toBeVisible()
  })

  it('offers no waiting at a store whose times the shop does not see', async () => {
    const first = show(choiceFields(ADULT))
    expect(await screen.findByRole('link', { name: 'Bevaka tidigare tid' })).toBeVisible()
    first.unmount()
    server.use(mock('getWaitingStores', () => ({ data: [] })))
    show(choiceFields(ADULT))
    expect(await screen.findByRole('button', { name: /Föreslå/ })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Bevaka tidigare tid' })).toBeNull()
  })

  it('says when a store does not answer, and offers to suggest a time [ERR-009, BOOK-008]', async () => {
    server.use(mock('getSlots', () => new MockRefusal(503, { code: 'booking.provider-away', message: 'Borta.' })))
    const { user } = show(choiceFields(ADULT))
    expect(await screen.findByText(/Leverantören av bokningen för Stockholm City svarar inte/)).toBeVisible()
    await press(user, 'Föreslå tiden')
    expect(screen.getByLabelText('Dag')).toHaveAccessibleDescription(/Ange ett giltigt datum\./)
    expect(screen.getByLabelText('Dag')).toHaveFocus()
    await user.type(screen.getByLabelText('Dag'), inDays(7).slice(0, 10))
    await press(user, 'Föreslå tiden')
    expect(await heading('Dina uppgifter')).toBeVisible()
    expect(screen.queryByText(/Vi håller/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Granska förslaget' })).toBeVisible()
  })
})

describe('a hearing test [ROUTE-036]', () => {
  it('begins with the store and asks for no age', async () => {
    show({}, 'booking-auditory')
    expect(await screen.findByRole('heading', { level: 1, name: 'Boka hörseltest' })).toBeVisible()
    expect(await heading('Välj butik')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/Undersökning$/)).toBeNull())
  })
})
