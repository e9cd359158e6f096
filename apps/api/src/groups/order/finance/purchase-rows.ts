import * as documentMessages from '@klarsikt/core/messages/document'
import { goodsName } from '../order/goods-text.js'
import type { order, orderLine } from '../order/tables.js'
import { deliveryName } from '../order/texts.js'

type Row = { readonly name: string; readonly quantity: number; readonly unitPrice: number }

type Sold = {
  readonly row: Pick<typeof order.$inferSelect, 'shipping' | 'deliveryMethod' | 'discount' | 'discountCode'>
  readonly lines: readonly Pick<typeof orderLine.$inferSelect, 'brand' | 'description' | 'quantity' | 'unitPrice'>[]
}

/** The rows of a purchase's invoice: the goods without prescriptions, the freight, and the discount. */
export function purchaseRows({ row: { shipping, deliveryMethod, discount, discountCode }, lines }: Sold): Row[] {
  const discountName =
    discountCode === null ? documentMessages.discount() : documentMessages.discountCode({ code: discountCode })
  const freightName = documentMessages.freight({ method: deliveryName({ method: deliveryMethod }) })
  return [
    ...lines.map((line) => ({ name: goodsName(line), quantity: line.quantity, unitPrice: line.unitPrice })),
    ...(shipping > 0 ? [{ name: freightName, quantity: 1, unitPrice: shipping }] : []),
    ...(discount > 0 ? [{ name: discountName, quantity: 1, unitPrice: -discount }] : []),
  ]
}
