import * as letterMessages from '@klarsikt/core/messages/letter'
import * as orderMessages from '@klarsikt/core/messages/order'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import {
  type EnqueueDeps,
  type LetterContent,
  type LetterContext,
  type LetterTemplate,
  composeLetter,
  enqueueLetter,
  greeting,
  list,
  orderPage,
  paragraph,
} from '../../platform/index.js'
import { type MoneyBack, moneyBackTexts } from './money-back.js'
import { openBuyer } from './place.js'
import { order } from './tables.js'

type Decided = {
  readonly number: string
  /** The decision behind the refund; each decision has one letter. */
  readonly reference: string
  readonly back: readonly MoneyBack[]
}
type RefundedOrder = Pick<Decided, 'number' | 'back'> & {
  readonly firstName: string
  readonly isGuest?: boolean
}

/** Sends the buyer a letter, in the transaction that decides the refund. */
export async function sendOrderRefunded(
  deps: EnqueueDeps,
  tx: Executor,
  { number, reference, back }: Decided,
): Promise<void> {
  const [row] = await tx.orm
    .select({ customer: order.customer, customerId: order.customerId })
    .from(order)
    .where(eq(order.number, number))
  if (!row) return
  const { firstName, email } = openBuyer(deps.encryption, row.customer)
  const data = { number, isGuest: row.customerId === null, back, firstName }
  await enqueueLetter(deps, tx, { template: orderRefunded, to: email, data, key: `${number}:${reference}` })
}

/** Says how much is refunded to which means of payment, gift cards last. */
export const orderRefunded: LetterTemplate<RefundedOrder> = { name: 'order-refunded', render }

function render(
  { number, firstName, back, isGuest = false }: RefundedOrder,
  { shopUrl }: LetterContext,
): LetterContent {
  const subject = orderMessages.refundMailSubject({ orderNumber: number })
  const amount = formatOre(wholeOre(back.reduce((sum, one) => sum + one.amount, 0)))
  const means = moneyBackTexts(back)
  const when = whenOf(back)
  return composeLetter({
    subject,
    blocks: [
      greeting(letterMessages.hello({ name: firstName })),
      paragraph(orderMessages.refundMailIntro({ amount, orderNumber: number })),
      list(means),
      ...when.map(paragraph),
      ...orderPage({ orderNumber: number, isGuest }, shopUrl),
    ],
  })
}

function whenOf(back: readonly MoneyBack[]): string[] {
  return [
    ...(back.some(({ isGiftCard }) => !isGiftCard) ? [orderMessages.refundMailWhen()] : []),
    ...(back.some(({ isGiftCard }) => isGiftCard) ? [orderMessages.refundMailCard()] : []),
  ]
}
