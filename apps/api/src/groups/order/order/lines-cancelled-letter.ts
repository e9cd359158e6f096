import * as letterMessages from '@klarsikt/core/messages/letter'
import * as orderMessages from '@klarsikt/core/messages/order'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import {
  type EnqueueDeps,
  type LetterContent,
  type LetterContext,
  type LetterPicture,
  type LetterTemplate,
  composeLetter,
  enqueueLetter,
  greeting,
  list,
  orderPage,
  paragraph,
  pictureRow,
} from '../../platform/index.js'
import { goodsPictures } from './goods-pictures.js'
import { goodsText } from './goods-text.js'
import { type MoneyBack, releasedTexts } from './money-back.js'
import { openBuyer, openPrescription } from './place.js'
import { order, type orderLine } from './tables.js'

type Cancelled = {
  readonly number: string
  readonly lines: readonly (typeof orderLine.$inferSelect)[]
  readonly back: readonly MoneyBack[]
  /** Whether nothing more will be sent. */
  readonly isClosed: boolean
}
type LinesCancelled = Pick<Cancelled, 'number' | 'back' | 'isClosed'> & {
  readonly firstName: string
  readonly isGuest?: boolean
  readonly goods: readonly string[]
  /** Missing in older letters. */
  readonly pictures?: readonly LetterPicture[]
}

/** Sends the buyer a letter in the transaction that cancels lines. The same lines get one letter. */
export async function sendLinesCancelled(
  deps: EnqueueDeps,
  tx: Executor,
  { number, lines, back, isClosed }: Cancelled,
): Promise<void> {
  const [row] = await tx.orm
    .select({ customer: order.customer, customerId: order.customerId })
    .from(order)
    .where(eq(order.number, number))
  if (!row) return
  const { firstName, email } = openBuyer(deps.encryption, row.customer)
  const goods = lines.map((line) => goodsText({ ...line, ...openPrescription(deps.encryption, line.prescription) }))
  const data = {
    number,
    isGuest: row.customerId === null,
    firstName,
    goods,
    pictures: goodsPictures(lines),
    back,
    isClosed,
  }
  const key = `${number}:${lines.map(({ position }) => position).join('.')}`
  await enqueueLetter(deps, tx, { template: orderLinesCancelled, to: email, data, key })
}

/** Says which goods will not be sent, and what happens to their money. */
export const orderLinesCancelled: LetterTemplate<LinesCancelled> = { name: 'order-lines-cancelled', render }

function render(
  { number, firstName, goods, pictures = [], back, isClosed, isGuest = false }: LinesCancelled,
  { shopUrl }: LetterContext,
): LetterContent {
  const subject = orderMessages.linesCancelledMailSubject({ orderNumber: number })
  const next = isClosed ? orderMessages.linesCancelledMailClosed() : orderMessages.linesCancelledMailRest()
  const outro = [next, ...releasedTexts(back)]
  return composeLetter({
    subject,
    title: orderMessages.linesCancelledMailTitle(),
    blocks: [
      ...pictureRow(pictures, shopUrl),
      greeting(letterMessages.hello({ name: firstName })),
      paragraph(orderMessages.linesCancelledMailIntro({ orderNumber: number })),
      list(goods),
      ...outro.map(paragraph),
      ...orderPage({ orderNumber: number, isGuest }, shopUrl),
    ],
  })
}
