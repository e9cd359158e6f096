import * as letterMessages from '@klarsikt/core/messages/letter'
import * as orderMessages from '@klarsikt/core/messages/order'
import type { Executor } from '@klarsikt/server/database'
import { SHOP } from '@klarsikt/shop-config'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { asc, eq } from 'drizzle-orm'
import {
  type EnqueueDeps,
  type LetterContent,
  type LetterContext,
  type LetterPicture,
  type LetterTemplate,
  button,
  composeLetter,
  enqueueLetter,
  greeting,
  paragraph,
  pictureRow,
} from '../../platform/index.js'
import { goodsPictures } from './goods-pictures.js'
import { type MoneyBack, releasedTexts } from './money-back.js'
import { openBuyer } from './place.js'
import { order, orderLine } from './tables.js'

type CancelledOrder = {
  readonly number: string
  readonly firstName: string
  /** The means of payment that get money back; missing in older letters. */
  readonly back?: readonly MoneyBack[]
  /** The goods; missing in older letters. */
  readonly pictures?: readonly LetterPicture[]
}

/** Sends the buyer a letter in the transaction that cancels the order. Each order gets one. */
export async function sendOrderCancelled(
  deps: EnqueueDeps,
  tx: Executor,
  number: string,
  back: readonly MoneyBack[],
): Promise<void> {
  const [row] = await tx.orm.select({ customer: order.customer }).from(order).where(eq(order.number, number))
  if (!row) return
  const { firstName, email } = openBuyer(deps.encryption, row.customer)
  const lines = await tx.orm
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderNumber, number))
    .orderBy(asc(orderLine.position))
  const data = { number, firstName, back, pictures: goodsPictures(lines) }
  await enqueueLetter(deps, tx, { template: orderCancelled, to: email, data, key: number })
}

/** Says that nothing will be sent, and what happens to the money. */
export const orderCancelled: LetterTemplate<CancelledOrder> = { name: 'order-cancelled', render }

function render({ number, firstName, back, pictures = [] }: CancelledOrder, { shopUrl }: LetterContext): LetterContent {
  const subject = orderMessages.cancelledMailSubject({ orderNumber: number })
  const money = back ? releasedTexts(back) : [orderMessages.cancelledMailMoney()]
  const texts = [orderMessages.cancelledMailIntro(), ...money]
  const url = `${shopUrl}${encodedHref('home')}`
  return composeLetter({
    subject,
    title: orderMessages.cancelledMailTitle(),
    blocks: [
      ...pictureRow(pictures, shopUrl),
      greeting(letterMessages.hello({ name: firstName })),
      ...texts.map(paragraph),
      button(url, orderMessages.cancelledMailShop({ brand: SHOP.brand.name })),
    ],
  })
}
