import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { OrderReturns } from '@klarsikt/contract/shop/types'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PAID_RETURN, RETURN, RETURNABLE } from '../../testing/returns.js'
import { changeReturn } from './change-return.js'
import { loadReturn } from './load-return.js'
import { ReturnPage } from './return-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = (data: OrderReturns = RETURNABLE) => {
  server.use(mock('getOrderReturns', () => ({ data })))
  return open({
    path: '/mitt-konto/ordrar/:orderId/retur',
    at: `/mitt-konto/ordrar/${data.orderNumber}/retur`,
    load: loadReturn,
    mutate: changeReturn,
    page: ReturnPage,
  })
}
const submit = () => screen.findByRole('button', { name: 'Registrera returen' })

describe('choosing what goes back [ROUTE-024, PAGE-020]', () => {
  it('offers the pieces that are left, and says of the others why not and what is possible instead [ORD-007]', async () => {
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Returnera' })).toBeVisible()
    const goods = within(screen.getByRole('group', { name: 'Gucci Nova 7' }))
    const choice = goods.getByRole('combobox', { name: 'Antal att returnera' })
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Returneras inte', '1 av 2', '2 av 2'])
    expect(screen.getAllByRole('combobox')).toHaveLength(2)
    expect(screen.getByText(/De följer med bågen tillbaka/)).toBeVisible()
    expect(screen.getByText(/reklamera i tre år/)).toBeVisible()
    // The help beside the page has this link too, but without the order number.
    expect(screen.getAllByRole('link', { name: 'Ångra köp' })[0]).toHaveAttribute(
      'href',
      '/ångra-köp?ordernummer=48213378',
    )
  })

  it('says to members until when a frame can be exchanged instead, and to no one else [LOYAL-003]', async () => {
    const { unmount } = show({ ...RETURNABLE, exchangeUntil: '2027-03-01' })
    expect(await screen.findByText(/byta bågen till en annan till och med 1 mars 2027/)).toBeVisible()
    unmount()
    show()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/byta bågen/)).toBeNull()
  })

  it('registers lines, numbers and reasons, and leads to the label [ORD-004]', async () => {
    const { user } = show()
    let sent: unknown
    server.use(mock('registerReturn', ({ body }) => ((sent = body), { success: true as const, data: RETURN })))
    await user.selectOptions(await screen.findByLabelText('Antal att returnera'), '1 av 2')
    await user.selectOptions(screen.getByLabelText('Orsak'), 'Den passar inte')
    server.use(mock('getOrderReturns', () => ({ data: { ...RETURNABLE, returns: [RETURN] } })))
    await user.click(await submit())
    const notice = await screen.findByText('Din retur 48213378-1 är registrerad. Vi har mejlat dig en bekräftelse.')
    expect(notice).toBeVisible()
    expect(sent).toEqual({ lines: [{ lineId: '0', quantity: 1, reason: 'fit' }] })
    for (const link of screen.getAllByRole('link', { name: /^Hämta returfraktsedeln/ }))
      expect(link).toHaveAttribute('href', '/api/order/return/48213378-1/label')
    expect(await screen.findByLabelText('Antal att returnera')).toHaveValue('0')
  })

  it('asks for a choice before anything is sent', async () => {
    const { user } = show()
    await user.click(await submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Välj minst en vara att returnera.')
  })

  it('says what the server refuses, and keeps the choice', async () => {
    const { user } = show()
    server.use(
      mock('registerReturn', () => new MockRefusal(409, { code: 'return.too-late', message: 'Tiden har gått ut.' })),
    )
    await user.selectOptions(await screen.findByLabelText('Antal att returnera'), '2 av 2')
    await user.click(await submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Tiden har gått ut.')
    expect(screen.getByLabelText('Antal att returnera')).toHaveValue('2')
  })

  it('has the choice again after a log-in that was needed meanwhile', async () => {
    const { user, unmount } = show()
    server.use(mock('registerReturn', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Nej.' })))
    await user.selectOptions(await screen.findByLabelText('Antal att returnera'), '2 av 2')
    await user.selectOptions(screen.getByLabelText('Orsak'), 'Den passar inte')
    await user.click(await submit())
    await screen.findByText('at /mitt-konto/logga-in')
    unmount()
    show()
    expect(await screen.findByLabelText('Antal att returnera')).toHaveValue('2')
    expect(screen.getByLabelText('Orsak')).toHaveValue('fit')
    expect(await screen.findByText(/^Vi har fyllt i det du skrev/)).toBeVisible()
    sessionStorage.clear()
  })

  it('offers nothing for an order that is not sent, or where nothing is left', async () => {
    const { unmount } = show({ ...RETURNABLE, isSent: false })
    expect(await screen.findByText(/Ordern är inte skickad än/)).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
    unmount()
    show({ ...RETURNABLE, lines: RETURNABLE.lines.map((line) => ({ ...line, left: 0 })) })
    expect(await screen.findByText('Det finns inget i ordern att returnera.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Registrera returen' })).toBeNull()
  })
})

describe('the returns of an order [ORD-004]', () => {
  it('show how far each has come, what is paid and where the label is', async () => {
    show({ ...RETURNABLE, returns: [PAID_RETURN, { ...RETURN, returnId: '48213378-2' }] })
    const list = within(await screen.findByRole('region', { name: 'Dina returer av ordern' }))
    expect(list.getByText('Retur bekräftad')).toBeVisible()
    expect(list.getByText('Retur väntar')).toBeVisible()
    expect(list.getAllByText('1 × Gucci Nova 7')).toHaveLength(2)
    expect(list.getAllByRole('link', { name: /^Hämta returfraktsedeln/ })).toHaveLength(1)
    expect(list.getByText('Återbetald')).toBeVisible()
    expect(list.getAllByText(/1\s499 kr/)).toHaveLength(2)
  })

  it('can be given up after a second press, as long as nothing has come', async () => {
    const { user } = show({ ...RETURNABLE, returns: [RETURN] })
    let asked: unknown
    server.use(
      mock('cancelReturn', ({ params }) => {
        asked = params
        return { success: true as const, data: { ...RETURN, state: 'none' as const, labelUrl: null } }
      }),
    )
    await user.click(await screen.findByText('Avbryt returen'))
    await user.click(screen.getByRole('button', { name: 'Ja, avbryt returen 48213378-1' }))
    expect(await screen.findByText('Returen 48213378-1 är avbruten.')).toBeVisible()
    expect(asked).toMatchObject({ returnId: '48213378-1' })
  })

  it('leads to the log-in when the session has ended meanwhile', async () => {
    server.use(
      mock('getOrderReturns', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })),
    )
    open({
      path: '/mitt-konto/ordrar/:orderId/retur',
      at: '/mitt-konto/ordrar/48213378/retur',
      load: loadReturn,
      mutate: changeReturn,
      page: ReturnPage,
    })
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})
