import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StaffOrders } from '@klarsikt/contract/shop/types'
import type { StaffRole } from '@klarsikt/core/access'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LETTERS, LINKS, PENDING_RETURN, QUEUE, RETURNS, STAFF_ORDER } from '../../testing/staff-orders.js'
import { changeStaffOrders } from './change-staff-orders.js'
import { loadStaffOrders } from './load-staff-orders.js'
import { StaffOrdersPage } from './staff-orders-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/butik-personal/ordrar'
const show = (data: StaffOrders = QUEUE, query = '', role: StaffRole = 'customer-service') => {
  const asked: unknown[] = []
  server.use(mock('getStaffOrders', ({ query: sent }) => (asked.push(sent.get('queue')), { data })))
  return {
    asked,
    ...open({
      path: PATH,
      at: `${PATH}${query}`,
      load: loadStaffOrders,
      mutate: changeStaffOrders,
      page: StaffOrdersPage,
      role,
    }),
  }
}

describe('the queues of the staff', () => {
  it('show how many wait in each, and the orders of one', async () => {
    const { asked } = show()
    const queues = within(await screen.findByRole('navigation', { name: 'Köer' }))
    expect(queues.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Att kontrollera (1)',
      'Att slipa (0)',
      'Att skicka (2)',
      'På väg till butiken (0)',
      'Att lämna ut (0)',
      'Väntar på recept (0)',
      'Skickas senare (0)',
      'Pausade (0)',
      'Returer (1)',
      'Betallänkar (1)',
      'Mejl som inte kom fram (1)',
    ])
    expect(queues.getByRole('link', { name: 'Att kontrollera (1)' })).toHaveAttribute('aria-current', 'page')
    const queue = within(screen.getByRole('region', { name: 'Att kontrollera' }))
    expect(queue.getByRole('link', { name: /Order 48213377/ })).toHaveAttribute(
      'href',
      '/butik-personal/ordrar/48213377',
    )
    expect(queue.getByText('3 varor, Brev')).toBeVisible()
    expect(queue.getByText('Glas att slipa')).toBeVisible()
    expect(asked).toEqual(['control'])
  })

  it('open another queue, and say when nothing waits', async () => {
    const { asked } = show({ ...QUEUE, queue: 'send', orders: [] }, '?queue=send')
    expect(await screen.findByText('Kön är tom. Inget väntar här.')).toBeVisible()
    expect(asked).toEqual(['send'])
  })

  it('offer no choice of stores to who sees those of one only', async () => {
    show({ ...QUEUE, store: { ...QUEUE.store, isOnly: true } }, '', 'seller')
    expect(await screen.findByRole('navigation', { name: 'Köer' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Alla butiker' })).toBeNull()
  })

  it('lead through a long queue page by page, and to what belongs to the own store', async () => {
    const store = { ...QUEUE.store, isOnly: true }
    show({ ...QUEUE, store, page: 2, pages: 3 }, '?queue=control&store=own&page=2')
    const pages = within(await screen.findByRole('navigation', { name: 'Sidor i kön' }))
    expect(pages.getByText('Sida 2 av 3')).toBeVisible()
    const path = '/butik-personal/ordrar?queue=control&store=own'
    expect(pages.getByRole('link', { name: 'Föregående' })).toHaveAttribute('href', path)
    expect(pages.getByRole('link', { name: 'Nästa' })).toHaveAttribute('href', `${path}&page=3`)
    const stores = within(screen.getByRole('navigation', { name: 'Vilka butiker' }))
    expect(stores.getByRole('link', { name: 'Malmö Outlet' })).toHaveAttribute('aria-current', 'page')
    expect(stores.getByRole('link', { name: 'Alla butiker' })).toHaveAttribute(
      'href',
      '/butik-personal/ordrar?queue=control',
    )
  })

  it.each([RETURNS, LINKS, LETTERS])('have pages for $queue too', async (data) => {
    show({ ...data, pages: 2 }, `?queue=${data.queue}`)
    const pages = within(await screen.findByRole('navigation', { name: 'Sidor i kön' }))
    const path = `/butik-personal/ordrar?queue=${data.queue}&page=2`
    expect(pages.getByRole('link', { name: 'Nästa' })).toHaveAttribute('href', path)
  })

  it('show payment links that wait [STAFF-005]', async () => {
    show(LINKS, '?queue=payment-links')
    const queue = within(await screen.findByRole('region', { name: 'Betallänkar' }))
    expect(queue.getByText('Glasögon')).toBeVisible()
    expect(queue.getByText(/^Gäller till 23 november 2026/)).toBeVisible()
    expect(queue.getByText('Kom inte fram')).toBeVisible()
  })

  it('send a payment link that did not arrive again, the other channel first [STAFF-005]', async () => {
    const sent: unknown[] = []
    const { user } = show(LINKS, '?queue=payment-links')
    const names = (await screen.findAllByRole('button', { name: /^Skicka igen/ })).map(({ textContent }) => textContent)
    expect(names).toEqual(['Skicka igen med e-post', 'Skicka igen som sms'])
    const reply = { success: true as const, expiresAt: '2026-11-24T08:00:00.000Z', message: 'Länken skickas som mejl.' }
    server.use(mock('resendPaymentLink', ({ params, body }) => (sent.push([params['id'], body]), reply)))
    await user.click(screen.getByRole('button', { name: 'Skicka igen med e-post: Glasögon' }))
    expect(await screen.findByText('Länken skickas som mejl.')).toBeVisible()
    expect(sent).toEqual([['link-1', { channel: 'email' }]])
    const refusal = { code: 'payment-link.expired' as const, message: 'Länken har gått ut.' }
    server.use(mock('resendPaymentLink', () => new MockRefusal(410, refusal)))
    await user.click(screen.getByRole('button', { name: 'Skicka igen som sms: Glasögon' }))
    expect(await screen.findByText('Länken har gått ut.')).toBeVisible()
  })

  it('show letters that did not arrive, and send one again', async () => {
    const sent: unknown[] = []
    const { user } = show(LETTERS, '?queue=letters')
    const queue = within(await screen.findByRole('region', { name: 'Mejl som inte kom fram' }))
    expect(queue.getByText('Besked om att paketet är skickat')).toBeVisible()
    expect(queue.getByText('Kom inte fram')).toBeVisible()
    expect(queue.getByRole('link', { name: /Order 48213377/ })).toHaveAttribute(
      'href',
      '/butik-personal/ordrar/48213377',
    )
    server.use(
      mock('resendOrderLetter', ({ params, body }) => {
        sent.push([params['id'], body])
        return { success: true as const, data: STAFF_ORDER }
      }),
    )
    await user.click(queue.getByRole('button', { name: /^Skicka igen: Besked om att paketet är skickat/ }))
    expect(await screen.findByText(/^Mejlet skickas igen/)).toBeVisible()
    expect(sent).toEqual([['48213377', { letterId: 'letter-2' }]])
    const refusal = { code: 'order.letter-refused' as const, message: 'Mejlet är redan på väg.' }
    server.use(mock('resendOrderLetter', () => new MockRefusal(409, refusal)))
    await user.click(queue.getByRole('button', { name: /^Skicka igen/ }))
    expect(await screen.findByText('Mejlet är redan på väg.')).toBeVisible()
  })

  it('say when every letter has left', async () => {
    show({ ...LETTERS, letters: [] }, '?queue=letters')
    expect(await screen.findByText('Det finns inga mejl att skicka igen.')).toBeVisible()
  })

  it('confirm what has come of a return, line by line [ORD-004]', async () => {
    const sent: unknown[] = []
    const { user } = show(RETURNS, '?queue=returns')
    server.use(
      mock('confirmReturn', ({ params, body }) => {
        sent.push([params['returnId'], body])
        return { success: true as const, data: PENDING_RETURN }
      }),
    )
    await user.click(await screen.findByText('Ta emot returen'))
    const frame = screen.getByRole('combobox', { name: 'Gucci Nova 7: vad händer med varan?' })
    expect(within(frame).queryByRole('option', { name: 'Tillbaka i lagret' })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Putsduk: vad händer med varan?' }), 'restock')
    await user.click(screen.getByRole('button', { name: 'Bekräfta det mottagna' }))
    expect(await screen.findByText(/Returen är bekräftad/)).toBeVisible()
    expect(sent).toEqual([['48213377-1', { lines: [{ lineId: '2', outcome: 'restock' }] }]])
  })

  it('confirm nothing where nothing is chosen', async () => {
    const { user } = show(RETURNS, '?queue=returns')
    await user.click(await screen.findByText('Ta emot returen'))
    await user.click(screen.getByRole('button', { name: 'Bekräfta det mottagna' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Välj vad som är mottaget.')
  })

  it('lead to any order by its number, and explain what is none', async () => {
    const { user } = show()
    const field = await screen.findByLabelText('Ordernummer')
    await user.type(field, '1234')
    await user.click(screen.getByRole('button', { name: 'Öppna ordern' }))
    expect(await screen.findByText('Ett ordernummer har åtta siffror.')).toBeVisible()
    await user.clear(screen.getByLabelText('Ordernummer'))
    await user.type(screen.getByLabelText('Ordernummer'), '4821 3377')
    await user.click(screen.getByRole('button', { name: 'Öppna ordern' }))
    expect(await screen.findByText('at /butik-personal/ordrar/48213377')).toBeVisible()
  })

  it('are not found by anybody else', async () => {
    server.use(mock('getStaffOrders', () => new MockRefusal(403, { code: 'request.forbidden', message: 'Nej.' })))
    open({ path: PATH, load: loadStaffOrders, page: StaffOrdersPage })
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
