import { describe, expect, it } from 'vitest'
import { authorized, call, choose, control, hosted, place, purchase, received, running } from './testing/bench.js'

describe('sessions', () => {
  it('refuses wrong credentials', async () => {
    const answer = await call('POST', '/payments/v1/sessions', purchase(), { authorization: 'Basic SzE6ZmVs' })
    expect(answer.status).toBe(401)
    expect(Object.keys(answer.body).sort()).toEqual(['correlation_id', 'error_code', 'error_messages'])
  })

  it('answers session, client token and categories, and can be read and updated', async () => {
    const made = await call('POST', '/payments/v1/sessions', purchase())
    expect(made.body['payment_method_categories']).toHaveLength(3)
    const path = `/payments/v1/sessions/${made.body['session_id']}`
    expect((await call('POST', path, { merchant_reference2: 'b' })).status).toBe(204)
    expect((await call('GET', path)).body).toMatchObject({
      status: 'incomplete',
      order_amount: 100_000,
      merchant_reference2: 'b',
    })
  })

  it('names the sums that do not add up', async () => {
    const answer = await call('POST', '/payments/v1/sessions', purchase({ order_amount: 100_001 }))
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error_code: 'BAD_VALUE', error_messages: ['Bad value: order_amount'] })
  })

  it('forgets a session after 48 hours', async () => {
    const made = await call('POST', '/payments/v1/sessions', purchase())
    await control('POST', '/clock', { advanceMs: 48 * 3_600_000 })
    expect((await call('GET', `/payments/v1/sessions/${made.body['session_id']}`)).status).toBe(404)
  })
})

describe('hosted page', () => {
  it('shows a form in Swedish that needs no script and loads only its stylesheet', async () => {
    const { page } = await hosted()
    const answer = await fetch(page['redirect_url'] ?? '')
    const html = await answer.text()
    expect(html).toContain('Godkänn betalningen')
    expect(html).not.toMatch(/<script|style=/)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(new URL('/sandbox/klarna/hpp/style.css', running.url))).status).toBe(200)
  })

  it('fills the placeholders and notifies the merchant', async () => {
    const { page, sessionId } = await hosted()
    const answer = await choose(page, 'approve')
    const target = new URL(answer.headers.get('location') ?? '')
    expect(target.pathname).toBe('/ok')
    expect(target.searchParams.get('sid')).toBe(page['session_id'])
    await control('POST', '/callbacks/idle')
    const token = target.searchParams.get('token')
    expect(received.map((one) => one.path)).toEqual(
      expect.arrayContaining(['/authorization', `/status?sid=${page['session_id']}`]),
    )
    expect(received.find((one) => one.path === '/authorization')?.body).toEqual({
      authorization_token: token,
      session_id: sessionId,
    })
    expect((await call('GET', `/hpp/v1/sessions/${page['session_id']}`)).body).toMatchObject({
      status: 'COMPLETED',
      authorization_token: token,
    })
  })

  it.each([
    ['decline', '/failed', 'FAILED'],
    ['cancel', '/cancelled', 'CANCELLED'],
  ])('%s leads to %s', async (choice, path, status) => {
    const { page } = await hosted()
    const answer = await choose(page, choice)
    expect(new URL(answer.headers.get('location') ?? '').pathname).toBe(path)
    expect((await call('GET', `/hpp/v1/sessions/${page['session_id']}`)).body['status']).toBe(status)
  })

  it('is closed after a final choice', async () => {
    const { page } = await hosted()
    await choose(page, 'cancel')
    expect((await choose(page, 'approve')).status).toBe(410)
  })
})

describe('orders', () => {
  it('places one order for one key, also when asked in parallel', async () => {
    const token = await authorized()
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(token, 'key-1')))
    expect(new Set(answers.map((one) => one.body['order_id'])).size).toBe(1)
    expect((await control('GET', '/summary')).body).toMatchObject({ orders: 1 })
  })

  it('refuses a used or cancelled token under another key', async () => {
    const token = await authorized()
    await place(token, 'key-1')
    expect((await place(token, 'key-2')).status).toBe(409)
    const other = await authorized()
    expect((await call('DELETE', `/payments/v1/authorizations/${other}`)).status).toBe(204)
    expect((await place(other, 'key-3')).status).toBe(404)
  })

  it('expires a token after an hour', async () => {
    const token = await authorized()
    await control('POST', '/clock', { advanceMs: 3_600_000 })
    expect((await place(token)).status).toBe(404)
  })

  it('captures in parts, never above the authorized sum, and refunds never above the captured', async () => {
    const { body } = await place(await authorized())
    const order = `/ordermanagement/v1/orders/${body['order_id']}`
    const first = await call(
      'POST',
      `${order}/captures`,
      { captured_amount: 60_000 },
      { 'klarna-idempotency-key': 'c1' },
    )
    expect(first.status).toBe(201)
    expect(first.headers.get('location')).toBe(
      `${running.klarnaUrl}${order}/captures/${first.headers.get('capture-id')}`,
    )
    const again = await call(
      'POST',
      `${order}/captures`,
      { captured_amount: 60_000 },
      { 'klarna-idempotency-key': 'c1' },
    )
    expect(again.headers.get('capture-id')).toBe(first.headers.get('capture-id'))
    expect((await call('GET', order)).body).toMatchObject({
      status: 'PART_CAPTURED',
      captured_amount: 60_000,
      remaining_authorized_amount: 40_000,
    })
    expect((await call('POST', `${order}/captures`, { captured_amount: 40_001 })).body['error_code']).toBe(
      'CAPTURE_NOT_ALLOWED',
    )
    expect((await call('POST', `${order}/cancel`)).body['error_code']).toBe('CANCEL_NOT_ALLOWED')
    expect((await call('POST', `${order}/refunds`, { refunded_amount: 60_001 })).body['error_code']).toBe(
      'REFUND_NOT_ALLOWED',
    )
    expect((await call('POST', `${order}/refunds`, { refunded_amount: 60_000 })).headers.get('refund-id')).toBeTruthy()
    expect((await call('POST', `${order}/release-remaining-authorization`)).status).toBe(204)
    expect((await call('GET', order)).body).toMatchObject({
      status: 'CAPTURED',
      refunded_amount: 60_000,
      remaining_authorized_amount: 0,
    })
  })

  it('lists what a capture is for, and refuses lines that do not sum to it', async () => {
    const { body } = await place(await authorized())
    const order = `/ordermanagement/v1/orders/${body['order_id']}`
    const line = {
      name: 'Båge',
      quantity: 1,
      unit_price: 60_000,
      tax_rate: 2500,
      total_amount: 60_000,
      total_tax_amount: 12_000,
    }
    const wrong = await call('POST', `${order}/captures`, { captured_amount: 59_999, order_lines: [line] })
    expect(wrong.body).toMatchObject({ error_code: 'BAD_VALUE', error_messages: ['Bad value: captured_amount'] })
    const right = await call('POST', `${order}/captures`, { captured_amount: 60_000, order_lines: [line] })
    const capture = await call('GET', `${order}/captures/${right.headers.get('capture-id')}`)
    expect(capture.body).toMatchObject({ captured_amount: 60_000, order_lines: [{ name: 'Båge' }] })
  })

  it('lowers what is authorized, never below what was captured', async () => {
    const { body } = await place(await authorized())
    const order = `/ordermanagement/v1/orders/${body['order_id']}`
    const lower = (order_amount: number) => call('PATCH', `${order}/authorization`, { order_amount })
    expect((await lower(100_001)).body['error_code']).toBe('NOT_ALLOWED')
    expect((await lower(90_000)).status).toBe(204)
    expect((await lower(90_000)).status).toBe(204)
    await call('POST', `${order}/captures`, { captured_amount: 60_000 })
    expect((await call('POST', `${order}/captures`, { captured_amount: 30_001 })).body['error_code']).toBe(
      'CAPTURE_NOT_ALLOWED',
    )
    expect((await lower(59_999)).body['error_code']).toBe('NOT_ALLOWED')
    expect((await call('GET', order)).body).toMatchObject({
      order_amount: 90_000,
      original_order_amount: 100_000,
      remaining_authorized_amount: 30_000,
    })
    expect((await lower(60_000)).status).toBe(204)
    expect((await call('GET', order)).body).toMatchObject({ status: 'CAPTURED', remaining_authorized_amount: 0 })
  })

  it('are listed for the merchant', async () => {
    await place(await authorized())
    const html = await (await fetch(running.klarnaUrl)).text()
    expect(html).toContain('12345678')
    expect(html.replace(/\s/g, ' ')).toContain('1 000 kr')
  })

  it('cancels before capture and expires after 28 days unless extended', async () => {
    const { body } = await place(await authorized())
    const order = `/ordermanagement/v1/orders/${body['order_id']}`
    expect((await call('POST', `${order}/extend-authorization-time`)).status).toBe(204)
    await control('POST', '/clock', { advanceMs: 28 * 24 * 3_600_000 })
    expect((await call('POST', `${order}/captures`, { captured_amount: 1 })).status).toBe(403)
    expect((await call('GET', order)).body['status']).toBe('EXPIRED')
    const other = await place(await authorized())
    const path = `/ordermanagement/v1/orders/${other.body['order_id']}`
    expect((await call('POST', `${path}/cancel`)).status).toBe(204)
    expect((await call('GET', path)).body).toMatchObject({ status: 'CANCELLED', remaining_authorized_amount: 0 })
    expect((await call('GET', '/ordermanagement/v1/orders/none')).body['error_code']).toBe('NO_SUCH_ORDER')
  })

  it('holds a pending order for review, then notifies the merchant', async () => {
    const { body } = await place(await authorized('pending'))
    expect(body['fraud_status']).toBe('PENDING')
    const order = `/ordermanagement/v1/orders/${body['order_id']}`
    expect((await call('POST', `${order}/captures`, { captured_amount: 100 })).status).toBe(403)
    await control('POST', `/orders/${body['order_id']}/decide`, { decision: 'accept' })
    await control('POST', '/callbacks/idle')
    expect(received.at(-1)).toMatchObject({
      path: '/notification',
      body: { order_id: body['order_id'], event_type: 'FRAUD_RISK_ACCEPTED' },
    })
    expect((await call('POST', `${order}/captures`, { captured_amount: 100 })).status).toBe(201)
  })
})
