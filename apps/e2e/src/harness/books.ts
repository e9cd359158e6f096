import { demoShop } from '@klarsikt/fixtures/demo'
import type pg from 'pg'
import { until } from './process.js'
import type { SandboxProcess } from './sandbox.js'

/** The shop's books, read from outside and compared with Klarna's, and a few rows that a drill sets up. */
export type Books = {
  /** Creates a sku with this stock, and with this price (kronor) when one is given. */
  skuWithStock(pieces: number, price?: number): Promise<string>
  /** An unused demo card with this balance (kronor). */
  giftCard(balance: number): Promise<{ number: string; pin: string }>
  /** Kronor held or taken from a card, and the kronor left on it. */
  giftCardSpent(number: string): Promise<number>
  giftCardBalance(number: string): Promise<number>
  orderCount(): Promise<{ orders: number; lines: number }>
  charges(orderNumber: string): Promise<number>
  /** Moves everything that happened this many minutes into the past. */
  age(minutes: number): Promise<void>
  /** Waits until no payment is in a transient state. */
  settled(): Promise<void>
  /** Throws unless every sum of the shop's own books agrees. */
  consistent(when: string): Promise<void>
  /** Throws unless every sum agrees, also with Klarna's books. */
  balanced(when: string): Promise<void>
}

/** Queries that must return no rows, whatever happened: each row is a broken rule. */
const BREACHES: Readonly<Record<string, string>> = {
  'ledger events that do not sum to zero': `select event, sum(amount) from ledger_entry group by event having sum(amount) <> 0`,
  'gift cards whose balance is not the sum of their entries': `select c.last4, c.balance from gift_card c left join gift_card_entry e on e.card_id = c.id group by c.id having c.balance <> coalesce(sum(e.amount), 0) or c.balance < 0`,
  'reserved pieces that are not the open holds': `select s.sku_id, s.reserved from stock s left join stock_hold h on h.sku_id = s.sku_id and h.state = 'held' and h.store_id is null group by s.sku_id having s.reserved <> coalesce(sum(h.quantity), 0)`,
  'reserved pieces of stores that are not the open holds': `select s.sku_id, s.reserved from store_stock s left join stock_hold h on h.sku_id = s.sku_id and h.store_id = s.store_id and h.state = 'held' group by s.sku_id, s.store_id having s.reserved <> coalesce(sum(h.quantity), 0)`,
  'orders without a paid payment': `select o.number from "order" o left join payment p on p.id = o.submission_id where p.state is distinct from 'paid'`,
  'paid payments without an order': `select p.id from payment p left join "order" o on o.submission_id = p.id left join payment_link r on r.number = (select order_number from submission where id = p.id) where p.state = 'paid' and o.number is null and r.state is distinct from 'paid'`,
  'paid links without their tender': `select r.id from payment_link r left join tender t on t.order_number = r.number where (r.state = 'paid') <> (t.amount is not distinct from r.amount)`,
  'orders whose tenders are not their total': `select o.number from "order" o left join tender t on t.order_number = o.number group by o.number having coalesce(sum(t.amount), 0) <> o.total`,
  'orders whose lines are not their items': `select o.number from "order" o join order_line l on l.order_number = o.number group by o.number having sum(l.total) <> o.items - o.discount`,
  'tenders that are not the sum of their captures': `select t.id from tender t join capture c on c.tender_id = t.id group by t.id having t.captured <> coalesce(sum(c.amount) filter (where c.taken_at is not null), 0)`,
  'tenders that took, gave back or let go of more than they have': `select id from tender where captured + released > amount or refunded > captured`,
  'more orders than letters': `select 1 where (select count(*) from "order") > (select count(*) from mail_outbox where kind = 'order-confirmation')`,
}

async function checkFacts(pool: pg.Pool, when: string): Promise<void> {
  for (const [fact, text] of Object.entries(BREACHES)) {
    const { rows } = await pool.query(text)
    if (rows.length > 0) throw new Error(`${when}: ${rows.length} ${fact}, such as ${JSON.stringify(rows[0])}`)
  }
}

/** The shop's processes, each with its own view of the catalogue. */
type Shops = readonly { readonly url: string }[]

/**
 * Whether a shop's view of the catalogue sells the sku, at this price if one is given. An unreachable shop counts as yes, because it reads
 * the catalogue again when it starts.
 */
async function sells(
  { url }: Shops[number],
  sku: { id: string; article_id: number },
  price?: number,
): Promise<boolean> {
  const answer = await fetch(`${url}/api/article/${sku.article_id}`, { headers: { 'Shop-Id': '20' } }).catch(() => null)
  if (answer === null) return true
  if (!answer.ok) return false
  const { data } = (await answer.json()) as {
    data: { skus: { id: string; status: number }[]; price: { unit: { amount: number } } }
  }
  const isSold = data.skus.some(({ id, status }) => id === sku.id && status === 20)
  return isSold && (price === undefined || data.price.unit.amount === price)
}

export function openBooks(pool: pg.Pool, sandbox: SandboxProcess, shops: Shops = []): Books {
  const used = new Set<string>()
  const cards = new Map<string, string>()
  const cardId = async (number: string) => {
    const found = await pool.query<{ id: string }>(
      'select id from gift_card where last4 = $1 order by created_at limit 1',
      [cards.get(number) ?? number.slice(-4)],
    )
    return found.rows[0]?.id ?? ''
  }
  return {
    async skuWithStock(pieces, price) {
      const found = await pool.query<{ id: string; article_id: number }>(
        `select s.id, s.article_id from sku s join article a on a.id = s.article_id join article_price p on p.article_id = a.id
         where s.status = 20 and p.unit_status = 20 and a.family in ('eye-care', 'sunglasses') and p.unit_campaign is null and not (s.id = any($1)) order by a.family, s.id limit 1`,
        [[...used]],
      )
      const sku = found.rows[0]
      if (!sku) throw new Error('no sku left to drill with')
      used.add(sku.id)
      await pool.query('update stock set on_hand = $2 + reserved where sku_id = $1', [sku.id, pieces])
      if (price !== undefined)
        await pool.query('update article_price set unit_ordinary = $2, unit_coupon = null where article_id = $1', [
          sku.article_id,
          price * 100,
        ])
      for (const shop of shops) await until(`${shop.url} sells ${sku.id}`, () => sells(shop, sku, price))
      return sku.id
    },
    async giftCard(balance) {
      // The smallest card that suffices, so that larger ones stay for other drills.
      const bySize = demoShop(new Date()).giftCards.toSorted((a, b) => a.balance - b.balance)
      const card = bySize.find((one) => !cards.has(one.number) && one.balance >= balance * 100)
      if (!card) throw new Error('no gift card left to drill with')
      cards.set(card.number, card.number.slice(-4))
      return { number: card.number, pin: card.pin }
    },
    async giftCardSpent(number) {
      const found = await pool.query<{ spent: string }>(
        `select coalesce(-sum(amount), 0) as spent from gift_card_entry where kind <> 'issue' and card_id = $1`,
        [await cardId(number)],
      )
      return Number(found.rows[0]?.spent) / 100
    },
    async giftCardBalance(number) {
      const found = await pool.query<{ balance: number }>('select balance from gift_card where id = $1', [
        await cardId(number),
      ])
      return (found.rows[0]?.balance ?? 0) / 100
    },
    async orderCount() {
      const found = await pool.query<{ orders: number; lines: number }>(
        'select (select count(*)::int from "order") as orders, (select count(*)::int from order_line) as lines',
      )
      return found.rows[0] ?? { orders: 0, lines: 0 }
    },
    async charges(orderNumber) {
      const { charges } = await sandbox.books()
      return charges.filter((charge) => charge.merchant_reference1 === orderNumber && charge.status !== 'CANCELLED')
        .length
    },
    async age(minutes) {
      await pool.query(
        `update submission set created_at = created_at - make_interval(mins => $1), updated_at = updated_at - make_interval(mins => $1), expires_at = expires_at - make_interval(mins => $1)`,
        [minutes],
      )
    },
    settled: () =>
      until('every payment has an answer', async () => {
        const open = await pool.query<{ n: number }>(
          `select count(*)::int as n from submission where state in ('finalising', 'unknown')`,
        )
        return open.rows[0]?.n === 0
      }),
    consistent: (when) => checkFacts(pool, when),
    async balanced(when) {
      await checkFacts(pool, when)
      const { charges } = await sandbox.books()
      const tenders = await pool.query<{ reference: string; amount: number; order_number: string; parcels: number }>(
        `select reference, amount, order_number, (select count(*)::int from capture c where c.tender_id = t.id) as parcels
         from tender t where provider = 'klarna'`,
      )
      const ours = new Map(tenders.rows.map((row) => [row.reference, row]))
      const live = charges.filter((charge) => charge.status !== 'CANCELLED')
      const orphan = live.find((charge) => charge.refunded < charge.authorized && !ours.has(charge.order_id))
      if (orphan) throw new Error(`${when}: Klarna holds money that no order asks for: ${JSON.stringify(orphan)}`)
      const theirs = new Map(charges.map((charge) => [charge.order_id, charge]))
      for (const [reference, tender] of ours) {
        const charge = theirs.get(reference)
        if (charge?.authorized !== tender.amount)
          throw new Error(
            `${when}: order ${tender.order_number} has ${tender.amount}, Klarna has ${charge?.authorized}`,
          )
        if (charge.captures > Math.max(tender.parcels, 1))
          throw new Error(`${when}: order ${tender.order_number} was captured ${charge.captures} times`)
      }
    },
  }
}
