import { mock } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { STAFF_MEMBER } from '../../testing/staff.js'
import { loadStaffHome } from './load-staff-home.js'
import { StaffHomePage } from './staff-home-page.js'

const PATH = '/butik-personal'
const StaffHome = mounted({ path: PATH, load: loadStaffHome, page: StaffHomePage })

const meta = {
  title: 'Account/Staff home',
  component: StaffHome,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaffHome>
export default meta
type Story = StoryObj<typeof meta>

const counts = (requests: number, rebookings: number) => [
  mock('getStaffMember', () => ({ data: STAFF_MEMBER })),
  mock('getBookingCounts', () => ({ data: { requests, rebookings } })),
]

export const LoggedIn: Story = { parameters: { msw: counts(0, 0) } }
export const BookingsWait: Story = { parameters: { msw: counts(2, 1) } }
