import type { Confirmation } from '@klarsikt/contract/shop/types'
import type { DeliveryMethod } from '@klarsikt/core/delivery'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { orderMessages, translator } from '@klarsikt/core/messages'
import { kronor, multiply, wholeOre } from '@klarsikt/core/money'
import { ORDER_STATE_MESSAGES, type OrderState } from '@klarsikt/core/order'
import { isPaymentMethod } from '@klarsikt/core/payment'
import { prescriptionDetails } from '@klarsikt/core/prescription'
import { describeTotals } from '../checkout/describe.js'
import type { CheckoutDeps } from '../checkout/ports.js'
import { deliveryName, etaText, paymentName } from '../checkout/texts.js'
import { openBuyer, openPrescription } from './place.js'
import type { VatRow } from './snapshot.js'

const t = translator(orderMessages)

type OrderRow = {
  number: string
  customer: string
  state: OrderState
  delivery_method: DeliveryMethod
  store_id: number | null
  eta_from: string
  eta_to: string
  items: number
  discount: number
  discount_code: string | null
  shipping: number
  total: number
  vat: VatRow[]
  placed_at: Date
  payment_state: string
}
type LineRow = {
  article_id: number
  description: string
  brand: string
  media: string | null
  quantity: number
  unit_price: number
  parent_position: number | null
  prescription: string | null
  made_to_order: boolean
  withdrawal_days: number
}
type TenderRow = { method: number; amount: number; gift_card_id: string | null; charge_state: string }

/** The placed order for the session that placed it; for anybody else there is none (decisions A12). */
export async function getConfirmation(
  deps: CheckoutDeps,
  cartId: string,
  number: string,
): Promise<Result<Confirmation, 'order.not-found'>> {
  const { rows } = await deps.database.query<OrderRow>({
    name: 'confirmation-order',
    text: `select o.number, o.customer, o.state, o.delivery_method, o.store_id, o.eta_from::text, o.eta_to::text, o.items, o.discount, o.discount_code,
             o.shipping, o.total, o.vat, o.placed_at, p.state as payment_state
           from "order" o join payment p on p.id = o.submission_id where o.number = $1 and o.cart_id = $2`,
    values: [number, cartId],
  })
  const row = rows[0]
  if (!row) return err('order.not-found')
  const lines = await deps.database.query<LineRow>({
    name: 'confirmation-lines',
    text: `select article_id, description, brand, media, quantity, unit_price, parent_position, prescription, made_to_order, withdrawal_days
           from order_line where order_number = $1 order by position`,
    values: [number],
  })
  const tenders = await deps.database.query<TenderRow>({
    name: 'confirmation-tenders',
    text: 'select method, amount, gift_card_id, charge_state from tender where order_number = $1 order by id',
    values: [number],
  })
  return ok(describe(deps, row, lines.rows, tenders.rows))
}

function describe(
  deps: CheckoutDeps,
  row: OrderRow,
  lines: readonly LineRow[],
  tenders: readonly TenderRow[],
): Confirmation {
  const { email, ...customer } = openBuyer(deps.encryption, row.customer)
  const toPay = tenders.reduce((sum, tender) => sum + (tender.gift_card_id === null ? tender.amount : 0), 0)
  return {
    orderNumber: row.number,
    placedAt: row.placed_at.toISOString(),
    status: row.state,
    statusText: t(ORDER_STATE_MESSAGES[row.state]),
    email,
    customer,
    lines: lines.map((line) => ({
      articleId: line.article_id,
      description: line.description,
      brand: line.brand,
      quantity: line.quantity,
      unitPrice: kronor(wholeOre(line.unit_price)),
      // The stored total has the discount taken off already; on the receipt that stands in a row of its own.
      lineTotal: kronor(multiply(wholeOre(line.unit_price), line.quantity)),
      media: line.media,
      parentLine: line.parent_position,
      prescriptionText: prescriptionText(deps, line),
      madeToOrder: line.made_to_order,
      withdrawalDays: line.withdrawal_days,
    })),
    delivery: {
      name: deliveryName({ method: row.delivery_method }),
      price: kronor(wholeOre(row.shipping)),
      etaText: etaText(row.eta_from, row.eta_to),
      storeName: row.store_id === null ? null : (deps.stores.find(row.store_id)?.name ?? null),
    },
    tenders: tenders.map(({ method, amount }) => ({
      method,
      name: isPaymentMethod(method) ? paymentName(method) : String(method),
      amount: kronor(wholeOre(amount)),
    })),
    discountCode: row.discount_code,
    totals: describeTotals({
      items: wholeOre(row.items),
      discount: wholeOre(row.discount),
      shipping: wholeOre(row.shipping),
      total: wholeOre(row.total),
      toPay: wholeOre(toPay),
      vat: row.vat,
    }),
    paymentStatus: row.payment_state,
  }
}

/** A row for each eye, as in the cart; null where there are no strengths. */
function prescriptionText({ encryption }: CheckoutDeps, line: LineRow): string | null {
  const opened = openPrescription(encryption, line.prescription)
  return prescriptionDetails({ ...opened, parent: line.parent_position }).join('\n') || null
}
