import { mock } from '@klarsikt/contract/msw'
import type { CartHandover } from '@klarsikt/contract/shop/types'
import { HANDOVER } from '@klarsikt/page-kit/testing/cart-handovers'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartHandoverPage } from './cart-handover-page.js'
import { loadCartHandover } from './load-cart-handover.js'

const Page = mounted({ path: '/mitt-konto/från-butiken/:handoverId', load: loadCartHandover, page: CartHandoverPage })
const handover = (of: Partial<CartHandover>) => ({
  msw: [mock('openCartHandover', () => ({ data: { ...HANDOVER, ...of } }))],
})

const meta = {
  title: 'Account/Cart handover',
  component: Page,
  args: { initialEntries: [`/mitt-konto/från-butiken/${HANDOVER.id}`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', ...handover({}) },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const Emptied: Story = { parameters: handover({ isEmptied: true }) }
export const Agreed: Story = { parameters: handover({ state: 'agreed', orderNumber: '12345678' }) }
export const Withdrawn: Story = { parameters: handover({ state: 'withdrawn' }) }
export const Expired: Story = { parameters: handover({ state: 'expired' }) }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
