import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import { INVOICE_STATUSES, hasAmountLeft } from '@klarsikt/core/invoice'
import {
  INVOICE,
  invoiceIn,
  OPEN_INVOICE,
  PARTLY_PAID_INVOICE,
  RESERVED_INVOICE,
} from '@klarsikt/page-kit/testing/invoices'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  CARD_METHOD,
  E_INVOICE_METHOD,
  EXPIRED_CARD,
  NO_METHOD,
  SAVED_CARD,
  UNUSABLE_CARD,
} from '../../testing/payment-method.js'
import { changeFinance } from './change-finance.js'
import { FinancePage } from './finance-page.js'
import { loadFinance } from './load-finance.js'

const PATH = '/mitt-konto/betalning-fakturor'
const Finance = mounted({ path: PATH, load: loadFinance, mutate: changeFinance, page: FinancePage })

const invoices = (data = [PARTLY_PAID_INVOICE, OPEN_INVOICE, RESERVED_INVOICE, INVOICE]) =>
  mock('listInvoices', () => ({ data }))
const method = (data: PaymentMethodChoice) => mock('getPaymentMethod', () => ({ data }))
const paying = (data: PaymentMethodChoice) => ({ parameters: { msw: [invoices(), method(data)] } })

const meta = {
  title: 'Account/Finance',
  component: Finance,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [invoices(), method(CARD_METHOD)] },
} satisfies Meta<typeof Finance>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
const EVERY_STATUS = INVOICE_STATUSES.map((status, at) => ({
  ...invoiceIn(status, hasAmountLeft(status) ? 897 : 0),
  id: `10000001${at}`,
}))
export const EveryStatus: Story = { parameters: { msw: [invoices(EVERY_STATUS), method(CARD_METHOD)] } }
export const None: Story = { parameters: { msw: [invoices([]), method(NO_METHOD)] } }
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
export const NothingSaved: Story = paying(NO_METHOD)
export const CardsOfEveryState: Story = paying({ ...CARD_METHOD, saved: [SAVED_CARD, EXPIRED_CARD, UNUSABLE_CARD] })
export const EInvoice: Story = paying(E_INVOICE_METHOD)
export const EInvoiceRefused: Story = paying({
  ...NO_METHOD,
  eInvoice: {
    state: 'refused',
    stateText: 'Banken tog inte emot anmälan. Dina fakturor kommer med e-post.',
    reason: 'Ingen bank tar emot e-fakturor till dig.',
  },
})
export const CardsNarrow: Story = { ...CardsOfEveryState, globals: { viewport: { value: 'small' } } }
export const SavingOpen: Story = paying({ ...NO_METHOD, saving: 'open' })
export const SavingPending: Story = paying({ ...NO_METHOD, saving: 'pending' })
export const SavedAsManyAsPossible: Story = paying({ ...CARD_METHOD, saving: 'full' })
export const SavingAway: Story = paying({ ...NO_METHOD, saving: 'away' })
export const CardSaved: Story = { args: { initialEntries: [`${PATH}?kort=sparat`] } }
export const CardDeclined: Story = { ...paying(NO_METHOD), args: { initialEntries: [`${PATH}?kort=nekat`] } }
export const CardCancelled: Story = { ...paying(NO_METHOD), args: { initialEntries: [`${PATH}?kort=avbrutet`] } }

export const Chosen: Story = {
  parameters: {
    msw: [
      invoices(),
      method(CARD_METHOD),
      mock('setPaymentMethod', () => ({ success: true as const, data: CARD_METHOD })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('radio', { name: /VISA/ })
    await expect(card).toBeChecked()
    card.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /^Faktura/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Spara valet' }))
    await expect(await canvas.findByText('Ditt betalsätt är sparat.')).toBeVisible()
  },
}
export const NothingChosen: Story = {
  ...paying(NO_METHOD),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spara valet' }))
    await expect(await canvas.findByText('Välj ett betalsätt.')).toBeVisible()
  },
}
export const OldLogin: Story = {
  parameters: {
    msw: [
      invoices(),
      method(NO_METHOD),
      mock(
        'savePayment',
        () => new MockRefusal(403, { code: 'login.step-up-required', message: 'Logga in igen för att fortsätta.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spara ett kort' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Logga in igen')
  },
}
export const Removed: Story = {
  parameters: {
    msw: [
      invoices(),
      method(CARD_METHOD),
      mock('removeSavedPayment', () => ({ success: true as const, data: NO_METHOD })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort VISA •••• 4242' }))
    await expect(await canvas.findByText('Kortet är borttaget.')).toBeVisible()
  },
}
