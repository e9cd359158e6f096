import { orderLineStates, orderStates, shippingStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { currentDigests } from '../../person/index.js'
import { awaitPrescriptions } from './awaited-rows.js'
import type { OrderSnapshot, SnapshotLine } from './snapshot.js'
import { order as table, orderLine } from './tables.js'

export type NewOrder = {
  readonly orderNumber: string
  readonly submissionId: string
  readonly snapshot: OrderSnapshot
  /** The store whose stock the goods come from; null for the warehouse. */
  readonly stockStoreId: number | null
  readonly placedAt: Date
}

const CUSTOMER = 'order.customer'
const PRESCRIPTION = 'order_line.prescription'

/** Writes an order and its lines in the given transaction. Personal data and prescriptions are sealed. */
export async function placeOrder(
  deps: { readonly encryption: Encryption },
  tx: Executor,
  order: NewOrder,
): Promise<void> {
  const { snapshot, orderNumber } = order
  const { delivery } = snapshot
  await tx.orm.insert(table).values({
    number: orderNumber,
    submissionId: order.submissionId,
    cartId: snapshot.cartId,
    customerId: snapshot.customerId ?? null,
    sellerStoreId: snapshot.seller?.storeId ?? null,
    sellerNumber: snapshot.seller?.employeeNumber ?? null,
    ...currentDigests(deps.encryption, snapshot.buyer),
    customer: sealBuyer(deps.encryption, snapshot.buyer),
    newsletter: snapshot.newsletter,
    state: orderStates.initial,
    shippingState: shippingStates.initial,
    deliveryMethod: delivery.method,
    storeId: delivery.storeId,
    stockStoreId: order.stockStoreId,
    etaFrom: delivery.etaFrom,
    etaTo: delivery.etaTo,
    sendFrom: delivery.sendFrom ?? null,
    items: snapshot.items,
    discount: snapshot.discount,
    discountCode: snapshot.discountCode ?? null,
    shipping: snapshot.shipping,
    total: snapshot.total,
    vat: snapshot.vat,
    termsVersion: snapshot.termsVersion,
    placedAt: order.placedAt,
  })
  await insertLines(deps.encryption, tx, orderNumber, snapshot.lines)
  await awaitPrescriptions(tx, { orderNumber, lines: snapshot.lines, placedAt: order.placedAt })
}

async function insertLines(
  encryption: Encryption,
  tx: Executor,
  orderNumber: string,
  lines: readonly SnapshotLine[],
): Promise<void> {
  await tx.orm.insert(orderLine).values(
    lines.map((line, position) => ({
      orderNumber,
      position,
      skuId: line.skuId,
      articleId: line.articleId,
      description: line.description,
      brand: line.brand,
      media: line.media,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      discount: line.discount,
      total: line.total,
      vatRate: line.vatRate,
      vat: line.vat,
      parentPosition: line.parentPosition,
      prescription: sealPrescription(encryption, line),
      prescriptionSource: line.prescriptionSource ?? null,
      subscriptionInterval: line.subscriptionInterval,
      madeToOrder: line.madeToOrder,
      withdrawalDays: line.withdrawalDays,
      state: orderLineStates.initial,
    })),
  )
}

export function sealBuyer(encryption: Encryption, buyer: OrderSnapshot['buyer']): string {
  return encryption.encrypt(JSON.stringify(buyer), CUSTOMER)
}

export function openBuyer(encryption: Encryption, sealed: string): OrderSnapshot['buyer'] {
  return JSON.parse(encryption.decrypt(sealed, CUSTOMER)) as OrderSnapshot['buyer']
}

type Prescriptions = Pick<
  SnapshotLine,
  'prescription' | 'prescriptionGlasses' | 'workingDistances' | 'eyes' | 'transposedEyes'
>

export function sealPrescription(
  encryption: Encryption,
  { prescription, prescriptionGlasses, workingDistances, eyes, transposedEyes }: Prescriptions,
): string | null {
  if (!prescription && !prescriptionGlasses) return null
  return encryption.encrypt(
    JSON.stringify({ prescription, prescriptionGlasses, workingDistances, eyes, transposedEyes }),
    PRESCRIPTION,
  )
}

export function openPrescription(encryption: Encryption, sealed: string | null): Prescriptions {
  return sealed === null
    ? { prescription: null, prescriptionGlasses: null, workingDistances: null }
    : (JSON.parse(encryption.decrypt(sealed, PRESCRIPTION)) as Prescriptions)
}
