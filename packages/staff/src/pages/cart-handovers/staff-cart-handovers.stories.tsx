import { mock } from '@klarsikt/contract/msw'
import type { StaffCartHandovers } from '@klarsikt/contract/shop/types'
import {
  AGREED_HANDOVER,
  STAFF_HANDOVER,
  WAITING_HANDOVERS,
  WITHDRAWN_HANDOVER,
} from '@klarsikt/page-kit/testing/cart-handovers'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changeStaffCartHandovers } from './change-staff-cart-handovers.js'
import { loadStaffCartHandovers } from './load-staff-cart-handovers.js'
import { StaffCartHandoversPage } from './staff-cart-handovers-page.js'

const PATH = '/butik-personal/överlämnade-varukorgar'
const Page = mounted({
  path: PATH,
  load: loadStaffCartHandovers,
  mutate: changeStaffCartHandovers,
  page: StaffCartHandoversPage,
})
const list = (of: Partial<StaffCartHandovers>) => ({
  msw: [mock('getStaffCartHandovers', () => ({ data: { ...WAITING_HANDOVERS, ...of } }))],
})

const meta = {
  title: 'Account/Staff cart handovers',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', ...list({}) },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const Emptied: Story = { parameters: list({ handovers: [{ ...STAFF_HANDOVER, isEmptied: true }] }) }
export const Ended: Story = {
  parameters: list({ list: 'withdrawn', handovers: [WITHDRAWN_HANDOVER, AGREED_HANDOVER] }),
}
export const None: Story = {
  parameters: list({ counts: { waiting: 0, agreed: 0, withdrawn: 0, expired: 0 }, handovers: [] }),
}
export const TakingBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Ta tillbaka'))
    await expect(canvas.getByRole('button', { name: 'Ta tillbaka varorna från Anna Ek' })).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
