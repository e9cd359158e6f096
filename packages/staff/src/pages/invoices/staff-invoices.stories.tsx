import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { STAFF_INVOICE } from '@klarsikt/page-kit/testing/invoices'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { issueInvoice } from './issue-invoice.js'
import { loadStaffInvoices } from './load-staff-invoices.js'
import { StaffInvoicesPage } from './staff-invoices-page.js'

const PATH = '/butik-personal/fakturor'
const Page = mounted({
  path: PATH,
  load: loadStaffInvoices,
  mutate: issueInvoice,
  page: StaffInvoicesPage,
  role: 'finance',
})
const OVERDUE = { ...STAFF_INVOICE, id: '100000002', overdue: true, dueOn: '2026-10-01' }
const list = mock('getStaffInvoices', () => ({ data: [OVERDUE, STAFF_INVOICE], count: 2 }))

const meta = {
  title: 'Account/Staff invoices',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [list] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const fillAndSend: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Kundnummer/ }), '123456782')
  await userEvent.type(canvas.getByRole('textbox', { name: /Text på rad 1/ }), 'Justering av båge')
  await userEvent.type(canvas.getByRole('textbox', { name: /Pris per styck på rad 1/ }), '399')
  await userEvent.click(canvas.getByRole('button', { name: 'Skicka fakturan' }))
}

export const Some: Story = {}
export const None: Story = {
  parameters: { msw: [mock('getStaffInvoices', () => ({ data: [], count: 0 }))] },
}
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skicka fakturan' }))
    await expect(canvas.getByRole('textbox', { name: /Text på rad 1/ })).toBeInvalid()
  },
}
export const Issued: Story = {
  parameters: { msw: [list, mock('issueInvoice', () => ({ success: true as const, data: STAFF_INVOICE }))] },
  play: async (context) => {
    await fillAndSend(context)
    await expect(await context.canvas.findByText(/är skickad/)).toBeVisible()
  },
}
export const UnknownCustomer: Story = {
  parameters: {
    msw: [
      list,
      mock(
        'issueInvoice',
        () =>
          new MockRefusal(422, {
            code: 'request.invalid',
            message: 'Några uppgifter behöver rättas till.',
            fields: { customerNumber: 'Det finns ingen kund med det numret.' },
          }),
      ),
    ],
  },
  play: async (context) => {
    await fillAndSend(context)
    await expect((await context.canvas.findAllByText(/Det finns ingen kund/))[0]).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
