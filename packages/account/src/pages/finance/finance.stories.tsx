import { mock } from '@klarsikt/contract/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ENDED_INVOICE, INVOICE, RESERVED_INVOICE } from '../../testing/invoices.js'
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
    msw: [mock('listInvoices', () => ({ data: [INVOICE, RESERVED_INVOICE, ENDED_INVOICE] }))],
  },
} satisfies Meta<typeof Finance>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const None: Story = { parameters: { msw: [mock('listInvoices', () => ({ data: [] }))] } }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
