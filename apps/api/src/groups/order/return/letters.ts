import * as letterMessages from '@klarsikt/core/messages/letter'
import * as returnMessages from '@klarsikt/core/messages/return'
import { formatPrice, kronor, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import {
  type EnqueueDeps,
  type LetterContent,
  type LetterContext,
  type LetterPicture,
  type LetterStep,
  type LetterTemplate,
  button,
  composeLetter,
  enqueueLetter,
  greeting,
  list,
  paragraph,
  pictureRow,
  stepList,
  subheading,
} from '../../platform/index.js'
import { goodsPictures } from '../order/goods-pictures.js'
import { goodsName } from '../order/goods-text.js'
import { type MoneyBack, moneyBackTexts } from '../order/money-back.js'
import { openBuyer } from '../order/place.js'
import { expectedAmount } from './describe.js'
import type { FoundOrder } from './find-order.js'
import type { ReturnRow } from './find-returns.js'
import type { ReceivedPieces } from './received-pieces.js'

type ReturnLetter = {
  readonly number: string
  readonly orderNumber: string
  readonly firstName: string
  readonly goods: readonly string[]
  readonly amount: string
  /** Where the money goes; missing before it is decided. */
  readonly means?: readonly string[]
  /** Whether the refund waits until the rest of the order has been sent. */
  readonly isLater?: boolean
  /** The goods; missing in older letters. */
  readonly pictures?: readonly LetterPicture[]
}

const money = (ore: number): string => formatPrice(kronor(wholeOre(ore)))

/** Tells the customer what is coming back, in the transaction that registers it. */
export async function sendReturnRegistered(
  deps: EnqueueDeps,
  tx: Executor,
  { row, order }: { readonly row: ReturnRow; readonly order: FoundOrder },
): Promise<void> {
  const goods = row.lines.flatMap(({ position, quantity }) => {
    const line = order.lines.find((one) => one.position === position)
    return line ? [`${quantity} × ${goodsName(line)}`] : []
  })
  const lines = order.lines.filter(({ position }) => row.lines.some((one) => one.position === position))
  const amount = money(expectedAmount(row, order.lines))
  await send(deps, tx, registered, { id: row.id, order, lines, goods, amount, key: row.id })
}

/** Tells the customer what came back and what is refunded; one letter each time staff receive something. */
export async function sendReturnReceived(
  deps: EnqueueDeps,
  tx: Executor,
  {
    row,
    order,
    received,
    back,
    owed,
  }: {
    readonly row: ReturnRow
    readonly order: FoundOrder
    readonly received: readonly ReceivedPieces[]
    readonly back: readonly MoneyBack[]
    readonly owed: number
  },
): Promise<void> {
  const goods = received.map(({ line, quantity }) => `${quantity} × ${goodsName(line)}`)
  const key = `${row.id}/${received.map(({ line }) => line.lineId).join('+')}`
  const amount = money(owed > 0 ? owed : back.reduce((sum, one) => sum + one.amount, 0))
  await send(deps, tx, receipt, {
    id: row.id,
    order,
    lines: received.map(({ line }) => line),
    goods,
    amount,
    means: moneyBackTexts(back),
    isLater: owed > 0,
    key,
  })
}

/** Tells the customer that all of the money has gone back. */
export async function sendReturnRefunded(
  deps: EnqueueDeps,
  tx: Executor,
  { id, order, refunded: amount }: { readonly id: string; readonly order: FoundOrder; readonly refunded: number },
): Promise<void> {
  await send(deps, tx, refunded, { id, order, lines: [], goods: [], amount: money(amount), key: id })
}

async function send(
  deps: EnqueueDeps,
  tx: Executor,
  template: LetterTemplate<ReturnLetter>,
  letter: {
    readonly id: string
    readonly order: FoundOrder
    readonly lines: FoundOrder['lines']
    readonly key: string
  } & Pick<ReturnLetter, 'goods' | 'amount' | 'means' | 'isLater'>,
): Promise<void> {
  const { id, order, lines, goods, amount, means = [], isLater = false, key } = letter
  const { email, firstName } = openBuyer(deps.encryption, order.row.customer)
  // The address is empty when the account was erased.
  if (email === '') return
  const data = {
    number: id,
    orderNumber: order.row.number,
    firstName,
    goods,
    amount,
    means,
    isLater,
    pictures: picturesOf(lines),
  }
  await enqueueLetter(deps, tx, { template, to: email, data, key })
}

/** The pictures of lines. Lenses are left out, because the picture of their frame shows them. */
const picturesOf = (lines: FoundOrder['lines']): LetterPicture[] =>
  goodsPictures(lines.map((line) => ({ ...line, parentPosition: line.parentLineId === null ? null : 0 })))

const registered: LetterTemplate<ReturnLetter> = {
  name: 'return-registered',
  render: (data, context) =>
    letter(data, context, {
      subject: returnMessages.registeredMailSubject({ number: data.number }),
      intro: returnMessages.registeredMailIntro({ orderNumber: data.orderNumber }),
      outro: [returnMessages.registeredMailNext(), returnMessages.registeredMailMoney({ amount: data.amount })],
      steps: returnSteps(1),
    }),
}

const receipt: LetterTemplate<ReturnLetter> = {
  name: 'return-received',
  render: (data, context) =>
    letter(data, context, {
      subject: returnMessages.receivedMailSubject({ number: data.number }),
      intro: returnMessages.receivedMailIntro({ orderNumber: data.orderNumber }),
      outro: [
        data.isLater
          ? returnMessages.receivedMailMoneyLater({ amount: data.amount })
          : returnMessages.receivedMailMoney({ amount: data.amount }),
      ],
      steps: returnSteps(3),
    }),
}

const refunded: LetterTemplate<ReturnLetter> = {
  name: 'return-refunded',
  render: (data, context) =>
    letter(data, context, {
      subject: returnMessages.refundedMailSubject({ number: data.number }),
      intro: returnMessages.refundedMailIntro({ amount: data.amount, orderNumber: data.orderNumber }),
      outro: [returnMessages.refundedMailWhen()],
    }),
}

export const returnLetters = [registered, receipt, refunded] as const

type Texts = {
  readonly subject: string
  readonly intro: string
  readonly outro: readonly string[]
  readonly steps?: readonly LetterStep[]
}

/** The steps of a return, of which the first `happened` have happened. */
function returnSteps(happened: number): LetterStep[] {
  return [
    returnMessages.mailStepRegistered(),
    returnMessages.mailStepHandedIn(),
    returnMessages.mailStepReceived(),
    returnMessages.mailStepPaidBack(),
  ].map((text, index) => ({ text, hasHappened: index < happened }))
}

function letter(
  { orderNumber, firstName, goods, means = [], pictures = [] }: ReturnLetter,
  { shopUrl }: LetterContext,
  { subject, intro, outro, steps = [] }: Texts,
): LetterContent {
  const page = `${shopUrl}${encodedHref('account-order-return', { orderId: orderNumber })}`
  return composeLetter({
    subject,
    blocks: [
      ...pictureRow(pictures, shopUrl),
      greeting(letterMessages.hello({ name: firstName })),
      paragraph(intro),
      ...(goods.length > 0 ? [subheading(returnMessages.goods()), list(goods)] : []),
      ...outro.map(paragraph),
      ...(means.length > 0 ? [list(means)] : []),
      ...stepList(steps),
      button(page, returnMessages.registeredMailOpen()),
    ],
  })
}
