import { mock } from '@klarsikt/contract/msw'
import type { StaffAgreements } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AGREEMENT, AGREEMENTS } from '../../testing/agreements.js'
import { loadStaffAgreements } from './load-staff-agreements.js'
import { lookUpAgreement } from './look-up-agreement.js'
import { StaffAgreementsPage } from './staff-agreements-page.js'

const PATH = '/butik-personal/avtal'
const Page = mounted({ path: PATH, role: 'customer-service', load: loadStaffAgreements, page: StaffAgreementsPage })
const InStore = mounted({
  path: PATH,
  role: 'optician',
  load: loadStaffAgreements,
  mutate: lookUpAgreement,
  page: StaffAgreementsPage,
})
const list = (data: StaffAgreements) => mock('getStaffAgreements', () => ({ data }))

const meta = {
  title: 'Account/Staff agreements',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [list(AGREEMENTS)] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Latest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Havtorn Livs AB' })).toBeVisible()
    await expect(canvas.getByText('Väntar på underskrift')).toBeVisible()
  },
}
export const None: Story = { parameters: { msw: [list({ ...AGREEMENTS, agreements: [] })] } }
export const NoResult: Story = { parameters: { msw: [list({ ...AGREEMENTS, search: 'Havtron', agreements: [] })] } }
export const Many: Story = {
  parameters: {
    msw: [
      list({
        ...AGREEMENTS,
        isLimited: true,
        agreements: Array.from({ length: 8 }, (_, index) => ({ ...AGREEMENT, number: `AV-1000000${index}` })),
      }),
    ],
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
/** A store has looked an agreement up with a reason. */
export const LookedUp: Story = { render: (args) => <InStore {...args} /> }
