import { mock } from '@klarsikt/contract/msw'
import type { StaffAgreement } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AGREEMENT, AWAITING_AGREEMENT } from '../../testing/agreements.js'
import { loadStaffAgreement } from './load-staff-agreement.js'
import { StaffAgreementPage } from './staff-agreement-page.js'

const Page = mounted({ path: '/butik-personal/avtal/:number', load: loadStaffAgreement, page: StaffAgreementPage })
const one = (data: StaffAgreement) => mock('getStaffAgreement', () => ({ data }))

const meta = {
  title: 'Account/Staff agreement',
  component: Page,
  args: { initialEntries: [`/butik-personal/avtal/${AGREEMENT.number}`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [one(AGREEMENT)] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Signed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Avtal med Havtorn Livs AB' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Öppna avtalet (PDF)' })).toHaveAttribute('href', AGREEMENT.pdfPath)
  },
}
export const AwaitsSignatory: Story = { parameters: { msw: [one(AWAITING_AGREEMENT)] } }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
