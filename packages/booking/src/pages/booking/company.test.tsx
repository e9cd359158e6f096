import { createShopClient } from '@klarsikt/contract/client'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { choiceFields } from '../../choices/choices.js'
import { forgetDraft, forgetPage } from '../../details/draft.js'
import { BOOKING_ID, examPerks, exams, hold, stores } from '../../testing/bookings.js'
import { changeWizard } from '../../wizard/change-wizard.js'
import {
  anonymous,
  fillIn,
  focusOn,
  held,
  heading,
  press,
  show as showWizard,
  START,
  type User,
} from './testing/wizard.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => server.use(exams, examPerks(), stores, hold, anonymous, release, noAgreement))
afterEach(() => {
  server.resetHandlers()
  forgetDraft()
})
afterAll(() => server.close())

const noAgreement = mock('getCompanyReference', () => ({ data: null }))
const AGREED = { referenceType: 'costCentre', referenceFormat: 'AA-99' } as const
/** Only one company has an agreement. */
const agreement = mock('getCompanyReference', ({ params }) => ({
  data: params.orgNumber === '559990-1039' ? AGREED : null,
}))
const release = mock('releaseHold', () => ({ success: true as const }))

const heldForCompany = () => ({ ...held(), examType: 'terminal' as const })
const show = (query: Readonly<Record<string, string>> = {}) =>
  showWizard({ ...query, ...choiceFields(heldForCompany()) })

describe('an exam that a company pays (decision G8)', () => {
  const fillInCompany = async (user: User, requisition = /^Elektronisk rekvisition/) => {
    await user.type(await screen.findByLabelText('Företag'), 'Tranan Bygg AB')
    await user.type(screen.getByLabelText(/^Organisationsnummer/), '556016-0680')
    await user.click(screen.getByRole('radio', { name: requisition }))
    await user.click(screen.getByRole('radio', { name: 'Kostnadsställe' }))
    await user.type(screen.getByLabelText(/^Referens/), 'K-4510')
  }

  it('asks for the company on a step of its own, before the details [BOOK-003, VALID-023]', async () => {
    const { user } = show()
    expect(await heading('Företaget och betalningen')).toBeVisible()
    expect(screen.getByText(/Vi håller tiden/)).toBeVisible()
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Uppgifter')
    await press(user, 'Fortsätt')
    expect((await screen.findAllByText('Ange organisationsnummer.')).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.getByLabelText('Företag')).toHaveFocus())
    await fillInCompany(user)
    await press(user, 'Fortsätt')
    expect((await screen.findAllByText('Ange chefens e-postadress.')).length).toBeGreaterThan(0)
    await user.type(screen.getByLabelText(/^Chefens e-postadress/), 'chef@tranan.example')
    await press(user, 'Fortsätt')
    await focusOn('Dina uppgifter')
  })

  it('books with the company, and keeps it on the way back and after a reload', async () => {
    let body: unknown
    server.use(
      mock('createBooking', (request) => {
        body = request.body
        return { success: true as const, booking: { id: BOOKING_ID, status: 'booked' as const, start: START } }
      }),
    )
    const first = show()
    await fillInCompany(first.user, /^Eget utlägg/)
    await press(first.user, 'Fortsätt')
    await focusOn('Dina uppgifter')
    first.unmount()
    forgetPage()
    const { user } = show({ steg: 'sammanfattning' })
    expect(await heading('Dina uppgifter')).toBeVisible()
    await fillIn(user)
    await press(user, 'Granska bokningen')
    await focusOn('Stämmer allt?')
    expect(screen.getByText('Tranan Bygg AB')).toBeVisible()
    expect(screen.getByText(/Vi mejlar ett kvitto/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: /Ändra\s*företaget/ }))
    expect(await screen.findByLabelText(/^Referens/)).toHaveValue('K-4510')
    expect(screen.getByRole('radio', { name: /^Eget utlägg/ })).toBeChecked()
    await press(user, 'Fortsätt')
    await focusOn('Dina uppgifter')
    await press(user, 'Granska bokningen')
    await user.click(await screen.findByRole('checkbox', { name: /Jag godkänner villkoren/ }))
    await press(user, 'Boka tiden')
    expect(await screen.findByText(`at /boka-synundersökning/${BOOKING_ID}`)).toBeVisible()
    expect(body).toMatchObject({
      company: {
        name: 'Tranan Bygg AB',
        organisationNumber: '556016-0680',
        requisitionType: 'own-outlay',
        referenceType: 'costCentre',
        reference: 'K-4510',
        managerEmail: '',
      },
    })
  })

  it('asks for the reference as the agreement of the company says, and again for another company [B2B-001]', async () => {
    let body: unknown
    server.use(
      agreement,
      mock('createBooking', (request) => {
        body = request.body
        return { success: true as const, booking: { id: BOOKING_ID, status: 'booked' as const, start: START } }
      }),
    )
    const { user } = show()
    await fillInCompany(user, /^Fysisk rekvisition/)
    expect(screen.queryByText(/har ett avtal/)).toBeNull()
    await user.clear(screen.getByLabelText(/^Organisationsnummer/))
    await user.type(screen.getByLabelText(/^Organisationsnummer/), '5599901039')
    expect(await screen.findByText(/har ett avtal med oss. Referensen skrivs AA-99/)).toBeVisible()
    expect(screen.queryByRole('group', { name: /Typ av referens/ })).toBeNull()
    await press(user, 'Fortsätt')
    expect((await screen.findAllByText(/ska ha formatet AA-99/)).length).toBeGreaterThan(0)
    await user.clear(screen.getByLabelText(/^Kostnadsställe/))
    await user.type(screen.getByLabelText(/^Kostnadsställe/), 'KA-45')
    await press(user, 'Fortsätt')
    await fillIn(user)
    await press(user, 'Granska bokningen')
    await user.click(await screen.findByRole('checkbox', { name: /Jag godkänner villkoren/ }))
    await press(user, 'Boka tiden')
    expect(await screen.findByText(`at /boka-synundersökning/${BOOKING_ID}`)).toBeVisible()
    expect(body).toMatchObject({ company: { referenceType: 'costCentre', reference: 'KA-45' } })
  })

  it('leads back to the company where the backend refuses it', async () => {
    server.use(
      mock(
        'createBooking',
        () =>
          new MockRefusal(422, {
            code: 'request.invalid',
            message: 'Fel.',
            fields: { 'company.reference': 'Referensen finns inte.' },
          }),
      ),
    )
    const { user } = show()
    await fillInCompany(user, /^Fysisk rekvisition/)
    await press(user, 'Fortsätt')
    await fillIn(user)
    await press(user, 'Granska bokningen')
    await user.click(await screen.findByRole('checkbox', { name: /Jag godkänner villkoren/ }))
    await press(user, 'Boka tiden')
    expect(await heading('Företaget och betalningen')).toBeVisible()
    expect(screen.getByLabelText(/^Referens/)).toBeInvalid()
    expect(screen.getByLabelText(/^Referens/)).toHaveValue('K-4510')
  })

  it('comes step by step as answers without script, with nothing lost', async () => {
    const form = new FormData()
    const choices = choiceFields(heldForCompany())
    const client = createShopClient({ baseUrl: window.location.origin, apiKey: 'key', csrfToken: async () => 'token' })
    const send = (fields: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries({ ...choices, ...fields })) form.set(name, value)
      return changeWizard('booking-visual-exam')(client, form)
    }
    const typed = {
      companyName: 'Tranan Bygg AB',
      organisationNumber: '556016-0680',
      requisitionType: 'physical',
      referenceType: 'freeText',
      reference: '',
    }
    expect(await send({ intent: 'company', ...typed })).toMatchObject({
      show: 'company',
      form: { error: { reference: ['Ange en referens.'] } },
    })
    expect(await send({ intent: 'company', reference: 'Anna' })).toMatchObject({
      show: 'details',
      typed: { companyName: 'Tranan Bygg AB', reference: 'Anna' },
    })
    expect(await send({ intent: 'details' })).toMatchObject({ show: 'details', typed: { reference: 'Anna' } })
    const person = {
      ssn: '19900101-2385',
      firstName: 'Anna',
      lastName: 'Åberg',
      email: 'anna@klarsikt.example',
      mobile: '0701234567',
    }
    expect(await send({ intent: 'details', ...person })).toMatchObject({
      show: 'summary',
      typed: { reference: 'Anna' },
    })
    form.delete('companyName')
    expect(await send({ intent: 'details' })).toMatchObject({ show: 'company' })
    server.use(agreement)
    const agreed = { ...typed, organisationNumber: '559990-1039' }
    expect(await send({ intent: 'company', ...agreed, reference: 'Anna' })).toMatchObject({
      show: 'company',
      agreed: { type: 'costCentre', format: 'AA-99' },
    })
    expect(await send({ intent: 'company', ...agreed, reference: 'KA-45' })).toMatchObject({
      show: 'details',
      typed: { referenceType: 'costCentre', referenceFormat: 'AA-99', reference: 'KA-45' },
    })
  })
})
