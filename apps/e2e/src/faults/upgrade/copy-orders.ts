import type pg from 'pg'
import { check } from '../drill.js'
import type { ReleaseFacts } from './release.js'

/** First order number of the copies. The shop draws random numbers of eight digits, so they seldom collide. */
const FIRST_NUMBER = 10_000_000

/**
 * Copies an order paid at Klarna until there are `count` orders, with everything that belongs to it: submission, payment, lines, tender,
 * books and letter. The copies are sent and captured long ago, so that no job works on them.
 */
export async function copyOrders(client: pg.Client, { orders }: ReleaseFacts, count: number): Promise<void> {
  const found = await client.query<{ number: string; payment: string }>(
    `select o.number, o.submission_id as payment from "order" o join tender t on t.order_number = o.number
     where t.provider = 'klarna' and o.number = any($1) order by o.placed_at limit 1`,
    [orders.map(({ number }) => number)],
  )
  const [order] = found.rows
  check(order !== undefined, 'the release has no order that was paid at Klarna')
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from "order"')
  const missing = count - (rows[0]?.n ?? 0)
  const copy = (table: string, where: string, changes: string) =>
    client.query(
      // Columns that this release's table does not have are left out.
      `insert into ${table} overriding user value
       select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${changes}))).*
       from ${table} t, generate_series(1, ${missing}) i where ${where} order by i`,
    )
  const number = `(${FIRST_NUMBER} + i)::text`
  const payment = `i || '-${order.payment}'`
  const ofPayment = `t.id = '${order.payment}'`
  const ofOrder = `t.order_number = '${order.number}'`
  await copy(
    'submission',
    ofPayment,
    `'id', ${payment}, 'order_number', ${number}, 'idempotency_key', i || '-' || t.idempotency_key`,
  )
  await copy('payment', ofPayment, `'id', ${payment}, 'session', i || '-' || t.session, 'reference', i || t.reference`)
  await copy(
    '"order"',
    `t.number = '${order.number}'`,
    `'number', ${number}, 'submission_id', ${payment}, 'state', 'sent', 'shipping_state', 'sent',
     'placed_at', t.placed_at - make_interval(mins => i), 'sent_at', t.placed_at`,
  )
  await copy('order_line', ofOrder, `'order_number', ${number}, 'state', 'Delivered'`)
  await copy(
    'tender',
    ofOrder,
    `'id', replace(t.id, '${order.payment}', ${payment}), 'payment_id', ${payment}, 'order_number', ${number},
     'reference', i || t.reference, 'charge_state', 'captured', 'captured', t.amount`,
  )
  await copy(
    'ledger_entry',
    ofOrder,
    `'event', replace(t.event, '${order.number}', ${number}), 'order_number', ${number}`,
  )
  await copy(
    'mail_outbox',
    `t.id = (select id from mail_outbox where kind = 'order-confirmation' order by created_at limit 1)`,
    `'id', gen_random_uuid(), 'key', null, 'state', 'sent', 'sent_at', t.created_at`,
  )
}
