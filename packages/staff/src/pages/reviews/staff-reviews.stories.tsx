import { mock } from '@klarsikt/contract/msw'
import type { StaffReviews } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import { SHOWN_REVIEW, WAITING_REVIEWS } from '@klarsikt/page-kit/testing/reviews'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changeStaffReviews } from './change-staff-reviews.js'
import { loadStaffReviews } from './load-staff-reviews.js'
import { StaffReviewsPage } from './staff-reviews-page.js'

const PATH = '/butik-personal/omdömen'
const Page = mounted({
  path: PATH,
  load: loadStaffReviews,
  mutate: changeStaffReviews,
  page: StaffReviewsPage,
  role: 'customer-service',
})
const list = (data: StaffReviews) => mock('getStaffReviews', () => ({ data }))

const meta = {
  title: 'Account/Staff reviews',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [list(WAITING_REVIEWS)] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const Shown: Story = {
  parameters: { msw: [list({ ...WAITING_REVIEWS, state: 'approved', reviews: [SHOWN_REVIEW] })] },
}
export const None: Story = {
  parameters: {
    msw: [list({ state: 'pending', counts: { pending: 0, approved: 0, refused: 0 }, reviews: [] })],
  },
}
export const ReasonMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Visa inte'))
    await userEvent.click(canvas.getByRole('button', { name: 'Dölj omdömet' }))
    await expect(canvas.getByRole('combobox', { name: 'Orsak' })).toBeInvalid()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
