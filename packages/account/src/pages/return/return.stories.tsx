import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { OrderReturns } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PAID_RETURN, RETURN, RETURNABLE } from '../../testing/returns.js'
import { changeReturn } from './change-return.js'
import { loadReturn } from './load-return.js'
import { ReturnPage } from './return-page.js'

const PATH = '/mitt-konto/ordrar/48213378/retur'
const Page = mounted({
  path: '/mitt-konto/ordrar/:orderId/retur',
  load: loadReturn,
  mutate: changeReturn,
  page: ReturnPage,
})
const order = (data: OrderReturns) => mock('getOrderReturns', () => ({ data }))

const meta = {
  title: 'Account/Return',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [order(RETURNABLE)] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Choice: Story = {}
export const NothingLeft: Story = {
  parameters: {
    msw: [order({ ...RETURNABLE, lines: RETURNABLE.lines.map((line) => ({ ...line, left: 0 })) })],
  },
}
export const NotSent: Story = { parameters: { msw: [order({ ...RETURNABLE, isSent: false })] } }
export const UnderWay: Story = { parameters: { msw: [order({ ...RETURNABLE, returns: [RETURN] })] } }
export const PaidBack: Story = { parameters: { msw: [order({ ...RETURNABLE, returns: [PAID_RETURN] })] } }
export const Registered: Story = {
  parameters: {
    msw: [order(RETURNABLE), mock('registerReturn', () => ({ success: true as const, data: RETURN }))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Antal att returnera'), '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Registrera returen' }))
    await expect(await canvas.findByText(/är registrerad/)).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: {
    msw: [
      order(RETURNABLE),
      mock(
        'registerReturn',
        () => new MockRefusal(409, { code: 'return.too-late', message: 'Tiden för retur har gått ut.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Antal att returnera'), '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Registrera returen' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('gått ut')
  },
}
