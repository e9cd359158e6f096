import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ore } from '@klarsikt/core/money'
import { createCollectionAgency } from '@klarsikt/sandbox'
import { addTestCustomer } from '../../../../testing/add-test-customer.js'
import { callInSession } from '../../../../testing/call-in-session.js'
import { openLetter } from '../../../../testing/open-letter.js'
import { newKey, openTestShop } from '../../../order/checkout/testing/shop.js'
import { addStaff } from '../../../person/staff/add-staff.js'
import { actAs } from '../../../platform/audit/acting-as.js'
import { runExchange } from '../../file-exchange/run.js'
import { issueInvoice } from '../../invoice/issue.js'
import { remindOfInvoices } from '../../invoice/remind.js'
import { collectionFormat } from '../format.js'

const CUSTOMER = 'customer-1'
export const CLIENT = 'klarsikt'

/** A shop with a collection agreement and the simulated agency behind a folder. */
export async function openCollectionShop() {
  const folder = await mkdtemp(join(tmpdir(), 'collection-'))
  const shop = await openTestShop({
    collection: { folder, settleSeconds: 0, client: CLIENT, agency: 'Exempelinkasso' },
  })
  await addTestCustomer(shop.deps.database, shop.encryption, CUSTOMER)
  const employee = { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'finance' } as const
  await addStaff(shop.deps.database, employee, shop.clock.now())
  const store = await callInSession(shop, 'staff', { store: { id: 2, employeeNumber: '7', name: 'Malmö Outlet' } })
  const agency = createCollectionAgency({ folder, clock: shop.clock })
  const system = <T>(work: () => Promise<T>): Promise<T> => actAs({ kind: 'system', job: 'collection' }, null, work)
  const lines = [{ name: 'Justering av båge', quantity: 1, unitPrice: ore(500), vatRate: 25 as const }]
  return {
    ...shop,
    folder,
    store,
    agency,
    run: () => system(() => runExchange(shop.deps, collectionFormat)),
    /** An invoice of 500 kr with three reminders, the last some days ago; its fee is 60 kr. */
    async reminded(daysAgo = 10): Promise<string> {
      const number = await shop.deps.database.transaction((tx) =>
        issueInvoice(shop.deps, tx, { key: newKey(), customerId: CUSTOMER, lines, isReminderFeeAgreed: true }),
      )
      await shop.rows('update invoice set created_on = created_on - 90, due_on = due_on - 90 where number = $1', number)
      for (let letter = 0; letter < 3; letter += 1) await system(() => remindOfInvoices(shop.deps))
      const age = `${daysAgo} days`
      await shop.rows(
        'update invoice_reminder set sent_at = sent_at - $1::interval where invoice_number = $2',
        age,
        number,
      )
      return number
    },
    read: async (number: string) => (await store.get(`/api/staff/invoice/${number}`)).body.data,
    handOver: async (number: string) =>
      (await store.send('moveInvoice', { action: 'collect', status: 'notPaid' }, `/api/staff/invoice/${number}/move`))
        .body,
    pay: (number: string, amount: number) =>
      store.send('bookInvoicePayment', { key: newKey(), amount }, `/api/staff/invoice/${number}/payment`),
    async letters(kind: string): Promise<string[]> {
      const rows = await shop.rows<{ kind: string; letter: string }>(
        'select kind, letter from mail_outbox where kind = $1',
        kind,
      )
      return rows.map((row) => openLetter(shop.encryption, row).text)
    },
    async close() {
      await shop.close()
      await rm(folder, { recursive: true })
    },
  }
}

export type CollectionShop = Awaited<ReturnType<typeof openCollectionShop>>
