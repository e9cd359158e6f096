import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ore } from '@klarsikt/core/money'
import type { PaymentType } from '@klarsikt/core/payment'
import { createEInvoiceOperator } from '@klarsikt/sandbox'
import { eq } from 'drizzle-orm'
import { addTestCustomer } from '../../../../testing/add-test-customer.js'
import { callInSession } from '../../../../testing/call-in-session.js'
import { openLetter } from '../../../../testing/open-letter.js'
import { openTestShop } from '../../../order/checkout/testing/shop.js'
import { sealPersonalNumber } from '../../../person/customer/personal-number.js'
import { customer } from '../../../person/customer/tables.js'
import { addStaff } from '../../../person/staff/add-staff.js'
import { actAs } from '../../../platform/audit/acting-as.js'
import { runExchange } from '../../file-exchange/run.js'
import { issueInvoice } from '../../invoice/issue.js'
import { eInvoiceFormat } from '../format.js'

/**
 * Numbers from Skatteverket's list of test numbers. The simulator accepts the first and knows no bank of the second.
 */
const PERSONS = { known: '199006022397', unknown: '199003042390' } as const
export const CLIENT = 'klarsikt'
const DAY_MS = 86_400_000

/** A shop with an e-invoice agreement, the simulated operator behind a folder, and one customer. */
export async function openEInvoiceShop(person: keyof typeof PERSONS = 'known') {
  const folder = await mkdtemp(join(tmpdir(), 'e-invoice-'))
  const shop = await openTestShop({ eInvoice: { folder, settleSeconds: 0, client: CLIENT, bankgiro: '5050-1055' } })
  const { database } = shop.deps
  const id = 'customer-1'
  await addTestCustomer(database, shop.encryption, id)
  await database.orm
    .update(customer)
    .set(sealPersonalNumber(shop.encryption, PERSONS[person]))
    .where(eq(customer.id, id))
  const employee = { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'finance' } as const
  await addStaff(database, employee, shop.clock.now())
  const staff = () => callInSession(shop, 'staff', { store: { id: 2, employeeNumber: '7', name: 'Malmö Outlet' } })
  const own = () => callInSession(shop, 'customer', { customerId: id })
  const operator = createEInvoiceOperator({ folder })
  const system = <T>(work: () => Promise<T>): Promise<T> => actAs({ kind: 'system', job: 'e-invoice' }, null, work)
  const run = () => system(() => runExchange(shop.deps, eInvoiceFormat))
  return {
    ...shop,
    folder,
    id,
    run,
    operator,
    system,
    own,
    /** Runs the shop, the operator, and the shop again. */
    async exchange() {
      await run()
      await operator.work()
      await run()
    },
    passDays: (days: number) => shop.clock.advance(days * DAY_MS),
    choose: async (type: PaymentType) => (await own()).send('setPaymentMethod', { type }),
    method: async () => (await (await own()).get('/api/finance/paymentMethod')).body.data,
    /** Issues an invoice of 500 kr; answers its number. */
    issue: (key: string) =>
      system(() =>
        database.transaction((tx) =>
          issueInvoice(shop.deps, tx, {
            key: `test:${key}`,
            customerId: id,
            lines: [
              { name: 'Justering av båge', quantity: 3, unitPrice: ore(133.33), vatRate: 25 as const },
              { name: 'Synundersökning', quantity: 1, unitPrice: ore(100.01), vatRate: 0 as const },
            ],
          }),
        ),
      ),
    forStaff: async (number: string) => (await (await staff()).get(`/api/staff/invoice/${number}`)).body.data,
    async letters(): Promise<{ readonly kind: string; readonly text: string }[]> {
      const rows = await shop.rows<{ kind: string; letter: string }>('select kind, letter from mail_outbox')
      return rows.map((row) => ({ kind: row.kind, text: openLetter(shop.encryption, row).text }))
    },
    /** The files that the operator has taken. */
    async taken(): Promise<string[]> {
      const at = join(folder, 'till-operatoren', 'hamtade')
      const names = (await readdir(at)).toSorted()
      return Promise.all(names.map((name) => readFile(join(at, name), 'utf8')))
    },
    async close() {
      await shop.close()
      await rm(folder, { recursive: true })
    },
  }
}

export type EInvoiceShop = Awaited<ReturnType<typeof openEInvoiceShop>>
