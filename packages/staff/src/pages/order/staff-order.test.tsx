import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStaffOrder } from '../../testing/open-staff-order.js'
import { SOLD_GIFT_CARDS } from '../../testing/staff-gift-cards.js'
import {
  CANCELLED,
  COMING,
  FAILED_LETTER,
  LAPSED,
  PAUSED,
  SENT,
  STAFF_ORDER,
  TO_GRIND,
  TO_SEND,
  TO_SEND_LATER,
  READY,
  TO_LAY_OUT,
} from '../../testing/staff-orders.js'
import { changeStaffOrder } from './change-staff-order.js'
import { loadStaffOrder } from './load-staff-order.js'
import { StaffOrderPage } from './staff-order-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = (data?: StaffOrder) => openStaffOrder(server, data)
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const done = (data: StaffOrder) => ({ success: true as const, data })

describe('an order of another store', () => {
  const path = '/butik-personal/ordrar/:orderId'
  const at = `/butik-personal/ordrar/${STAFF_ORDER.number}`

  it('opens once it is said why, and not before', async () => {
    let isOpen = false
    const sent: unknown[] = []
    const refused = { code: 'order.other-store' as const, message: 'Ordern hör inte till din butik.' }
    server.use(
      mock('getStaffOrder', () => (isOpen ? { data: STAFF_ORDER } : new MockRefusal(403, refused))),
      mock('lookupOrder', ({ body }) => {
        sent.push(body)
        if (body.reason === '')
          return new MockRefusal(422, { code: 'request.invalid', message: 'Fel.', fields: { reason: 'Ange varför.' } })
        isOpen = true
        return { success: true as const, data: STAFF_ORDER }
      }),
    )
    const { user } = open({ path, at, load: loadStaffOrder, mutate: changeStaffOrder, page: StaffOrderPage })
    const reason = await screen.findByRole('textbox', { name: 'Varför behöver du ordern?' })
    expect(screen.queryByRole('heading', { name: 'Leverans' })).toBeNull()
    reason.removeAttribute('required')
    await user.click(screen.getByRole('button', { name: 'Slå upp ordern' }))
    expect(await screen.findByText('Ange varför.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Varför behöver du ordern?' }), 'Kunden lämnar tillbaka')
    await user.click(screen.getByRole('button', { name: 'Slå upp ordern' }))
    expect(await screen.findByRole('heading', { name: 'Leverans' })).toBeVisible()
    expect(sent).toEqual([{ reason: '' }, { reason: 'Kunden lämnar tillbaka' }])
  })
})

describe('an order for store and warehouse', () => {
  it('shows goods, address, payment and notes, and no strengths', async () => {
    show(TO_SEND)
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 48213377' })).toBeVisible()
    expect((await part('Varor')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1 × Gucci Nova 7.*Kontrollerad.*1\s999\skr/),
      expect.stringMatching(/^1 × Enkelslipade glas/),
      expect.stringMatching(/^1 × Putsduk/),
    ])
    expect((await part('Leverans')).getByText('Storgatan 1, 111 22 Stockholm')).toBeVisible()
    expect((await part('Betalning')).getByText('Presentkort')).toBeVisible()
    expect((await part('Anteckningar')).getByText('Skickas tillsammans.')).toBeVisible()
  })

  it.each([
    ['to control', STAFF_ORDER, ['Godkänn kontrollen', 'Pausa', 'Ja, avbryt ordern']],
    ['of a later day', TO_SEND_LATER, ['Pausa', 'Ja, avbryt ordern']],
    ['to grind', TO_GRIND, ['Skicka', 'Markera som slipad', 'Pausa', 'Ja, avbryt ordern']],
    ['to send', TO_SEND, ['Skicka', 'Pausa', 'Ja, avbryt ordern', 'Ja, avbryt varorna']],
    ['to lay out', TO_LAY_OUT, ['Klar att hämta', 'Pausa', 'Ja, avbryt ordern']],
    ['that waits', READY, ['Lämna ut', 'Pausa', 'Ja, avbryt ordern']],
    ['paused', PAUSED, ['Återuppta', 'Ja, avbryt ordern']],
    ['sent', SENT, ['Ja, återbetala']],
    ['cancelled', CANCELLED, []],
  ])('offers only what can be done with one %s [ORD-006]', async (_, order, names) => {
    show(order)
    const actions = await part('Gör med ordern')
    expect(actions.queryAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)).toEqual(names)
    if (names.length === 0) expect(actions.getByText('Det finns inget mer att göra med ordern.')).toBeVisible()
  })

  it('says before which day it is neither packed nor sent [LENS-015]', async () => {
    show(TO_SEND_LATER)
    expect(await screen.findByText(/ska skickas 2 december 2026\. Den packas inte före den dagen/)).toBeVisible()
  })

  it('says who sold it, and prints and sends again the gift cards that it sold [GIFT-001]', async () => {
    const [sold] = SOLD_GIFT_CARDS.sold
    const seller = { storeName: 'Stockholm City', employeeNumber: '1001' }
    const { user } = show({ ...SENT, seller, giftCards: sold?.cards ?? [] })
    expect((await part('Leverans')).getByText('1001, Stockholm City')).toBeVisible()
    const cards = await part('Presentkort')
    expect(cards.getByRole('link', { name: /^Skriv ut \(PDF\): presentkort på 500/ })).toBeVisible()
    server.use(mock('resendStaffGiftCard', () => ({ success: true as const })))
    await user.click(cards.getByRole('button', { name: /^Skicka igen/ }))
    expect(await screen.findByText('Presentkortet skickas igen till samma adress.')).toBeVisible()
  })

  it('sends the version that was seen, and says what was done', async () => {
    const sent: unknown[] = []
    const { user } = show()
    server.use(mock('controlOrder', ({ params, body }) => (sent.push({ id: params['id'], ...body }), done(TO_GRIND))))
    await user.click(await screen.findByRole('button', { name: 'Godkänn kontrollen' }))
    expect(await screen.findByText('Kontrollen är godkänd.')).toBeVisible()
    expect(sent).toEqual([{ id: '48213377', version: 1, key: expect.stringMatching(/^[\w-]{30,}-control$/) }])
  })

  it('takes in at the store goods of the warehouse, and sends them back after their last day', async () => {
    const { user, unmount } = show(COMING)
    expect(await screen.findByText('På väg till butiken')).toBeVisible()
    expect(screen.getByText(/Markera när allt är framme i butiken/)).toBeVisible()
    server.use(mock('readyOrder', () => done(READY)))
    await user.click(screen.getByRole('button', { name: 'Klar att hämta' }))
    expect(await screen.findByText('Varorna är framlagda. Kunden får en kod via mejl och sms.')).toBeVisible()
    unmount()
    const late = show(LAPSED)
    expect(await screen.findByText(/Skulle hämtas senast torsdag 10 december/)).toBeVisible()
    server.use(mock('sendBackOrder', () => done(SENT)))
    await late.user.click(screen.getByText('Skicka tillbaka'))
    await late.user.click(screen.getByRole('button', { name: 'Ja, skicka tillbaka' }))
    expect(await screen.findByText(/Återbetala kunden när de är framme/)).toBeVisible()
  })

  it('hands an order over against the code, and keeps a wrong one beside its field', async () => {
    const codes: unknown[] = []
    const { user } = show(READY)
    expect(await screen.findByText(/Kan hämtas till och med torsdag 10 december/)).toBeVisible()
    server.use(
      mock('collectOrder', ({ body }) => {
        codes.push(body?.code)
        return body?.code === '123456'
          ? done(SENT)
          : new MockRefusal(422, {
              code: 'request.invalid',
              message: 'Fel',
              fields: { code: 'Koden stämmer inte. Be kunden visa mejlet eller sms:et.' },
            })
      }),
    )
    const field = () => screen.getByRole('textbox', { name: /Kundens kod/ })
    await user.type(field(), '999999')
    await user.click(screen.getByRole('button', { name: 'Lämna ut' }))
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Koden stämmer inte/))
    expect(field()).toHaveValue('999999')
    // A screen reader reads the message with the focused field, so no alert repeats it.
    await waitFor(() => expect(field()).toHaveFocus())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getAllByText(/Koden stämmer inte/)).toHaveLength(1)
    await user.clear(field())
    await user.type(field(), '123456')
    await user.click(screen.getByRole('button', { name: 'Lämna ut' }))
    expect(await screen.findByText('Varorna är utlämnade.')).toBeVisible()
    expect(codes).toEqual(['999999', '123456'])
  })

  it('shows who came second the order as it is now, and that nothing was done', async () => {
    const { user } = show()
    await screen.findByRole('button', { name: 'Godkänn kontrollen' })
    server.use(
      mock('getStaffOrder', () => ({ data: PAUSED })),
      mock('controlOrder', () => ({
        success: false as const,
        result: 'order.changed' as const,
        message: 'Någon annan har ändrat ordern.',
        data: PAUSED,
      })),
    )
    await user.click(screen.getByRole('button', { name: 'Godkänn kontrollen' }))
    expect(await screen.findByText('Någon annan har ändrat ordern.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Återuppta' })).toBeVisible()
  })

  it('cancels only after a confirmation', async () => {
    let isCancelled = false
    const { user } = show()
    server.use(mock('cancelStaffOrder', () => ((isCancelled = true), done(CANCELLED))))
    await user.click(await screen.findByText('Avbryt ordern'))
    expect(isCancelled).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Ja, avbryt ordern' }))
    expect(await screen.findByText(/Ordern är avbruten/)).toBeVisible()
  })

  it('pays an amount back after a confirmation, or all that is left', async () => {
    const sent: unknown[] = []
    const { user } = show(SENT)
    server.use(mock('refundOrder', ({ body }) => (sent.push(body.amount), done(SENT))))
    await user.click(await screen.findByText('Återbetala'))
    const amount = screen.getByLabelText('Belopp i kronor')
    expect(amount).toHaveValue('3098')
    await user.clear(amount)
    await user.type(amount, '4000')
    await user.click(screen.getByRole('button', { name: 'Ja, återbetala' }))
    expect((await screen.findAllByText(/^Skriv ett belopp mellan 0,01 och 3\s098\skr\.$/)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText('Belopp i kronor')).toBeInvalid()
    await user.clear(amount)
    await user.type(amount, '100,50')
    await user.click(screen.getByRole('button', { name: 'Ja, återbetala' }))
    expect(await screen.findByText(/Återbetalningen är beslutad/)).toBeVisible()
    await user.clear(screen.getByLabelText('Belopp i kronor'))
    await user.type(screen.getByLabelText('Belopp i kronor'), '3 098')
    await user.click(screen.getByRole('button', { name: 'Ja, återbetala' }))
    await screen.findByText(/Återbetalningen är beslutad/)
    expect(sent).toEqual([100.5, null])
  })

  it('shows what was written to the customer, and sends again what did not arrive', async () => {
    const sent: unknown[] = []
    const order = { ...SENT, letters: [...SENT.letters, FAILED_LETTER] }
    const { user } = show(order)
    const letters = (await part('Mejl till kunden')).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(letters).toEqual([
      expect.stringMatching(/^Orderbekräftelse20 november 2026.*Skickat$/),
      expect.stringMatching(/^Besked om att paketet är skickat.*Kom inte framSkicka igen$/),
    ])
    server.use(mock('resendOrderLetter', ({ params, body }) => (sent.push([params['id'], body]), done(order))))
    await user.click(screen.getByRole('button', { name: 'Skicka igen: Besked om att paketet är skickat' }))
    expect(await screen.findByText(/^Mejlet skickas igen\./)).toBeVisible()
    expect(sent).toEqual([['48213377', { letterId: 'letter-2' }]])
  })

  it('says why the shop refuses', async () => {
    const { user } = show()
    const message = 'Det går inte att göra så med ordern som den är nu.'
    server.use(mock('pauseOrder', () => new MockRefusal(409, { code: 'order.action-refused', message })))
    await user.click(await screen.findByRole('button', { name: 'Pausa' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  it('is not found by anybody else, nor when the session has ended', async () => {
    const refused = new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })
    const { user } = show()
    await screen.findByRole('button', { name: 'Pausa' })
    server.use(
      mock('pauseOrder', () => refused),
      mock('getStaffOrder', () => refused),
    )
    await user.click(screen.getByRole('button', { name: 'Pausa' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
