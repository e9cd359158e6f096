import { mock, MockRefusal } from '@klarsikt/contract/msw'
import * as accountMessages from '@klarsikt/core/messages/account'
import { CUSTOMER, NEW_CUSTOMER } from '@klarsikt/page-kit/testing/customer'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { READY_SUMMARY, SENT_SUMMARY, SUMMARY } from '../../testing/orders.js'
import { HomePage } from './home-page.js'
import { loadHome } from './load-home.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const customer = (data = CUSTOMER, orders = [SUMMARY]) =>
  server.use(
    mock('getCustomerDetails', () => ({ data })),
    mock('listOrders', () => ({ data: orders })),
  )
const show = () => open({ path: '/mitt-konto', load: loadHome, page: HomePage })

describe('the first page of the account', () => {
  it('greets by name and leads to the sections there are [ROUTE-007]', async () => {
    customer()
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Hej Anna' })).toBeVisible()
    const sections = within(screen.getByRole('navigation', { name: 'Mina sidor' }))
    expect(sections.getByRole('link', { name: 'Översikt' })).toHaveAttribute('aria-current', 'page')
    expect(sections.getByRole('link', { name: 'Säkerhet' })).not.toHaveAttribute('aria-current')
    expect(screen.queryByText('Vi saknar din adress.')).toBeNull()
  })

  it('reaches orders, bookings, subscriptions, invoices and details [ROLE-002]', async () => {
    customer()
    show()
    const areas = within(await screen.findByRole('region', { name: accountMessages.sections() }))
    const paths = areas.getAllByRole('link').map((link) => decodeURI(link.getAttribute('href') ?? ''))
    expect(paths).toEqual(
      expect.arrayContaining([
        '/mitt-konto/ordrar',
        '/mitt-konto/boka-synundersökning',
        '/mitt-konto/abonnemang',
        '/mitt-konto/betalning-fakturor',
        '/mitt-konto/uppgifter',
      ]),
    )
  })

  it('asks a new customer for an address', async () => {
    customer(NEW_CUSTOMER, [])
    show()
    const way = await screen.findByRole('link', { name: 'Lägg till adress' })
    expect(way).toHaveAttribute('href', '/mitt-konto/uppgifter')
  })

  it('shows what is under way or waits in a store, and nothing else', async () => {
    customer()
    const waiting = { ...READY_SUMMARY, orderNumber: '48213379' }
    server.use(mock('listOrders', () => ({ data: [SUMMARY, SENT_SUMMARY, waiting] })))
    show()
    const orders = within(await screen.findByRole('region', { name: 'Dina pågående ordrar' }))
    expect(orders.getByRole('link', { name: 'Order 48213377' })).toHaveAttribute('href', '/mitt-konto/ordrar/48213377')
    expect(orders.getByText('Redo att hämta')).toBeVisible()
    expect(orders.queryByRole('link', { name: 'Order 48213378' })).toBeNull()
  })

  it('leads to the log-in without one, and back [ROLE-002]', async () => {
    const message = 'Logga in.'
    customer()
    server.use(mock('getCustomerDetails', () => new MockRefusal(401, { code: 'request.unauthorized', message })))
    show()
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})
