import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Order } from '@klarsikt/contract/shop/types'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  CANCELLED_ORDER,
  CONTROLLED_ORDER,
  LAPSED_ORDER,
  ORDER,
  PART_SENT_ORDER,
  PAUSED_ORDER,
  READY_ORDER,
  SENT_ORDER,
  STORE_ORDER,
} from '../../testing/orders.js'
import { changeOrder } from './change-order.js'
import { loadOrder } from './load-order.js'
import { OrderPage } from './order-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/mitt-konto/ordrar/:orderId'
const show = (data: Order = ORDER) => {
  server.use(mock('getOrder', () => ({ data })))
  const at = `/mitt-konto/ordrar/${data.orderNumber}`
  return open({ path: PATH, at, load: loadOrder, mutate: changeOrder, page: OrderPage })
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the page of an order', () => {
  it('shows lines with labels and strengths, time line, address, payment and letters [ROUTE-023, ORD-001, ORD-005]', async () => {
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 48213377' })).toBeVisible()
    const steps = (await part('Status')).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Beställd20 november 2026/),
      'Kontrolleradkommer senare',
      'Skickadkommer senare',
    ])
    expect(steps[0]).toHaveAttribute('aria-current', 'step')
    const lines = await part('Varor')
    expect(lines.getByRole('link', { name: 'Gucci Nova 7' })).toHaveAttribute('href', '/glasögon/nova-7')
    expect(lines.getAllByText('Kontrolleras')).toHaveLength(2)
    expect(lines.getByText('Vänster: −1,50')).toBeVisible()
    expect(lines.getByText(/1 st à 1\s499 kr/)).toBeVisible()
    expect((await part('Leverans')).getByText(/Storgatan 1/)).toBeVisible()
    expect((await part('Betalning')).getByText('Klarna')).toBeVisible()
    expect((await part('Mejl om ordern')).getByText(/^Orderbekräftelse, skickat/)).toBeVisible()
  })

  it('shows gift cards with who gets them and when, and sends one again that was sent [GIFT-001]', async () => {
    const waits = {
      id: 'b',
      amount: 200,
      text: 'Skickas till bo@example.se den 24 december 2026',
      mayResend: false,
      pdf: null,
    }
    const sent = {
      id: 'a',
      amount: 500,
      text: 'Skickat till eva@example.se 20 november 2026',
      mayResend: true,
      pdf: null,
    }
    const asked: unknown[] = []
    server.use(
      mock('resendGiftCard', ({ body }) => {
        asked.push(body)
        return { success: true as const }
      }),
    )
    show({ ...SENT_ORDER, giftCards: [sent, waits] })
    const cards = await part('Presentkort')
    expect(cards.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(sent.text),
      expect.stringContaining(waits.text),
    ])
    const [button, ...more] = cards.getAllByRole('button')
    expect([button?.getAttribute('aria-label'), more]).toEqual([
      expect.stringMatching(/^Skicka igen: presentkort på 500\skr$/),
      [],
    ])
    button?.click()
    expect(await screen.findByText('Presentkortet skickas igen till samma adress.')).toBeVisible()
    expect(asked).toEqual([{ id: 'a' }])
  })

  it('gives a card to print to the buyer who gets it, and no other [GIFT-001]', async () => {
    const pdf = '/api/order/48213377/giftCard/a/pdf'
    const own = { id: 'a', amount: 500, text: 'Skickat till dig 20 november 2026', mayResend: true, pdf }
    const given = { id: 'b', amount: 200, text: 'Skickat till bo@example.se', mayResend: true, pdf: null }
    const { container } = show({ ...SENT_ORDER, giftCards: [own, given] })
    const [link, ...more] = (await part('Presentkort')).getAllByRole('link')
    expect(link).toHaveAccessibleName(/^Skriv ut \(PDF\): presentkort på 500\skr$/)
    expect([link?.getAttribute('href'), more]).toEqual([pdf, []])
    expect(link).toHaveAttribute('download')
    await expectNoViolations(container)
  })

  it('asks for a recent log-in to print a card, and leads back [GIFT-001]', async () => {
    const pdf = '/api/order/48213377/giftCard/a/pdf'
    const own = { id: 'a', amount: 500, text: 'Skickat till dig 20 november 2026', mayResend: true, pdf }
    show({ ...SENT_ORDER, giftCards: [own], isRecentLogin: false })
    const [link, ...more] = (await part('Presentkort')).getAllByRole('link')
    expect(link).toHaveAttribute('href', expect.stringMatching(/logga-in\?next=.*48213377/))
    expect(more).toEqual([])
  })

  it('says where it can be collected, against which code, until when and when the store is open [ENUM-008, ROUTE-023]', async () => {
    const { unmount } = show(READY_ORDER)
    const waits = await part('Redo att hämta i Malmö Outlet')
    expect(waits.getByText('012345')).toBeVisible()
    expect(waits.getByText(/^Hämta senast tisdag 8 december/)).toBeVisible()
    expect(waits.getByText('Öppet till 18')).toBeVisible()
    expect(waits.getByRole('row', { name: /Onsdag/ })).toHaveAttribute('aria-current', 'date')
    expect(waits.getByRole('link', { name: /Malmö Outlet/ })).toHaveAttribute('href', '/hitta-butik/malmo-outlet')
    const status = await part('Status')
    expect(status.getAllByText('Redo att hämta')).toHaveLength(2)
    expect(status.getAllByRole('listitem').at(-1)).toHaveTextContent('Hämtadkommer senare')
    unmount()
    show(LAPSED_ORDER)
    expect(await screen.findByText(/^Sista dagen att hämta var tisdag 8 december/)).toBeVisible()
  })

  it('leads to the return of an order that has been sent, and of no other', async () => {
    const { unmount } = show(SENT_ORDER)
    const path = `/mitt-konto/ordrar/${SENT_ORDER.orderNumber}/retur`
    expect(await screen.findByRole('link', { name: 'Returnera' })).toHaveAttribute('href', path)
    unmount()
    show(CONTROLLED_ORDER)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('link', { name: 'Returnera' })).toBeNull()
  })

  it('says to members until when a frame can be exchanged, and to no one else [LOYAL-003]', async () => {
    const { unmount } = show({ ...SENT_ORDER, exchangeUntil: '2027-03-01' })
    expect(await screen.findByText(/byta bågen till en annan till och med 1 mars 2027/)).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Hitta butik' })[0]).toHaveAttribute('href', '/hitta-butik')
    unmount()
    show(SENT_ORDER)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/byta bågen/)).toBeNull()
  })

  it('shows a part that was sent ahead with its goods and its tracking, and leads to its return', async () => {
    show(PART_SENT_ORDER)
    const parcels = within(await screen.findByRole('list', { name: 'Skickade paket' }))
    const [parcel, ...more] = parcels.getAllByRole('listitem')
    expect(more).toEqual([])
    expect(parcel).toHaveTextContent(/^Skickat 21 november 2026.*1 × Gucci Nova 7/)
    expect(parcels.getByRole('link', { name: /^Följ paket 373500489530470/ })).toHaveAttribute(
      'href',
      'https://paket.example/373500489530470',
    )
    expect(screen.getByRole('link', { name: 'Returnera' })).toBeVisible()
  })

  it.each([
    ['controlled', CONTROLLED_ORDER, 'Kontrollerad', 'Kontrollerad'],
    ['paused', PAUSED_ORDER, 'Pausad', 'Stoppad'],
    ['sent', SENT_ORDER, 'Skickad', 'Skickad'],
    ['cancelled', CANCELLED_ORDER, 'Avbruten', 'Avbruten'],
  ])('names the state of a %s order and of its lines [ORD-002, ORD-005]', async (_, order, state, label) => {
    show(order)
    const current = (await part('Status')).getAllByRole('listitem').find((step) => step.hasAttribute('aria-current'))
    expect(current).toHaveTextContent(state)
    expect((await part('Varor')).getAllByText(label).length).toBeGreaterThan(0)
    expect(screen.queryByText('Avbryt ordern') !== null).toBe(order.mayCancel)
  })

  it('shows where a parcel can be followed, where one is collected, and how to withdraw', async () => {
    const { unmount } = show(SENT_ORDER)
    const delivery = await part('Leverans')
    expect(delivery.getByRole('link', { name: /Följ paketet/ })).toHaveAttribute(
      'href',
      'https://paket.example/373500489530470',
    )
    const receipt = screen.getByRole('link', { name: 'Kvitto (PDF)' })
    expect(receipt).toHaveAttribute('href', '/api/order/48213377/receipt')
    expect(receipt).toHaveAttribute('download')
    expect(screen.getByRole('link', { name: 'Ångra köpet' })).toHaveAttribute('href', '/ångra-köp?ordernummer=48213377')
    unmount()
    show(STORE_ORDER)
    expect((await part('Leverans')).getByText('Hämtas i Malmö Outlet')).toBeVisible()
  })

  it('cancels after a confirmation, and shows the order as it is then', async () => {
    const sent: string[] = []
    const { user } = show()
    await screen.findByText('Avbryt ordern')
    server.use(
      mock('cancelOrder', ({ params }) => {
        sent.push(String(params['orderId']))
        server.use(mock('getOrder', () => ({ data: CANCELLED_ORDER })))
        const { orderNumber, status, detailStatus, statusText } = CANCELLED_ORDER
        return { success: true as const, data: { orderNumber, status, detailStatus, statusText } }
      }),
    )
    expect(screen.getByText('Ja, avbryt ordern')).not.toBeVisible()
    await user.click(screen.getByText('Avbryt ordern'))
    await user.click(screen.getByRole('button', { name: 'Ja, avbryt ordern' }))
    expect(await screen.findByRole('status')).toHaveTextContent('Ordern är avbruten')
    expect(sent).toEqual(['48213377'])
    expect(screen.queryByText('Avbryt ordern')).toBeNull()
  })

  it('says why an order could not be cancelled', async () => {
    const { user } = show()
    const message = 'Ordern går inte att avbryta längre.'
    server.use(mock('cancelOrder', () => new MockRefusal(409, { code: 'order.not-cancellable', message })))
    await user.click(await screen.findByText('Avbryt ordern'))
    await user.click(screen.getByRole('button', { name: 'Ja, avbryt ordern' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  it('buys again, and names what was left out with the page where it can be chosen', async () => {
    const { user } = show()
    const left = [{ description: 'Nova 7', url: '/glasögon/nova-7', reason: 'lenses' as const }]
    server.use(mock('buyAgain', () => ({ success: true as const, data: { added: 1, left } })))
    await user.click(await screen.findByRole('button', { name: 'Köp igen' }))
    const notice = within(await screen.findByRole('status'))
    expect(notice.getByRole('link', { name: 'Till kassan' })).toHaveAttribute('href', '/checkout')
    expect(notice.getByRole('link', { name: /Nova 7 har slipade glas/ })).toHaveAttribute('href', '/glasögon/nova-7')
  })

  it('is not found for the order of another, and leads to the log-in once the session has ended', async () => {
    server.use(mock('getOrder', () => new MockRefusal(404, { code: 'order.not-found', message: 'Saknas.' })))
    const { unmount } = open({ path: PATH, at: '/mitt-konto/ordrar/11111111', load: loadOrder, page: OrderPage })
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
    unmount()
    const { user } = show()
    const message = 'Logga in.'
    server.use(mock('buyAgain', () => new MockRefusal(401, { code: 'request.unauthorized', message })))
    await user.click(await screen.findByRole('button', { name: 'Köp igen' }))
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})
