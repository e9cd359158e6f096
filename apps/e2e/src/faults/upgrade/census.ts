import type pg from 'pg'
import { NEWEST_TABLES, type TableNames } from './release.js'

/** Counts and sums that an upgrade must not change, for the schema before and after it. */
export async function census(client: Pick<pg.Pool, 'query'>, theirs: TableNames): Promise<string> {
  const old = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `public.${theirs.submissions}`,
  ])
  const { links, submissions } = old.rows[0]?.there ? theirs : NEWEST_TABLES
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
    (select count(*) from ${links}) as links, (select count(*) from ${submissions}) as submissions`)
  return JSON.stringify(rows[0])
}
