import { mock } from '@klarsikt/contract/msw'
import { INVOICE_STATUSES, hasAmountLeft } from '@klarsikt/core/invoice'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { INVOICE, invoiceIn, OPEN_INVOICE, PARTLY_PAID_INVOICE, RESERVED_INVOICE } from '../../testing/invoices.js'
import { mounted } from '../../testing/mount.js'
import { pageMeta } from '../../testing/page-meta.js'
import { FinancePage, loadFinance } from './index.js'

const PATH = '/mitt-konto/betalning-fakturor'
const Finance = mounted({ path: PATH, load: loadFinance, page: FinancePage })

const meta = {
  title: 'Account/Finance',
  component: Finance,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: {
    layout: 'fullscreen',
    msw: [mock('listInvoices', () => ({ data: [PARTLY_PAID_INVOICE, OPEN_INVOICE, RESERVED_INVOICE, INVOICE] }))],
  },
} satisfies Meta<typeof Finance>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
const EVERY_STATUS = INVOICE_STATUSES.map((status, at) => ({
  ...invoiceIn(status, hasAmountLeft(status) ? 897 : 0),
  id: `10000001${at}`,
}))
export const EveryStatus: Story = { parameters: { msw: [mock('listInvoices', () => ({ data: EVERY_STATUS }))] } }
export const None: Story = { parameters: { msw: [mock('listInvoices', () => ({ data: [] }))] } }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
