import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Invoice } from '@klarsikt/contract/shop/types'
import {
  CREDITED_INVOICE,
  ENDED_INVOICE,
  INVOICE,
  invoiceIn,
  OPEN_INVOICE,
  PARTLY_PAID_INVOICE,
  RESERVED_INVOICE,
  TAKEN_BACK_INVOICE,
} from '@klarsikt/page-kit/testing/invoices'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CARD_METHOD, NO_METHOD } from '../../testing/payment-method.js'
import { InvoicePage } from './invoice-page.js'
import { loadInvoice } from './load-invoice.js'
import { payInvoice } from './pay-invoice.js'

const PATH = '/mitt-konto/betalning-fakturor/100000001/0'
const Page = mounted({
  path: '/mitt-konto/betalning-fakturor/:id/:subId',
  load: loadInvoice,
  mutate: payInvoice,
  page: InvoicePage,
})
const of = (data: Invoice, method = NO_METHOD) => ({
  parameters: { msw: [mock('getInvoice', () => ({ data })), mock('getPaymentMethod', () => ({ data: method }))] },
})

const meta = {
  title: 'Account/Invoice',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', ...of(OPEN_INVOICE).parameters },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const NotPaid: Story = {}
export const RemindedAndCredited: Story = of(CREDITED_INVOICE)
export const PartlyPaidAndOverdue: Story = of(PARTLY_PAID_INVOICE)
export const PaymentOpen: Story = of({ ...OPEN_INVOICE, payment: 'open' })
export const PaymentPending: Story = of({ ...OPEN_INVOICE, payment: 'pending' })
export const DebitTakenBack: Story = of(TAKEN_BACK_INVOICE)
export const WithoutBankgiro: Story = of({ ...OPEN_INVOICE, bankgiro: null })
export const Declined: Story = { args: { initialEntries: [`${PATH}?betalning=nekad`] } }
export const Cancelled: Story = { args: { initialEntries: [`${PATH}?betalning=avbruten`] } }
export const Approved: Story = of(invoiceIn('paymentReserved'))
export const InProgress: Story = of(invoiceIn('paymentInProgress'))
export const PaidOnTheWeb: Story = of({
  ...invoiceIn('paid'),
  payments: [{ name: 'Betalt på webben', amount: 897, on: '2026-11-25' }],
})
export const InCollection: Story = of(invoiceIn('inCollection', 897))
export const ReturnedFaultyAddress: Story = of(invoiceIn('returnedFaultyAddress', 897))
export const Transferred: Story = of(invoiceIn('transferred'))
export const WrittenOff: Story = of(invoiceIn('ended'))
export const Purchase: Story = of(INVOICE)
export const PurchaseReserved: Story = of(RESERVED_INVOICE)
export const PurchaseEnded: Story = of(ENDED_INVOICE)
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
export const WithChosenCard: Story = of(OPEN_INVOICE, CARD_METHOD)
export const WithSavedCard: Story = of(OPEN_INVOICE, { ...CARD_METHOD, choice: null })
export const WithCardNarrow: Story = { ...WithChosenCard, globals: { viewport: { value: 'small' } } }
export const CardDeclined: Story = {
  parameters: {
    msw: [
      ...of(OPEN_INVOICE, CARD_METHOD).parameters.msw,
      mock('payInvoice', () => ({ data: OPEN_INVOICE, redirectUrl: null, ended: 'means-declined' as const })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    ;(await canvas.findByRole('button', { name: /med VISA/ })).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kortet godkändes inte')
  },
}
export const ProviderAway: Story = {
  parameters: {
    msw: [
      ...of(OPEN_INVOICE).parameters.msw,
      mock(
        'payInvoice',
        () =>
          new MockRefusal(503, {
            code: 'payment.provider-unavailable',
            message: 'Vår betalningspartner har tekniska problem just nu. Försök igen senare.',
          }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Betala/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('tekniska problem')
  },
}
