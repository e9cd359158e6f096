import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Booking } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BookingDetailsPage } from '../../manage/booking-details-page.js'
import { changeBooking } from '../../manage/change-booking.js'
import { loadBooking } from '../../manage/load-booking.js'
import { BOOKING, BOOKING_ID, inDays, nextFree, slots, stores } from '../../testing/bookings.js'

const PATH = `/boka-synundersökning/${BOOKING_ID}`
const Page = mounted({
  path: '/boka-synundersökning/:id',
  load: loadBooking,
  mutate: changeBooking,
  page: BookingDetailsPage,
})
const answers = (changes: Partial<Booking> = {}) => [
  stores,
  nextFree,
  slots,
  mock('getBooking', () => ({ data: { ...BOOKING, ...changes } })),
]
const LATE = { feeNow: 399, freeUntil: inDays(-1) } as const

const meta = {
  title: 'Booking/Booking',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: answers() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Booked: Story = {}
export const JustBooked: Story = { args: { initialEntries: [`${PATH}?klar=ny`] } }
export const Requested: Story = {
  args: { initialEntries: [`${PATH}?klar=ny`] },
  parameters: { msw: answers({ status: 'requested', examiner: null, calendarUrl: null, canRebook: false }) },
}
export const Unconfirmed: Story = {
  args: { initialEntries: [`${PATH}?klar=ny`] },
  parameters: {
    msw: answers({
      status: 'unconfirmed',
      statusText: 'Väntar på besked',
      unsettledStart: BOOKING.start,
      examiner: null,
      calendarUrl: null,
      canRebook: false,
    }),
  },
}
export const MoveUnsettled: Story = { parameters: { msw: answers({ unsettledStart: inDays(9), canRebook: false }) } }
export const Late: Story = {
  parameters: { msw: answers(LATE) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Avboka tiden'))
    await expect(canvas.getByRole('button', { name: /Ja, avboka för 399\skr/ })).toBeVisible()
  },
}
export const Cancelled: Story = {
  args: { initialEntries: [`${PATH}?klar=avbokad`] },
  parameters: { msw: answers({ status: 'cancelled', canCancel: false, calendarUrl: null, feeCharged: 399 }) },
}
export const Completed: Story = {
  parameters: { msw: answers({ status: 'completed', canCancel: false, canRebook: false, calendarUrl: null }) },
}
export const AnotherTime: Story = { args: { initialEntries: [`${PATH}?andra=1`] } }
export const AnotherTimeForAFee: Story = {
  args: { initialEntries: [`${PATH}?andra=1`] },
  parameters: { msw: answers(LATE) },
}
export const AnotherStore: Story = { args: { initialEntries: [`${PATH}?andra=1&steg=butik`] } }
export const Refused: Story = {
  parameters: {
    msw: [
      mock('cancelBooking', () => new MockRefusal(409, { code: 'booking.too-late', message: 'Kontakta butiken.' })),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Avboka tiden'))
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, avboka' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kontakta butiken.')
  },
}
