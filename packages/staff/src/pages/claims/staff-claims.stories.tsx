import { mock } from '@klarsikt/contract/msw'
import type { StaffClaims } from '@klarsikt/contract/shop/types'
import { ANSWERED_STAFF_CLAIM, STAFF_CLAIM } from '@klarsikt/page-kit/testing/loyalty'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changeStaffClaims } from './change-staff-claims.js'
import { loadStaffClaims } from './load-staff-claims.js'
import { StaffClaimsPage } from './staff-claims-page.js'

const PATH = '/butik-personal/skador'
const Page = mounted({ path: PATH, load: loadStaffClaims, mutate: changeStaffClaims, page: StaffClaimsPage })
const list = (data: StaffClaims) => mock('getStaffClaims', () => ({ data }))
const counts = { reported: 1, accepted: 1, declined: 0 }

const meta = {
  title: 'Account/Staff claims',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [list({ state: 'reported', counts, claims: [STAFF_CLAIM] })] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const Answered: Story = {
  parameters: { msw: [list({ state: 'accepted', counts, claims: [ANSWERED_STAFF_CLAIM] })] },
}
export const None: Story = {
  parameters: { msw: [list({ state: 'reported', counts: { ...counts, reported: 0 }, claims: [] })] },
}
export const WordsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Avslå'))
    await userEvent.click(canvas.getByRole('button', { name: 'Avslå och svara' }))
    await expect(canvas.getAllByRole('textbox', { name: 'Svar till kunden' }).at(-1)).toBeInvalid()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
