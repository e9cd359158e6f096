import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { Klarna } from './context.js'
import { FaultRequest } from './faults.js'
import { choose, CHOICES } from './hosted-page.js'
import { hostedSession } from './hosted-sessions.js'
import type { Env } from './operation.js'
import { capturedAmount, currentOrder, orderBody, refundedAmount } from './order-management.js'
import { openSession } from './payments.js'
import { clearState } from './state.js'

const Plan = z.object({
  mode: z.enum(['send', 'hold', 'off']).optional(),
  copies: z.int().min(1).max(1000).optional(),
  delayMs: z.int().min(0).optional(),
})
const Send = z.object({
  which: z.enum(['held', 'all']).default('all'),
  copies: z.int().min(1).max(1000).default(1),
  order: z.enum(['first', 'reverse', 'shuffle']).default('first'),
  /** The same seed gives the same order. */
  seed: z.int().min(0).default(0),
})

/** Changes that the customer, the bank or Klarna makes to a saved payment method without notifying the merchant. */
const TokenChange = z
  .object({
    status: z.enum(['ACTIVE', 'SUSPENDED', 'CANCELLED']),
    declines: z.boolean(),
    /** Last month of the card, `MM/YYYY`. */
    expiry_date: z.string().regex(/^(?:0[1-9]|1[0-2])\/\d{4}$/),
  })
  .partial()

/** Routes for tests and the demo. They show the state and plan faults. The real service has nothing like them. */
export function controlRoutes(klarna: Klarna): Hono<Env> {
  return new Hono<Env>()
    .post('/reset', (c) => {
      clearState(klarna.state)
      klarna.faults.clear()
      klarna.callbacks.clear()
      klarna.saver.changed()
      return c.json({ ok: true })
    })
    .get('/summary', (c) => c.json(summary(klarna)))
    .get('/orders', (c) => c.json({ orders: [...klarna.state.orders.values()].map(orderBody) }))
    .get('/tokens', (c) => c.json({ tokens: [...klarna.state.customerTokens.values()] }))
    .post('/tokens/:id', async (c) =>
      withBody(c, TokenChange, (change) => changeToken(klarna, c.req.param('id'), change)),
    )
    .get('/sessions', (c) =>
      c.json({ payments: [...klarna.state.sessions.values()], hosted: [...klarna.state.hostedPages.values()] }),
    )
    .get('/faults', (c) => c.json({ faults: klarna.faults.list() }))
    .post('/faults', async (c) =>
      withBody(c, FaultRequest, (fault) => (klarna.faults.add(fault), { faults: klarna.faults.list() })),
    )
    .delete('/faults', (c) => (klarna.faults.clear(), c.json({ faults: [] })))
    .get('/callbacks', (c) => c.json({ callbacks: klarna.callbacks.list() }))
    .post('/callbacks/plan', async (c) => withBody(c, Plan, (plan) => klarna.callbacks.plan(defined(plan))))
    .post('/callbacks/send', async (c) =>
      withBody(c, Send, async (send) => ({ statuses: await klarna.callbacks.send(send) })),
    )
    .post('/callbacks/idle', async (c) => (await klarna.callbacks.idle(), c.json({ ok: true })))
    .post('/clock', async (c) =>
      withBody(c, z.object({ advanceMs: z.number() }), ({ advanceMs }) => {
        klarna.advance(advanceMs)
        return { now: klarna.now().toISOString() }
      }),
    )
    .post('/hosted/:id', async (c) =>
      withBody(c, z.object({ choice: z.enum(CHOICES) }), ({ choice }) => {
        const hosted = hostedSession(klarna, c.req.param('id'))
        const payment = hosted && openSession(klarna, hosted.payment_session_id)
        return hosted && payment ? { redirect: choose(klarna, hosted, payment, choice) ?? null } : null
      }),
    )
    .post('/orders/:id/decide', async (c) =>
      withBody(c, z.object({ decision: z.enum(['accept', 'reject', 'stop']) }), ({ decision }) =>
        decide(klarna, c.req.param('id'), decision),
      ),
    )
}

async function withBody<T>(c: Context<Env>, schema: z.ZodType<T>, work: (body: T) => unknown): Promise<Response> {
  const parsed = schema.safeParse(await c.req.json().catch(() => ({})))
  if (!parsed.success) return c.json({ error: z.prettifyError(parsed.error) }, 400)
  const answer = await work(parsed.data)
  return answer === null ? c.json({ error: 'not found' }, 404) : c.json(answer as object)
}

function defined(plan: z.infer<typeof Plan>): { mode?: 'send' | 'hold' | 'off'; copies?: number; delayMs?: number } {
  return Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined))
}

/** Returns the counts and amounts that a drill compares with the shop's own ledger. */
function summary(klarna: Klarna): Record<string, unknown> {
  const orders = [...klarna.state.orders.values()]
  return {
    sessions: klarna.state.sessions.size,
    hostedPages: klarna.state.hostedPages.size,
    authorizations: klarna.state.authorizations.size,
    orders: orders.length,
    captures: orders.reduce((count, order) => count + order.captures.length, 0),
    refunds: orders.reduce((count, order) => count + order.refunds.length, 0),
    cancelled: orders.filter((order) => order.status === 'CANCELLED').length,
    customerTokens: klarna.state.customerTokens.size,
    renewals: orders.filter((order) => order.customer_token !== undefined).length,
    charges: orders.map((order) => ({
      order_id: order.order_id,
      merchant_reference1: order.purchase.merchant_reference1 ?? null,
      customer_token: order.customer_token ?? null,
      status: order.status,
      fraud_status: order.fraud_status,
      /** The first authorized amount. `remaining` leaves out what was released since. */
      authorized: order.original_order_amount ?? order.purchase.order_amount,
      remaining: order.remaining_authorized_amount,
      captured: capturedAmount(order),
      refunded: refundedAmount(order),
      captures: order.captures.length,
    })),
  }
}

function changeToken(klarna: Klarna, id: string, change: z.infer<typeof TokenChange>): unknown {
  const token = klarna.state.customerTokens.get(id)
  if (!token) return null
  token.status = change.status ?? token.status
  token.declines = change.declines ?? token.declines
  token.card.expiry_date = change.expiry_date ?? token.card.expiry_date
  klarna.saver.changed()
  return token
}

/** Ends the review of a pending order and notifies the merchant. */
function decide(klarna: Klarna, id: string, decision: 'accept' | 'reject' | 'stop'): unknown {
  const order = currentOrder(klarna, id)
  if (!order) return null
  order.fraud_status = decision === 'accept' ? 'ACCEPTED' : 'REJECTED'
  if (decision !== 'accept' && !order.captures.length) {
    order.status = 'CANCELLED'
    order.remaining_authorized_amount = 0
  }
  const event = { accept: 'FRAUD_RISK_ACCEPTED', reject: 'FRAUD_RISK_REJECTED', stop: 'FRAUD_RISK_STOPPED' }[decision]
  klarna.saver.changed()
  klarna.callbacks.push('notification', order.purchase.merchant_urls?.notification, {
    order_id: order.order_id,
    event_type: event,
    timestamp: klarna.now().toISOString(),
  })
  return orderBody(order)
}
