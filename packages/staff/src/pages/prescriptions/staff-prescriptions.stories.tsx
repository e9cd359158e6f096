import { mock } from '@klarsikt/contract/msw'
import type { StaffPrescriptions } from '@klarsikt/contract/shop/types'
import { STAFF_PRESCRIPTIONS } from '@klarsikt/page-kit/testing/awaited-prescriptions'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadStaffPrescriptions } from './load-staff-prescriptions.js'
import { StaffPrescriptionsPage } from './staff-prescriptions-page.js'

const PATH = '/butik-personal/recept'
const Page = mounted({ path: PATH, load: loadStaffPrescriptions, page: StaffPrescriptionsPage, role: 'optician' })
const list = (data: StaffPrescriptions) => [mock('getStaffPrescriptions', () => ({ data }))]

const meta = {
  title: 'Account/Staff prescriptions',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: list(STAFF_PRESCRIPTIONS) },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const None: Story = { parameters: { msw: list({ sent: [], missing: [] }) } }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
