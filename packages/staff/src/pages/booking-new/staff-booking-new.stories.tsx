import { EXAMS, HEARING, inDays, slot, storeSlots } from '@klarsikt/booking/testing/bookings'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { staffMember } from '../../testing/store-bookings.js'
import { bookForCustomer } from './book-for-customer.js'
import { loadNewBooking } from './load-new-booking.js'
import { StaffBookingNewPage } from './staff-booking-new-page.js'

const PATH = '/butik-personal/bokningar/ny'
const EXAM = `${PATH}?typ=glasogon&alder=18-74`
const allExams = mock('getExamTypes', () => ({ examTypes: [...EXAMS, HEARING] }))
const Page = mounted({
  role: 'optician',
  path: PATH,
  load: loadNewBooking,
  mutate: bookForCustomer,
  page: StaffBookingNewPage,
})

const meta = {
  title: 'Booking/Store books for a customer',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [staffMember, allExams, storeSlots] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Exam: Story = {}
export const Time: Story = { args: { initialEntries: [EXAM] } }
export const Details: Story = { args: { initialEntries: [`${EXAM}&tid=${inDays(2)}`] } }
export const DetailsNarrow: Story = {
  args: { initialEntries: [`${EXAM}&tid=${inDays(2)}`] },
  globals: { viewport: { value: 'small' } },
}
export const Company: Story = { args: { initialEntries: [`${PATH}?typ=terminal&alder=18-74&tid=${inDays(2)}`] } }
export const Child: Story = { args: { initialEntries: [`${PATH}?typ=glasogon&alder=8-12&tid=${inDays(2)}`] } }
export const NotFilledIn: Story = {
  args: { initialEntries: [`${EXAM}&tid=${inDays(2)}`] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Boka och meddela kunden' }))
    await expect(canvas.getByLabelText('Förnamn')).toBeInvalid()
  },
}
export const TimeTaken: Story = {
  args: { initialEntries: [`${EXAM}&tid=${inDays(2)}`] },
  parameters: {
    msw: [
      staffMember,
      allExams,
      storeSlots,
      mock('createStoreBooking', () => {
        const alternatives = [slot(inDays(2, 13)), slot(inDays(3))]
        return new MockRefusal(409, { code: 'booking.slot-taken', message: 'Tiden är redan bokad.', alternatives })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Personnummer/), '19900101-2385')
    await userEvent.type(canvas.getByLabelText('Förnamn'), 'Maja')
    await userEvent.type(canvas.getByLabelText('Efternamn'), 'Ek')
    await userEvent.type(canvas.getByLabelText('E-post'), 'maja@klarsikt.example')
    await userEvent.type(canvas.getByLabelText('Mobilnummer'), '0701740605')
    await userEvent.click(canvas.getByRole('button', { name: 'Boka och meddela kunden' }))
    await expect(await canvas.findByText(/Tiden är redan bokad/)).toBeVisible()
  },
}
