import { mock } from '@klarsikt/contract/msw'
import type { StaffInvoice } from '@klarsikt/contract/shop/types'
import { INVOICE_ACTIONS } from '@klarsikt/core/invoice'
import { STAFF_INVOICE } from '@klarsikt/page-kit/testing/invoices'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { changeStaffInvoice } from './change-staff-invoice.js'
import { loadStaffInvoice } from './load-staff-invoice.js'
import { StaffInvoicePage } from './staff-invoice-page.js'

const Page = mounted({
  path: '/butik-personal/fakturor/:id',
  load: loadStaffInvoice,
  mutate: changeStaffInvoice,
  page: StaffInvoicePage,
  role: 'finance',
})
const of = (data: StaffInvoice) => ({ parameters: { msw: [mock('getStaffInvoice', () => ({ data }))] } })

const meta = {
  title: 'Account/Staff invoice',
  component: Page,
  args: { initialEntries: ['/butik-personal/fakturor/100000001'] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', ...of(STAFF_INVOICE).parameters },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const EveryAction: Story = of({ ...STAFF_INVOICE, actions: [...INVOICE_ACTIONS], collection: null })
export const PaidInFull: Story = of({ ...STAFF_INVOICE, status: 'paid', amountLeft: 0, actions: [], collection: null })
export const InCollection: Story = of({
  ...STAFF_INVOICE,
  status: 'inCollection',
  statusText: 'Inkassoärende',
  actions: ['transfer', 'end'],
  collection: 'Skickad till inkassobolaget 30 december 2026.',
})
export const WrongCredit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Kreditera'))
    await userEvent.click(canvas.getByRole('button', { name: 'Kreditera fakturan' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Anledning/ })).toBeInvalid())
  },
}
export const WrongAmount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Bokför en betalning'))
    await userEvent.clear(canvas.getByRole('textbox', { name: /Belopp som kom/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Bokför' }))
    await expect((await canvas.findAllByText(/Ange ett belopp/))[0]).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
