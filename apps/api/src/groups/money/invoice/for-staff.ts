import type { StaffInvoice } from '@klarsikt/contract/shop/types'
import { creditableAmount, hasAmountLeft, invoiceActions, invoiceStates } from '@klarsikt/core/invoice'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { and, asc, count } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { collectionText, findCollection, findCollectionProblem } from './collection.js'
import { deliveryText, findDelivery } from './deliveries.js'
import { describeInvoice } from './describe.js'
import { findInvoices, isOfStore, openReceiver, receiverName, type StoredInvoice } from './find.js'
import { invoice } from './tables.js'

type StaffDeps = Pick<Deps, 'database' | 'clock' | 'settings' | 'encryption'>

/** Maximum number of invoices in the staff's list. */
const INVOICES_SHOWN = 50
const WITH_AMOUNT_LEFT = invoiceStates.states.filter(hasAmountLeft)

/** An invoice with its possible actions, as staff see it. With a store, null for an invoice of another store. */
export async function describeForStaff(
  deps: StaffDeps,
  number: string,
  storeId: number | null = null,
): Promise<StaffInvoice | null> {
  const [row] = await findInvoices(deps.database, { number, storeId })
  return row ? describe(deps, row) : null
}

/** Open invoices of a store, or of all stores for null, and their number. */
export async function listOpenInvoices(
  deps: StaffDeps,
  storeId: number | null,
): Promise<{ readonly data: StaffInvoice[]; readonly count: number }> {
  const { orm } = deps.database
  const open = and(stateIn(invoice.status, WITH_AMOUNT_LEFT), isOfStore(storeId))
  const [all] = await orm.select({ count: count() }).from(invoice).where(open)
  const first = await orm
    .select({ number: invoice.number })
    .from(invoice)
    .where(open)
    .orderBy(asc(invoice.dueOn), asc(invoice.number))
    .limit(INVOICES_SHOWN)
  const rows = await findInvoices(deps.database, { numbers: first.map(({ number }) => number) })
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const sorted = first.flatMap(({ number }) => byNumber.get(number) ?? [])
  return { data: await Promise.all(sorted.map((row) => describe(deps, row))), count: all?.count ?? 0 }
}

async function describe(deps: StaffDeps, row: StoredInvoice): Promise<StaffInvoice> {
  const { firstName, lastName, street, postalCode, city } = openReceiver(deps.encryption, row.receiver)
  const described = await describeInvoice(deps, row)
  const problem = await findCollectionProblem(deps, deps.database, row)
  return {
    ...described,
    // The PDF files are for the customer only.
    pdf: null,
    creditNotes: described.creditNotes.map((note) => ({ ...note, pdf: null })),
    receiver: { name: receiverName({ firstName, lastName }), street, postalCode, city },
    actions: [...invoiceActions(row, problem)],
    collection: collectionText(await findCollection(deps.database, row.number), problem),
    delivery: deliveryText(row.type, await findDelivery(deps.database, row.number)),
    creditable: kronor(wholeOre(creditableAmount(row))),
  }
}
