import { mock } from '@klarsikt/contract/msw'
import type { EyeHealthDays } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EYE_HEALTH_DAY, EYE_HEALTH_DAYS } from '../../testing/eye-health-days.js'
import { loadStaffEyeHealthDays } from './load-staff-eye-health-days.js'
import { StaffEyeHealthDaysPage } from './staff-eye-health-days-page.js'

const PATH = '/butik-personal/ögonhälsodagar'
const Page = mounted({ path: PATH, load: loadStaffEyeHealthDays, page: StaffEyeHealthDaysPage })
const list = (data: EyeHealthDays) => mock('getEyeHealthDays', () => ({ data }))

const meta = {
  title: 'Account/Staff eye health days',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [list(EYE_HEALTH_DAYS)] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Bygg & Co AB/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Väntar på svar (1)' })).toHaveAttribute('aria-current', 'page')
  },
}
export const None: Story = {
  parameters: { msw: [list({ state: 'requested', counts: { requested: 0, accepted: 2, declined: 0 }, requests: [] })] },
}
export const Many: Story = {
  parameters: {
    msw: [
      list({
        ...EYE_HEALTH_DAYS,
        counts: { requested: 140, accepted: 0, declined: 3 },
        requests: Array.from({ length: 8 }, (_, index) => ({ ...EYE_HEALTH_DAY, id: `${index}` })),
      }),
    ],
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
