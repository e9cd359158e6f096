import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { OrderSnapshot, SnapshotLine } from './snapshot.js'
import { insertTenders, type NewTender } from './tenders.js'

export type NewOrder = {
  readonly orderNumber: string
  readonly submissionId: string
  readonly snapshot: OrderSnapshot
  readonly tenders: readonly NewTender[]
  readonly placedAt: Date
}

const CUSTOMER = 'order.customer'
const PRESCRIPTION = 'order_line.prescription'

/** Writes order, lines and tenders in the transaction given. Personal data and prescriptions are sealed. */
export async function placeOrder(
  deps: { readonly encryption: Encryption },
  tx: Executor,
  order: NewOrder,
): Promise<void> {
  const { snapshot, orderNumber } = order
  const { delivery } = snapshot
  await tx.query({
    name: 'order-insert',
    text: `insert into "order" (number, submission_id, cart_id, customer, newsletter, state, shipping_state, delivery_method, store_id,
             eta_from, eta_to, items, discount, discount_code, shipping, total, vat, terms_version, placed_at)
           values ($1, $2, $3, $4, $5, 'handled', 'none', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    values: [
      orderNumber,
      order.submissionId,
      snapshot.cartId,
      sealBuyer(deps.encryption, snapshot),
      snapshot.newsletter,
      delivery.method,
      delivery.storeId,
      delivery.etaFrom,
      delivery.etaTo,
      snapshot.items,
      snapshot.discount,
      snapshot.discountCode ?? null,
      snapshot.shipping,
      snapshot.total,
      JSON.stringify(snapshot.vat),
      snapshot.termsVersion,
      order.placedAt,
    ],
  })
  await insertLines(deps.encryption, tx, orderNumber, snapshot.lines)
  await insertTenders(tx, { orderNumber }, order.tenders)
}

async function insertLines(
  encryption: Encryption,
  tx: Executor,
  orderNumber: string,
  lines: readonly SnapshotLine[],
): Promise<void> {
  const rows = lines.map((line, position) => ({
    position,
    sku_id: line.skuId,
    article_id: line.articleId,
    description: line.description,
    brand: line.brand,
    media: line.media,
    quantity: line.quantity,
    unit_price: line.unitPrice,
    discount: line.discount,
    total: line.total,
    vat_rate: line.vatRate,
    vat: line.vat,
    parent_position: line.parentPosition,
    prescription: sealPrescription(encryption, line),
    subscription_interval: line.subscriptionInterval,
    made_to_order: line.madeToOrder,
    withdrawal_days: line.withdrawalDays,
  }))
  await tx.query({
    name: 'order-line-insert',
    text: `insert into order_line (order_number, position, sku_id, article_id, description, brand, media, quantity, unit_price, discount, total,
             vat_rate, vat, parent_position, prescription, subscription_interval, made_to_order, withdrawal_days, state)
           select $1, row.*, 'Control' from json_to_recordset($2) as row (position int, sku_id text, article_id int, description text, brand text,
             media text, quantity int, unit_price int, discount int, total int, vat_rate int, vat int, parent_position int, prescription text,
             subscription_interval text, made_to_order boolean, withdrawal_days int)`,
    values: [orderNumber, JSON.stringify(rows)],
  })
}

function sealBuyer(encryption: Encryption, snapshot: OrderSnapshot): string {
  return encryption.encrypt(JSON.stringify(snapshot.buyer), CUSTOMER)
}

export function openBuyer(encryption: Encryption, sealed: string): OrderSnapshot['buyer'] {
  return JSON.parse(encryption.decrypt(sealed, CUSTOMER)) as OrderSnapshot['buyer']
}

type Prescriptions = Pick<
  SnapshotLine,
  'prescription' | 'prescriptionGlasses' | 'workingDistances' | 'eyes' | 'transposedEyes'
>

function sealPrescription(
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
