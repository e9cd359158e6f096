import { pay } from '../../checkout/testing/pay.js'
import { newBuyer, type TestShop } from '../../checkout/testing/shop.js'
import { moveOrder } from '../../order/move.js'

/** A customer's order of the goods, paid, captured and sent. */
export async function sentOrder(
  shop: TestShop,
  { customerId, goods }: { readonly customerId: string; readonly goods: Readonly<Record<string, number>> },
): Promise<{ readonly number: string; readonly total: number }> {
  const cartId = await newBuyer(shop, goods)
  const page = await pay(shop, cartId)
  const number = page.orderNumber
  await shop.rows('update "order" set customer_id = $2 where number = $1', number, customerId)
  await moveOrder(shop.deps, number, 'controlled')
  await moveOrder(shop.deps, number, 'sent')
  await shop.work.runOnce()
  const [row] = await shop.rows<{ total: number }>('select total from "order" where number = $1', number)
  return { number, total: row?.total ?? 0 }
}
