import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { choiceFields } from '../../choices/choices.js'
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
import { anonymous, fillIn, focusOn, heading, held, press, show, START } from './testing/wizard.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => server.use(exams, examPerks(), stores, nextFree, slots, hold, anonymous, release))
afterEach(() => {
  server.resetHandlers()
  forgetDraft()
})
afterAll(() => server.close())

const release = mock('releaseHold', () => ({ success: true as const }))

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

const DETAILS = {
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

describe('what the account knows', () => {
  it('is filled in, and decides the price [ROUTE-026, LOYAL-004]', async () => {
    server.use(
      mock('getCustomerDetails', () => ({ data: DETAILS })),
      examPerks({ isMember: true, revisits: ['glasses'] }),
    )
    const { user } = show(choiceFields(held()))
    expect(await screen.findByLabelText('Förnamn')).toHaveValue('Anna')
    expect(screen.getByLabelText(/Personnummer/)).toHaveValue('19900101-****')
    expect(screen.getByLabelText(/E-post/)).toHaveValue('anna@klarsikt.example')
    expect(screen.getByText('Vi har fyllt i uppgifterna från ditt konto.')).toBeVisible()
    // The page sends the masked number, and the backend knows the complete one.
    await press(user, 'Granska bokningen')
    expect(await screen.findByText('19900101-****')).toBeVisible()
    expect(screen.getByText('Återbesök inom ett år: 0 kr')).toBeVisible()
    expect(screen.queryByText('Du betalar i butiken efter besöket.')).toBeNull()
  })

  it.each([
    [null, 'Ingår i linsabonnemanget: 0 kr'],
    ['2099-03-02', /igen från .*2 mars/],
  ])('says what a lens subscription includes before it is booked, from %s [LENS-017]', async (from, text) => {
    server.use(
      mock('getCustomerDetails', () => ({ data: DETAILS })),
      examPerks({ lensExam: { from } }),
    )
    const { user } = show(choiceFields({ ...held(), examType: 'lenses' }))
    await screen.findByLabelText('Förnamn')
    await press(user, 'Granska bokningen')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryAllByText('Du betalar i butiken efter besöket.')).toHaveLength(from === null ? 0 : 1)
  })
})
