import { createTestDatabase, type TestDatabase } from '@klarsikt/server/testing'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modules } from '../../../modules.js'

/** Tables without personal data. A test fails when one gets a column with a personal name. */
const NO_PERSONS = [
  'article',
  'catalogue_change',
  'category_text',
  'discount_code',
  'exam_room',
  'gift_card',
  'gift_card_entry',
  'gift_card_guard',
  'glasses_subscription_charge',
  'glasses_subscription_exchange',
  'glasses_subscription_month',
  'installation',
  'invoice_collection',
  'invoice_debit',
  'invoice_payment',
  'invoice_reminder',
  'ledger_entry',
  'lens_group',
  'lens_option',
  'order_action',
  'page',
  'passkey_challenge',
  'payment',
  'picture',
  'price_history',
  'provider_checkpoint',
  'refund',
  'capture',
  'sku',
  'stock',
  'stock_hold',
  'store_stock',
  'subscription_platform',
  'tender',
]

/** Why other tables are neither exported nor erased with a customer. */
const ANOTHER_WAY: Readonly<Record<string, string>> = {
  agreement:
    'a contract between companies, sealed: it is bookkeeping, names who acts for a company and belongs to no account; drafts are removed after 30 days',
  agreement_signing: 'a signature under way, sealed, and removed with its draft',
  article_price: 'its names are those of campaigns',
  autogiro_file:
    'a file to the bank giro, sealed, whose contents go when it is handed over; what it asks for is on mandates and debits',
  bank_payment:
    'what a bank reports of who paid, sealed: it is bookkeeping, which the law demands for seven years, and names no account; what is on an invoice is handed out with that',
  collection_file:
    'a file to the collection agency, sealed, whose contents go when it is handed over; what it says is on invoices',
  e_invoice_file:
    'a file to the operator of e-invoices, sealed, whose contents go when it is handed over; what it says is on recipients and invoices',
  invoice_delivery:
    'which way an invoice went to the bank of its customer; it names a recipient by a number, which nobody has once the account is erased',
  customer_lookup: 'who of staff searched and why, sealed; it names no customer, and holds staff to account',
  order_lookup:
    'who of staff opened an order of another store and why, sealed; it names an order, and holds staff to account',
  agreement_lookup:
    'who of staff opened the agreement of a company and why, sealed; it names an agreement, and holds staff to account',
  examiner: 'who works in a store and when; not customers',
  eye_health_day: 'who asked for a company, sealed, without an account; forgotten a month after the day',
  eid_order: 'a log-in that is under way, sealed, and removed within minutes by a job',
  glasses_subscription_document:
    'what a customer has signed, sealed; it is in the export as it was signed, and is removed with the account',
  glasses_subscription_signing: 'a signature under way, sealed, and removed within minutes by a round',
  pick_up:
    'the code of goods that lie in a store, sealed; the order that it is of is handed out and kept for the books',
  postal_code: 'the codes of the country and their places',
  provider_call:
    'what is asked of the booking system of a store; it names a booking, whose person is forgotten, and its message is of the store, sealed',
  provider_hold: 'a session that holds a time for minutes, removed by a job',
  sold_gift_card:
    'the recipient and the greeting of a card, sealed; they are handed out and erased with the order that sold it',
  staff: 'who works in a store; its manager adds and removes them',
  store: 'addresses and telephones of stores',
  submission:
    'what was agreed in a purchase, sealed; it is removed with the order or the draft of its customer, and of an unpaid purchase after 30 days',
  store_login: 'a log-in of staff that is under way, removed within minutes by a job',
}

/** Names of columns that may hold personal data. */
const OF_PERSONS =
  /mail|mobile|phone|street|postal|city|address|(^|_)name$|person|customer|buyer|employee|recipient|receiver|letter|message|note|profile|declaration|snapshot|device|network|password|prescription|^file$/

let test: TestDatabase
beforeAll(async () => void (test = await createTestDatabase()))
afterAll(() => test.drop())

async function columns(): Promise<readonly { readonly table: string; readonly column: string }[]> {
  const { rows } = await test.database.query<{ table: string; column: string }>({
    text: `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
  })
  return rows
}

const customerData = modules.flatMap(({ personalData }) => personalData)
const registered = customerData.flatMap((data) =>
  data.columns.map((one) => ({ table: getTableName(one.table), column: one.name })),
)

it('knows of every table whether it holds something of a person, and what becomes of that', async () => {
  const tables = new Set((await columns()).map(({ table }) => table))
  const known = [...new Set(registered.map(({ table }) => table)), ...NO_PERSONS, ...Object.keys(ANOTHER_WAY)]
  expect([...tables].filter((table) => !known.includes(table))).toEqual([])
  expect(known.filter((table) => !tables.has(table))).toEqual([])
  expect(known.length, 'each is in one place').toBe(new Set(known).size)
})

it('finds no column named as one of a person in a table that holds none', async () => {
  const named = (await columns()).filter(({ column }) => OF_PERSONS.test(column))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ table }) => NO_PERSONS.includes(table))).toEqual([])
})

it('names every column of the database by which a row is a customer’s', async () => {
  const owned = (await columns()).filter(({ column }) => column.endsWith('customer_id'))
  const known = new Set(registered.map(({ table, column }) => `${table}.${column}`))
  expect(owned.filter(({ table, column }) => !known.has(`${table}.${column}`))).toEqual([])
  expect(new Set(customerData.map(({ file }) => file)).size).toBe(customerData.length)
})
