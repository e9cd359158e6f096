import { mock } from '@klarsikt/contract/msw'
import type { OrderReviews } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import { REVIEWABLE, REVIEWED } from '@klarsikt/page-kit/testing/reviews'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changeOrderReview } from './change-order-review.js'
import { loadOrderReview } from './load-order-review.js'
import { OrderReviewPage } from './order-review-page.js'

const Page = mounted({
  path: '/mitt-konto/ordrar/:orderId/omdöme',
  load: loadOrderReview,
  mutate: changeOrderReview,
  page: OrderReviewPage,
})
const reviews = (data: OrderReviews) => mock('getOrderReviews', () => ({ data }))

const meta = {
  title: 'Account/Order review',
  component: Page,
  args: { initialEntries: ['/mitt-konto/ordrar/12345678/omdöme'] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [reviews(REVIEWABLE)] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Writing: Story = {}
export const Written: Story = { parameters: { msw: [reviews(REVIEWED)] } }
export const Nothing: Story = { parameters: { msw: [reviews({ ...REVIEWABLE, lines: [] })] } }
export const StarsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skicka omdömet' }))
    await expect(await canvas.findByText('Välj ett betyg mellan 1 och 5.')).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
