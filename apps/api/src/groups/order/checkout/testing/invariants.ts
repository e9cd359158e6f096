import { expect } from 'vitest'
import type { TestShop } from './shop.js'

/** Checks what must always hold, from the tables and from the provider's own records. */
export async function expectInvariants(shop: TestShop): Promise<void> {
  expect(
    await shop.rows(
      `select card.id from gift_card card left join gift_card_entry entry on entry.card_id = card.id
     group by card.id having card.balance <> coalesce(sum(entry.amount), 0)`,
    ),
    'balances are the sums of their ledgers',
  ).toEqual([])
  expect(
    await shop.rows('select event from ledger_entry group by event having sum(amount) <> 0'),
    'every booked event sums to 0',
  ).toEqual([])
  expect(
    await shop.rows(
      `select number from "order" o where total <> (select coalesce(sum(amount), 0) from tender where order_number = o.number)
       or total - shipping <> (select sum(total) from order_line where order_number = o.number)`,
    ),
    'lines + freight = total = tenders',
  ).toEqual([])
  expect(
    await shop.rows(
      `select s.id from submission s join payment p on p.id = s.id left join "order" o on o.submission_id = s.id
     left join payment_link r on s.subject_type = 'payment-link' and s.subject_id = r.id and r.number = s.order_number
     left join tender i on s.subject_type = 'invoice' and i.payment_id = s.id
     left join saved_payment m on s.subject_type = 'saved-payment' and s.subject_id = m.id and m.saved_at = p.settled_at
     where (s.state = 'placed') <> (p.state = 'paid') or (s.state = 'placed') <> (o.number is not null or r.state is not distinct from 'paid' or i.id is not null or m.id is not null)`,
    ),
    'a paid payment has an order, a paid link, the tender of an invoice or what was saved, and no other has',
  ).toEqual([])
  await expectInvoicesAddUp(shop)
  expect(
    await shop.rows(
      `select r.id from payment_link r left join tender t on t.order_number = r.number
     where (r.state = 'paid') <> (t.id is not null) or r.amount <> coalesce(t.amount, r.amount)
       or (r.stopped_at is null and r.state = 'paid') <> exists (select 1 from ledger_entry e where e.order_number = r.number and e.account = 'requests'
         group by e.order_number having sum(e.amount) = -r.amount)`,
    ),
    'a paid link has one tender, and the books owe the store its amount',
  ).toEqual([])
  expect(
    await shop.rows(
      `select k.sku_id from stock k left join (select sku_id, sum(quantity) as held from (
       select sku_id, quantity from stock_hold where state = 'held' and store_id is null
       union all select piece->>'skuId', (piece->>'quantity')::int from lens_delivery, jsonb_array_elements(held) piece where state in ('due', 'charging')) one group by sku_id) h using (sku_id)
     where k.reserved <> coalesce(h.held, 0)
     union all select k.sku_id from store_stock k left join (select sku_id, store_id, sum(quantity) as held from stock_hold where state = 'held' group by sku_id, store_id) h using (sku_id, store_id)
     where k.reserved <> coalesce(h.held, 0)`,
    ),
    'what is reserved belongs to open submissions and deliveries',
  ).toEqual([])
  await expectProviderAgrees(shop)
}

async function expectInvoicesAddUp(shop: TestShop): Promise<void> {
  expect(
    await shop.rows(
      `select number from invoice i where paid <> (select coalesce(sum(amount), 0) from invoice_payment where invoice_number = i.number)
       or amount <> (select sum(quantity * unit_price) from invoice_line where invoice_number = i.number)`,
    ),
    'an invoice is the sum of its rows, and what is paid the sum of its payments',
  ).toEqual([])
  expect(
    await shop.rows(
      `select coalesce(sum(amount), 0)::int as owed from ledger_entry where account = 'receivable:invoices'
       except select coalesce(sum(amount + fees - credited - paid), 0)::int from invoice where status in ('notPaid', 'partlyPaid', 'inCollection', 'returnedFaultyAddress')`,
    ),
    'the books are owed what is left of the invoices',
  ).toEqual([])
  expect(
    await shop.rows(
      `select number from invoice i where credited <> (select coalesce(sum(amount), 0) from credit_note where invoice_number = i.number)
       or fees > (select coalesce(sum(fee), 0) from invoice_reminder where invoice_number = i.number)
       union all select 'credit notes' from credit_note having count(*) > 0 and max(number::int) - 200000000 <> count(*)`,
    ),
    'what is credited is the sum of its credit notes, whose numbers have no gaps',
  ).toEqual([])
  expect(
    await shop.rows(
      `select coalesce(-sum(amount), 0)::int as owed from ledger_entry where account = 'unmatched-payments'
       except select coalesce(sum(rest), 0)::int from bank_payment`,
    ),
    'the books owe what of payments is on no invoice',
  ).toEqual([])
  expect(
    await shop.rows(
      `select max(number::int) - 100000000 as last from invoice having count(*) > 0 and max(number::int) - 100000000 <> count(*)`,
    ),
    'numbers of invoices have no gaps',
  ).toEqual([])
}

type Charge = {
  order_id: string
  merchant_reference1: string
  status: string
  fraud_status: string
  authorized: number
  captured: number
  refunded: number
  captures: number
}

async function expectProviderAgrees(shop: TestShop): Promise<void> {
  const { charges } = (await shop.control('GET', '/summary')) as { charges: Charge[] }
  const live = charges.filter((charge) => charge.status !== 'CANCELLED')
  type Books = {
    reference: string
    amount: number
    captured: number
    refunded: number
    captures: number
    number: string
  }
  const tenders = await shop.rows<Books>(
    `select reference, amount, captured, refunded, order_number as number,
       (select count(*)::int from capture c where c.tender_id = t.id and c.state = 'taken')
         + (t.captured > 0 and not exists (select 1 from capture c where c.tender_id = t.id))::int as captures
     from tender t where provider = 'klarna' and charge_state not in ('cancelled', 'expired')`,
  )
  const books = (list: Books[]) => list.toSorted((a, b) => a.reference.localeCompare(b.reference))
  expect(
    books(
      live.map((charge) => ({
        reference: charge.order_id,
        amount: charge.authorized,
        captured: charge.captured,
        refunded: charge.refunded,
        captures: charge.captures,
        number: charge.merchant_reference1,
      })),
    ),
    'the provider has one charge an order and no other, captured once a parcel',
  ).toEqual(books(tenders))
}
