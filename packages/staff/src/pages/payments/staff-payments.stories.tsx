import { mock } from '@klarsikt/contract/msw'
import type { StaffBankPayment } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BANK_PAYMENT, OVER_PAYMENT } from '../../testing/bank-payments.js'
import { changeStaffPayment } from './change-staff-payment.js'
import { loadStaffPayments } from './load-staff-payments.js'
import { StaffPaymentsPage } from './staff-payments-page.js'

const PATH = '/butik-personal/inbetalningar'
const Page = mounted({
  path: PATH,
  load: loadStaffPayments,
  mutate: changeStaffPayment,
  page: StaffPaymentsPage,
  role: 'finance',
})
const of = (data: StaffBankPayment[], count = data.length) => ({
  parameters: { msw: [mock('getStaffPayments', () => ({ data, count }))] },
})

const meta = {
  title: 'Account/Staff payments',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', ...of([BANK_PAYMENT, OVER_PAYMENT]).parameters },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const None: Story = of([])
export const MoreThanShown: Story = of([BANK_PAYMENT, OVER_PAYMENT], 63)
export const WrongInvoice: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText('Koppla till en faktura')
    if (first) await userEvent.click(first)
    const [button] = canvas.getAllByRole('button', { name: 'Koppla' })
    if (button) await userEvent.click(button)
    await expect((await canvas.findAllByText(/Ange fakturans nummer/))[0]).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
