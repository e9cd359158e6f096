import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import {
  ENDED_INVOICE,
  INVOICE,
  invoiceIn,
  OPEN_INVOICE,
  PARTLY_PAID_INVOICE,
  RESERVED_INVOICE,
} from '@klarsikt/page-kit/testing/invoices'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/mitt-konto/betalning-fakturor'
const show = (query = '') =>
  open({ path: PATH, at: PATH + query, load: loadFinance, mutate: changeFinance, page: FinancePage })
const paying = (data: PaymentMethodChoice) => server.use(mock('getPaymentMethod', () => ({ data })))
beforeEach(() => {
  server.use(mock('listInvoices', () => ({ data: [OPEN_INVOICE] })))
  paying(NO_METHOD)
})

describe('the list of invoices', () => {
  it('names number, status and amount of each, and how the customer pays [ROUTE-019, INV-002]', async () => {
    server.use(mock('listInvoices', () => ({ data: [INVOICE, RESERVED_INVOICE, ENDED_INVOICE] })))
    show()
    expect(await screen.findByRole('link', { name: 'Faktura 48213377' })).toHaveAttribute(
      'href',
      '/mitt-konto/betalning-fakturor/48213377/0',
    )
    for (const status of ['Betald', 'Betalning reserverad', 'Avslutad']) expect(screen.getByText(status)).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Betalsätt' })).toBeVisible()
  })

  it('begins with what is to be paid, and opens older ones only when asked, so that the rest of the page is near', async () => {
    const paid = Array.from({ length: 7 }, (_, index) => ({ ...INVOICE, id: `4821330${index}` }))
    server.use(mock('listInvoices', () => ({ data: [...paid, OPEN_INVOICE] })))
    const { user } = show()
    const open = within(await screen.findByRole('region', { name: 'Att betala' }))
    expect(open.getAllByRole('listitem')).toHaveLength(1)
    const rest = within(screen.getByRole('region', { name: 'Inget kvar att betala' }))
    const older = () => rest.getByRole('link', { name: 'Faktura 48213306', hidden: true })
    expect(older()).not.toBeVisible()
    await user.click(rest.getByText('Visa 2 äldre fakturor'))
    expect(older()).toBeVisible()
    expect(rest.getAllByRole('listitem')).toHaveLength(7)
  })

  it('says by when to pay, what is overdue, and what is left', async () => {
    server.use(mock('listInvoices', () => ({ data: [PARTLY_PAID_INVOICE, OPEN_INVOICE] })))
    show()
    expect(await screen.findByText('Förföll 1 november 2026')).toBeVisible()
    expect(screen.getByText('597 kr kvar')).toBeVisible()
    expect(screen.getByText('Förfaller 20 december 2026')).toBeVisible()
    expect(screen.getByText('Obetald')).toBeVisible()
  })

  it.each(['inCollection', 'returnedFaultyAddress'] as const)(
    'names the day of one that is %s, and does not say that it is still to come',
    async (status) => {
      server.use(mock('listInvoices', () => ({ data: [{ ...invoiceIn(status, 549), dueOn: '2026-08-28' }] })))
      show()
      expect(await screen.findByText('Förfallodag 28 augusti 2026')).toBeVisible()
    },
  )

  it('says that there are none, and leads to the log-in without one', async () => {
    server.use(mock('listInvoices', () => ({ data: [] })))
    const { unmount } = show()
    expect(await screen.findByText('Du har inga fakturor.')).toBeVisible()
    unmount()
    const message = 'Logga in.'
    server.use(mock('listInvoices', () => new MockRefusal(401, { code: 'request.unauthorized', message })))
    show()
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})

describe('how invoices are paid', () => {
  it('is one of four types, of which those that cannot be kept say why [INV-003]', async () => {
    const types = NO_METHOD.types.map((one) =>
      one.type === 'e-invoice' ? { ...one, bar: 'no-personal-number' as const } : one,
    )
    paying({ ...NO_METHOD, types })
    show()
    const names = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent)
    expect(names).toEqual([
      expect.stringMatching(/^Faktura/),
      expect.stringMatching(/^Kort.*Spara ett kort först/),
      expect.stringMatching(/^Autogiro.*Anmäl ditt bankkonto först/),
      expect.stringMatching(/^E-faktura.*Logga in med BankID/),
    ])
    const open = screen.getAllByRole('radio').filter((radio) => !(radio as HTMLInputElement).disabled)
    expect(open).toHaveLength(1)
  })

  it('is sent with the card that is chosen, and said to be saved', async () => {
    const sent: unknown[] = []
    paying({ ...CARD_METHOD, choice: null, saved: [SAVED_CARD, EXPIRED_CARD] })
    server.use(
      mock('setPaymentMethod', ({ body }) => {
        sent.push(body)
        return { success: true as const, data: CARD_METHOD }
      }),
    )
    const { user } = show()
    await user.click(await screen.findByRole('radio', { name: /VISA/ }))
    expect(screen.queryByRole('radio', { name: /Mastercard/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Spara valet' }))
    expect(await screen.findByText('Ditt betalsätt är sparat.')).toBeVisible()
    expect(sent).toEqual([{ type: 'card', savedPaymentId: SAVED_CARD.id }])
  })

  it('is asked for when nothing is chosen', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Spara valet' }))
    expect(await screen.findByText('Välj ett betalsätt.')).toBeVisible()
  })
})

describe('e-invoices', () => {
  it('say how they stand, and end by a press [INV-003]', async () => {
    const sent: unknown[] = []
    paying(E_INVOICE_METHOD)
    server.use(
      mock('setPaymentMethod', ({ body }) => {
        sent.push(body)
        const eInvoice = { state: 'ended', stateText: 'E-fakturan är avslutad.', reason: 'Du avslutade.' } as const
        const ended = { ...NO_METHOD, eInvoice }
        paying(ended)
        return { success: true as const, data: ended }
      }),
    )
    const { user, container } = show()
    const status = within(await screen.findByRole('region', { name: 'E-faktura' }))
    expect(status.getByText('Dina fakturor kommer till din internetbank.')).toBeVisible()
    await expectNoViolations(container)
    await user.click(status.getByRole('button', { name: 'Avsluta e-faktura' }))
    expect(await screen.findByRole('status')).toHaveTextContent('E-fakturan är avslutad')
    expect(sent).toEqual([{ type: 'invoice' }])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Avsluta e-faktura' })).toBeNull())
  })
})

describe('saved cards', () => {
  it('are shown masked, with what is wrong with them, and removed by name', async () => {
    const removed: unknown[] = []
    paying({ ...CARD_METHOD, saved: [SAVED_CARD, EXPIRED_CARD, UNUSABLE_CARD] })
    server.use(
      mock('removeSavedPayment', ({ body }) => {
        removed.push(body.id)
        return { success: true as const, data: NO_METHOD }
      }),
    )
    const { user } = show()
    expect(await screen.findByText('Gäller till och med 11/2029')).toBeVisible()
    expect(screen.getByText(/Gick ut 10\/2025/)).toBeVisible()
    expect(screen.getByText(/går inte att använda längre/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ta bort Mastercard •••• 4444' }))
    expect(await screen.findByText('Kortet är borttaget.')).toBeVisible()
    expect(removed).toEqual([EXPIRED_CARD.id])
  })

  it.each([
    [403, 'login.step-up-required', 'Logga in igen.'],
    [503, 'payment.provider-unavailable', 'Försök senare.'],
  ] as const)('are not saved after %s %s', async (status, code, message) => {
    server.use(mock('savePayment', () => new MockRefusal(status, { code, message })))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Spara ett kort' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  it.each([
    ['saved', 'Kortet är sparat.'],
    ['declined', 'Klarna godkände inte kortet.'],
    ['cancelled', 'Du avbröt.'],
  ] as const)('are handed in once on the way back, which ends %s', async (ended, text) => {
    const handedIn: unknown[] = []
    server.use(
      mock('savePayment', ({ body }) => {
        handedIn.push(body.outcome)
        return { success: true as const, data: CARD_METHOD, redirectUrl: null, ended }
      }),
    )
    show('?outcome=success')
    expect(await screen.findByText(new RegExp(text))).toBeVisible()
    await waitFor(() => expect(handedIn).toEqual(['success']))
  })

  it.each([
    ['pending', 'Klarna sparar kortet'],
    ['full', 'så många sparade kort'],
    ['away', 'inte att spara kort just nu'],
  ] as const)('cannot be saved while that is %s, which says so', async (saving, text) => {
    paying({ ...NO_METHOD, saving })
    show()
    expect(await screen.findByText(new RegExp(text))).toBeVisible()
    expect(screen.queryByRole('button', { name: /Spara ett kort/ })).toBeNull()
  })
})
