import { addDays, type PlainDate } from '@klarsikt/core/calendar'
import {
  afterNext,
  announceDate,
  type DeliverySchedule,
  firstDelivery,
  LENS_ANNOUNCE_DAYS,
  nextDelivery,
  processDate,
  SUBSCRIPTION_INTERVALS,
  withNextDay,
  wokenSchedule,
} from '@klarsikt/core/lens-subscription'
import type pg from 'pg'
import type { Charge } from '../harness/sandbox.js'
import { check } from './drill.js'

/** Days over which first deliveries are spread, so that no day has most of them. */
const SPREAD_DAYS = 45
/** Days after its processing date within which a delivery has to be paid, although the provider is sometimes away. */
const LATE_DAYS = 6
/** Subscriptions of one customer, who has one card. */
const A_CUSTOMER = 10

/** Selects the demo customer whose details and card are copied. */
const MODEL = `select c.id from customer c join saved_payment p on p.customer_id = c.id where p.state = 'active' limit 1`
/** Copies rows with other values in some columns. Each copy is a customer with a card. */
const COPIES: readonly string[] = [
  `insert into customer select (jsonb_populate_record(c, jsonb_build_object('id', 'years-' || i, 'number', 'years-' || i, 'email_digest', 'years-' || i))).*
   from customer c, generate_series(0, $1::int - 1) i where c.id = $2`,
  `insert into saved_payment select (jsonb_populate_record(p, jsonb_build_object('id', 'years-' || i, 'customer_id', 'years-' || i, 'expires', '2099-12'))).*
   from saved_payment p, generate_series(0, $1::int - 1) i
   where p.id = (select id from saved_payment where customer_id = $2 and state = 'active' limit 1)`,
]
const SUBSCRIPTIONS = `
  insert into lens_subscription select (jsonb_populate_record(s, jsonb_build_object(
    'id', n.id, 'source', 'years:' || n.id, 'customer_id', n.customer, 'saved_payment_id', n.customer, 'interval', n.interval,
    'anchor', n.anchor, 'anchor_day', n.anchor_day, 'count', 0, 'period', 1, 'next_on', n.next, 'process_on', n.process,
    'announce_on', n.announce, 'announced_on', null))).*
  from lens_subscription s, unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[])
    as n(id, customer, interval, anchor, anchor_day, next, process, announce)
  where s.id = (select id from lens_subscription where state = 'active' limit 1)`
const LINES = `
  with box as (
    select l.id as line, k.id as sku, row_number() over (order by k.id) - 1 as place, count(*) over () as boxes
    from lens_subscription_line l join sku k on k.article_id = l.article_id and k.status = 20
    where l.id = (select id from lens_subscription_line where state = 'active' limit 1))
  insert into lens_subscription_line select (jsonb_populate_record(l, jsonb_build_object(
    'id', 'years-' || n.id, 'subscription_id', n.id, 'sku_id', box.sku, 'agreed', 10000000))).*
  from (select id, row_number() over () as place from unnest($1::text[]) id) n
  join box on box.place = n.place % box.boxes join lens_subscription_line l on l.id = box.line`

/** Writes subscriptions of every interval, and ends those of the demo. */
export async function seedLensYears(pool: pg.Pool, count: number, start: PlainDate): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(MODEL)
  check(rows[0] !== undefined, 'nobody of the demo has a saved card')
  for (const text of COPIES) await pool.query(text, [Math.ceil(count / A_CUSTOMER), rows[0].id])
  const made = Array.from({ length: count }, (_, n) => {
    const schedule = scheduleOfNth(n, start)
    const next = nextDelivery(schedule)
    return {
      id: idOf(n),
      customer: `years-${Math.floor(n / A_CUSTOMER)}`,
      ...schedule,
      next,
      process: processDate(next),
    }
  })
  const column = <Value>(read: (one: (typeof made)[number]) => Value) => made.map(read)
  await pool.query(SUBSCRIPTIONS, [
    column(({ id }) => id),
    column(({ customer }) => customer),
    column(({ interval }) => interval),
    column(({ anchor }) => anchor),
    column(({ anchorDay }) => anchorDay),
    column(({ next }) => next),
    column(({ process }) => process),
    column(({ next }) => announceDate(next)),
  ])
  await pool.query(LINES, [column(({ id }) => id)])
  await pool.query(
    `update lens_subscription set state = 'cancelled', next_on = null, process_on = null, announce_on = null where source not like 'years:%'`,
  )
  await pool.query(`update stock set on_hand = 100000000 where sku_id in (select sku_id from lens_subscription_line)`)
}

const idOf = (n: number): string => String(100_000_000_000 + n)

/** A schedule whose deliveries, over all subscriptions, fall on every day of the month, including the last. */
function scheduleOfNth(n: number, start: PlainDate): DeliverySchedule {
  const interval = SUBSCRIPTION_INTERVALS[n % SUBSCRIPTION_INTERVALS.length] ?? 'm1'
  return withNextDay(wokenSchedule(start, interval), addDays(firstDelivery(start), 14 + (n % SPREAD_DAYS)))
}

type Delivery = {
  readonly subscription_id: string
  readonly day: PlainDate
  readonly state: string
  readonly order_number: string | null
}

/** Checks that each subscription has all deliveries in order, each paid by one charge. Returns their number; throws otherwise. */
export async function checkDeliveries(
  pool: pg.Pool,
  charges: readonly Charge[],
  start: PlainDate,
  end: PlainDate,
): Promise<number> {
  const { rows } = await pool.query<Delivery>(
    `select subscription_id, day::text, state, order_number from lens_delivery order by subscription_id, period`,
  )
  const count = await pool.query<{ n: number }>(
    `select count(*)::int as n from lens_subscription where source like 'years:%'`,
  )
  const bySubscription = Map.groupBy(rows, (row) => row.subscription_id)
  const charged = new Map<string, number>()
  for (const { merchant_reference1: number } of charges)
    if (number !== null) charged.set(number, (charged.get(number) ?? 0) + 1)
  for (let n = 0; n < (count.rows[0]?.n ?? 0); n++) {
    const deliveries = bySubscription.get(idOf(n)) ?? []
    const expected = expectedDays(scheduleOfNth(n, start), end)
    expected.forEach((day, period) => {
      const made = deliveries[period]
      check(made?.day === day, `${idOf(n)}: delivery ${period + 1} is of ${made?.day} and not of ${day}`)
      check(made.state === 'paid', `${idOf(n)}: the delivery of ${day} is ${made.state}`)
    })
  }
  const paid = rows.filter(({ state }) => state === 'paid')
  for (const { order_number: number } of paid)
    check(
      number !== null && charged.get(number) === 1,
      `order ${number} was charged ${charged.get(number ?? '')} times`,
    )
  const orders = new Set(paid.map(({ order_number }) => order_number))
  check(orders.size === paid.length, 'two deliveries are one order')
  const ofDeliveries = charges.filter(({ customer_token: token }) => token !== null)
  check(ofDeliveries.length === paid.length, `${ofDeliveries.length} charges of ${paid.length} deliveries`)
  return paid.length
}

/** The days of the deliveries that must have been charged by a day. */
function expectedDays(schedule: DeliverySchedule, end: PlainDate): PlainDate[] {
  const days: PlainDate[] = []
  for (let at = schedule; ; at = afterNext(at)) {
    const day = nextDelivery(at)
    if (addDays(processDate(day), LENS_ANNOUNCE_DAYS + LATE_DAYS) > end) return days
    days.push(day)
  }
}
