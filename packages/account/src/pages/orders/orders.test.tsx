import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { READY_SUMMARY, SENT_SUMMARY, SUMMARY } from '../../testing/orders.js'
import { loadOrders } from './load-orders.js'
import { OrdersPage } from './orders-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = () => open({ path: '/mitt-konto/ordrar', load: loadOrders, page: OrdersPage })

describe('the list of orders', () => {
  it('has what is under way first, each with number, status, total and goods [ROUTE-022, ORD-001]', async () => {
    server.use(mock('listOrders', () => ({ data: [SENT_SUMMARY, SUMMARY] })))
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Mina ordrar' })).toBeVisible()
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Pågående', 'Tidigare', 'Behöver du hjälp?'])
    const underWay = within(screen.getByRole('region', { name: 'Pågående' }))
    expect(underWay.getByRole('link', { name: 'Order 48213377' })).toHaveAttribute(
      'href',
      '/mitt-konto/ordrar/48213377',
    )
    expect(underWay.getByText('Gucci Nova 7 och 1 till')).toBeVisible()
    expect(underWay.getByText('Behandlas')).toBeVisible()
    expect(underWay.getByText(/1\s548 kr/)).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Tidigare' })).getByText('2 st Gucci Nova 7')).toBeVisible()
    const sections = within(screen.getByRole('navigation', { name: 'Mina sidor' }))
    expect(sections.getByRole('link', { name: 'Mina ordrar' })).toHaveAttribute('aria-current', 'page')
  })

  it('says of each in which state it is, a paused one included [ORD-002]', async () => {
    server.use(mock('listOrders', () => ({ data: [{ ...SUMMARY, detailStatus: 'paused' as const }] })))
    show()
    expect(await screen.findByText('Pausad')).toBeVisible()
    expect(screen.queryByText('Behandlas')).toBeNull()
  })

  it('says of what waits in a store where it is, until when and against which code [ENUM-008]', async () => {
    server.use(mock('listOrders', () => ({ data: [SENT_SUMMARY, { ...READY_SUMMARY, orderNumber: '48213379' }] })))
    show()
    const underWay = within(await screen.findByRole('region', { name: 'Pågående' }))
    expect(underWay.getByText('Redo att hämta')).toBeVisible()
    expect(underWay.getByText('Hämta i Malmö Outlet senast 8 december 2026. Kod: 012345')).toBeVisible()
    expect(underWay.getByText('Öppet till 18')).toBeVisible()
    expect(underWay.queryByText('Skickad')).toBeNull()
  })

  it('says that there are none, and leads to the goods', async () => {
    server.use(mock('listOrders', () => ({ data: [] })))
    show()
    expect(await screen.findByText('Du har inga ordrar än.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Till sortimentet' })).toHaveAttribute('href', '/')
  })

  it('leads to the log-in without one', async () => {
    const message = 'Logga in.'
    server.use(mock('listOrders', () => new MockRefusal(401, { code: 'request.unauthorized', message })))
    show()
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})
