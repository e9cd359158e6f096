import { ore } from '@klarsikt/core/money'
import { orderLineStates, orderStates } from '@klarsikt/core/order'
import { NOW } from '../../../../testing/small-shop-parts.js'
import type { TestApi } from '../../../../testing/test-api.js'
import { findCustomerByEmail } from '../../../person/customer/find-customer.js'
import { ANNA, type Browser, loggedIn, registered } from '../../../person/identity/testing/customer-browser.js'
import { addStaff } from '../../../person/staff/add-staff.js'
import { order, orderLine } from '../tables.js'

const DAY_MS = 86_400_000
/** The number of the inserted order. */
export const DELIVERED_ORDER = '12345678'

type OrderValues = Partial<typeof order.$inferInsert>
type LineValues = Partial<typeof orderLine.$inferInsert>

/** The instant a number of days after the tests' clock. */
export const dayFromNow = (days: number): Date => new Date(Date.parse(NOW) + days * DAY_MS)

/** Logs a customer in and adds a seller to store 2 for the customer's case. */
export async function customerAndSeller(api: TestApi): Promise<Browser> {
  await registered(api)
  const customer = await loggedIn(api)
  const seller = { storeId: 2, employeeNumber: '7', name: 'Eva', role: 'seller' as const }
  await addStaff(api.test.database, seller, api.deps.clock.now())
  return customer
}

/** The customer of the order. */
export async function findAnna(api: TestApi) {
  const anna = await findCustomerByEmail(api.test.database, api.deps.encryption, ANNA.email)
  if (!anna) throw new Error('Anna is registered')
  return anna
}

/** Replaces all orders with one delivered order of the customer. */
export async function insertDeliveredOrder(
  api: TestApi,
  lines: readonly LineValues[],
  values: OrderValues = {},
): Promise<void> {
  const { orm } = api.test.database
  await orm.delete(orderLine)
  await orm.delete(order)
  await orm.insert(order).values({
    number: DELIVERED_ORDER,
    submissionId: DELIVERED_ORDER,
    cartId: 'x',
    customerId: (await findAnna(api)).id,
    customer: '',
    newsletter: false,
    state: orderStates.to('send'),
    shippingState: 'sent',
    deliveryMethod: 20,
    etaFrom: '2026-01-01',
    etaTo: '2026-01-02',
    items: ore(200),
    discount: 0,
    shipping: 0,
    total: ore(200),
    vat: [],
    termsVersion: '1',
    placedAt: dayFromNow(-30),
    ...values,
  })
  await orm.insert(orderLine).values(lines.map((of, position) => ({ ...lineValues(position), ...of })))
}

const lineValues = (position: number): typeof orderLine.$inferInsert => ({
  orderNumber: DELIVERED_ORDER,
  position,
  skuId: `${position}`,
  articleId: 100_001,
  description: 'Nova, svart',
  brand: 'Klarsikt',
  quantity: 1,
  unitPrice: ore(100),
  discount: 0,
  total: ore(100),
  vatRate: 25,
  vat: ore(20),
  madeToOrder: false,
  withdrawalDays: 30,
  state: orderLineStates.to('deliver'),
})
