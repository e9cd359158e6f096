import { mock } from '@klarsikt/contract/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ENDED_INVOICE, INVOICE, RESERVED_INVOICE } from '../../testing/invoices.js'
import { mounted } from '../../testing/mount.js'
import { pageMeta } from '../../testing/page-meta.js'
import { InvoicePage, loadInvoice } from './index.js'

const Page = mounted({ path: '/mitt-konto/betalning-fakturor/:id/:subId', load: loadInvoice, page: InvoicePage })

const meta = {
  title: 'Account/Invoice',
  component: Page,
  args: { initialEntries: ['/mitt-konto/betalning-fakturor/48213377/0'] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [mock('getInvoice', () => ({ data: INVOICE }))] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {}
export const Reserved: Story = { parameters: { msw: [mock('getInvoice', () => ({ data: RESERVED_INVOICE }))] } }
export const Ended: Story = { parameters: { msw: [mock('getInvoice', () => ({ data: ENDED_INVOICE }))] } }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
