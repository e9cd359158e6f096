import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { choiceFields, NO_CHOICES } from '../../choices/choices.js'
import { forgetDraft, forgetPage } from '../../details/draft.js'
import {
  BOOKING_ID,
  examPerks,
  exams,
  hold,
  HOLD_ID,
  inDays,
  nextFree,
  slot,
  slots,
  stores,
} from '../../testing/bookings.js'
import { open } from '../../testing/mount.js'
import { changeWizard, loadWizard, WizardPage, type WizardPlace } from './index.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => server.use(exams, examPerks(), stores, nextFree, slots, hold, anonymous, release))
afterEach(() => {
  server.resetHandlers()
  forgetDraft()
})
afterAll(() => server.close())

const anonymous = mock(
  'getCustomerDetails',
  () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' }),
)
let released: string[] = []
const release = mock('releaseHold', ({ params }) => {
  released.push(params['holdId'] ?? '')
  return { success: true as const }
})

const PATH = '/boka-synundersökning'
const show = (query: Readonly<Record<string, string>> = {}, place: WizardPlace = 'booking-visual-exam') => {
  const path = place === 'booking-auditory' ? '/horsel/boka-horseltest' : PATH
  return open({
    path,
    at: `${path}?${new URLSearchParams(query)}`,
    load: (client, { url }) => loadWizard(client, { url, place }),
    mutate: changeWizard(place),
    page: WizardPage,
  })
}
const START = inDays(2)
const ADULT = { ...NO_CHOICES, examType: 'glasses', ageGroup: '18-74', storeId: 1001 } as const
const held = () => ({
  ...ADULT,
  start: START,
  hold: { id: HOLD_ID, until: new Date(Date.now() + 600_000).toISOString() },
})
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const focusOn = async (name: string) => {
  const found = await heading(name)
  await waitFor(() => expect(found).toHaveFocus())
}
const press = async (user: ReturnType<typeof show>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }))

async function fillIn(user: ReturnType<typeof show>['user']) {
  await user.type(await screen.findByLabelText('Personnummer'), '19900101-2385')
  await user.type(screen.getByLabelText('Förnamn'), 'Anna')
  await user.type(screen.getByLabelText('Efternamn'), 'Åberg')
  await user.type(screen.getByLabelText(/E-post/), 'anna@klarsikt.example')
  await user.type(screen.getByLabelText('Mobilnummer'), '070-123 45 67')
}

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
    // All stand in one place here: a press on their number parts them.
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

  it('says when a store does not answer, and offers to suggest a time [ERR-009, BOOK-008]', async () => {
    server.use(mock('getSlots', () => new MockRefusal(503, { code: 'booking.provider-away', message: 'Borta.' })))
    const { user } = show(choiceFields(ADULT))
    expect(await screen.findByText(/Leverantören av bokningen för Stockholm City svarar inte/)).toBeVisible()
    await user.type(screen.getByLabelText('Dag'), inDays(7).slice(0, 10))
    await press(user, 'Föreslå tiden')
    expect(await heading('Dina uppgifter')).toBeVisible()
    expect(screen.queryByText(/Vi håller/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Granska förslaget' })).toBeVisible()
  })
})

describe('details and summary', () => {
  it('marks what is missing and wrong before anything is sent [VALID-001, VALID-006, VALID-032]', async () => {
    const { user } = show(choiceFields(held()))
    await user.type(await screen.findByLabelText(/Meddelande till butiken/), '<b>')
    await press(user, 'Granska bokningen')
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getByText('Ange ditt personnummer.')).toBeVisible()
    expect(summary.getByText('Ange ditt mobilnummer.')).toBeVisible()
    expect(screen.getByLabelText(/Meddelande till butiken/)).toBeInvalid()
    expect(screen.getByLabelText('Personnummer')).toHaveFocus()
  })

  it('holds the age group against the personal number (decision G4)', async () => {
    const { user } = show(choiceFields({ ...held(), ageGroup: '75' }))
    await fillIn(user)
    await press(user, 'Granska bokningen')
    expect((await screen.findAllByText(/stämmer inte med åldersgruppen 75 år/)).length).toBeGreaterThan(0)
  })

  it('asks for the guardian of a child', async () => {
    show(choiceFields({ ...held(), ageGroup: '8-12' }))
    expect(await heading('Uppgifter om barnet')).toBeVisible()
    expect(screen.getByLabelText('Vårdnadshavarens mobilnummer')).toBeVisible()
  })

  it('books what was looked over, once, and leads to the booking [BOOK-004, VALID-013]', async () => {
    const { user } = show(choiceFields(held()))
    let body: unknown
    server.use(
      mock('createBooking', (request) => {
        body = request.body
        return { success: true as const, booking: { id: BOOKING_ID, status: 'booked' as const, start: START } }
      }),
    )
    await fillIn(user)
    await press(user, 'Granska bokningen')
    await focusOn('Stämmer allt?')
    expect(screen.getByText('19900101-****')).toBeVisible()
    expect(screen.getByText('395 kr, 199 kr för medlemmar')).toBeVisible()
    await press(user, 'Boka tiden')
    expect(await screen.findByText('Du behöver godkänna villkoren för att fortsätta.')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /Jag godkänner villkoren/ }))
    await press(user, 'Boka tiden')
    expect(await screen.findByText(`at /boka-synundersökning/${BOOKING_ID}`)).toBeVisible()
    expect(body).toMatchObject({
      examType: 'glasses',
      storeId: 1001,
      start: START,
      holdId: HOLD_ID,
      firstName: 'Anna',
      ssn: '19900101-2385',
    })
  })

  it('shows alternatives when the time is lost at the last moment, and keeps what is typed [ERR-008]', async () => {
    const { user } = show(choiceFields(held()))
    server.use(
      mock(
        'createBooking',
        () =>
          new MockRefusal(409, {
            code: 'booking.slot-taken',
            message: 'Tiden har precis bokats av någon annan. Välj en annan tid.',
            alternatives: [slot(inDays(3))],
          }),
      ),
    )
    await fillIn(user)
    await press(user, 'Granska bokningen')
    await user.click(await screen.findByRole('checkbox', { name: /Jag godkänner villkoren/ }))
    await press(user, 'Boka tiden')
    const alert = within(await screen.findByRole('alert'))
    await user.click(alert.getByRole('button'))
    expect(await screen.findByLabelText('Förnamn')).toHaveValue('Anna')
  })

  it('puts back what was typed after a reload, all but the personal number', async () => {
    const first = show(choiceFields(held()))
    await fillIn(first.user)
    await press(first.user, 'Granska bokningen')
    await heading('Stämmer allt?')
    first.unmount()
    forgetPage()
    show({ steg: 'sammanfattning', ...choiceFields(held()) })
    expect(await screen.findByLabelText('Förnamn')).toHaveValue('Anna')
    expect(screen.getByLabelText('Personnummer')).toHaveValue('')
  })

  it('says when the hold has ended, and takes the time again', async () => {
    const { user } = show(choiceFields({ ...held(), hold: { id: HOLD_ID, until: new Date(0).toISOString() } }))
    expect(await screen.findByText(/Vi håller inte längre tiden/)).toBeVisible()
    await press(user, 'Håll tiden igen')
    expect(await screen.findByText(/10 minuter kvar/)).toBeVisible()
  })
})

describe('what the account knows', () => {
  it('is filled in, and decides the price [ROUTE-026, LOYAL-004]', async () => {
    const details = {
      customerNumber: '123456782',
      email: 'anna@klarsikt.example',
      personalNumber: '19900101-****',
      birthDate: '1990-01-01',
      firstName: 'Anna',
      lastName: 'Åberg',
      mobile: '0701234567',
      street: '',
      postalCode: '',
      city: '',
      marketing: { email: false, sms: false },
    }
    server.use(
      mock('getCustomerDetails', () => ({ data: details })),
      examPerks({ isMember: true, revisits: ['glasses'] }),
    )
    const { user } = show(choiceFields(held()))
    expect(await screen.findByLabelText('Förnamn')).toHaveValue('Anna')
    expect(screen.getByLabelText(/Personnummer/)).toHaveValue('19900101-****')
    expect(screen.getByLabelText(/E-post/)).toHaveValue('anna@klarsikt.example')
    expect(screen.getByText('Vi har fyllt i uppgifterna från ditt konto.')).toBeVisible()
    // The number goes on as it is shown; the backend has it whole.
    await press(user, 'Granska bokningen')
    expect(await screen.findByText('19900101-****')).toBeVisible()
    expect(screen.getByText('Återbesök inom ett år: 0 kr')).toBeVisible()
    expect(screen.queryByText('Du betalar i butiken efter besöket.')).toBeNull()
  })
})

describe('leaving [CHROME-001]', () => {
  it('asks first, keeps everything for who stays, and gives the time back when it is left', async () => {
    released = []
    const { user } = show(choiceFields(held()))
    await user.type(await screen.findByLabelText('Förnamn'), 'Anna')
    await user.click(screen.getByRole('link', { name: 'Start' }))
    const question = within(await screen.findByRole('dialog', { name: 'Vill du lämna sidan?' }))
    await user.click(question.getByRole('button', { name: 'Stanna kvar' }))
    expect(screen.getByLabelText('Förnamn')).toHaveValue('Anna')
    expect(released).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Start' }))
    await user.click(await screen.findByRole('button', { name: 'Lämna sidan' }))
    expect(await screen.findByText('at /')).toBeVisible()
    await waitFor(() => expect(released).toEqual([HOLD_ID]))
  })

  it('asks nothing of who has typed and chosen no time yet, or goes on to log in', async () => {
    const first = show({ typ: 'glasogon' })
    await heading('Vem ska undersökas?')
    await first.user.click(screen.getByRole('link', { name: 'Start' }))
    expect(await screen.findByText('at /')).toBeVisible()
    first.unmount()
    const { user } = show(choiceFields(held()))
    await user.type(await screen.findByLabelText('Förnamn'), 'Anna')
    await user.click(screen.getByRole('link', { name: /Logga in/ }))
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })

  it('warns when the page itself is closed', async () => {
    show(choiceFields(held()))
    await heading('Dina uppgifter')
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
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
