import type pg from 'pg'

/** Counts and sums that an upgrade must not change. */
export async function census(client: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows } = await client.query(`select
    (select count(*) from "order") as orders, (select sum(total) from "order") as ordered,
    (select count(*) from order_line) as lines, (select sum(total) from order_line) as "onLines",
    (select count(*) from tender) as tenders, (select sum(amount) from tender) as tendered,
    (select count(*) from payment) as payments, (select sum(amount) from payment) as paid,
    (select count(*) from ledger_entry) as entries,
    (select json_object_agg(account, sum order by account)
      from (select account, sum(amount) as sum from ledger_entry group by account) a) as accounts,
    (select sum(balance) from gift_card) as "onCards", (select count(*) from cart) as carts,
    (select count(*) from session) as sessions, (select count(*) from mail_outbox) as letters,
    (select count(*) from payment_link) as links, (select count(*) from submission) as submissions`)
  return JSON.stringify(rows[0])
}
