import { mock } from '@klarsikt/contract/msw'
import type { Booking } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BOOKING, examPerks, exams } from '../../testing/bookings.js'
import { AccountBookingPage } from './account-booking-page.js'
import { changeAccountBooking } from './change-account-booking.js'
import { loadAccountBooking } from './load-account-booking.js'

const PATH = '/mitt-konto/boka-synundersökning'
const Page = mounted({
  path: PATH,
  load: loadAccountBooking,
  mutate: changeAccountBooking,
  page: AccountBookingPage,
})
const own = (data: Booking[]) => [exams, examPerks(), mock('listBookings', () => ({ data }))]

const meta = {
  title: 'Booking/From the account',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: {
    layout: 'fullscreen',
    msw: own([BOOKING, { ...BOOKING, id: 'c'.repeat(32), status: 'cancelled' }]),
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const None: Story = { parameters: { msw: own([]) } }
