import * as letterMessages from '@klarsikt/core/messages/letter'
import { formatOre, sum } from '@klarsikt/core/money'
import type { Ore } from '@klarsikt/core/money'
import {
  type LetterContent,
  type LetterContext,
  type LetterTemplate,
  composeLetter,
  greeting,
  orderPage,
  paragraph,
} from '../../platform/index.js'

type Delivered = {
  readonly orderNumber: string
  readonly firstName: string
  readonly to: string
  readonly isGuest?: boolean
  readonly amounts: readonly Ore[]
}

/** Tells the buyer that the card was sent to its recipient, without number and PIN. */
export const giftCardDelivered: LetterTemplate<Delivered> = { name: 'gift-card-delivered', render }

function render(
  { orderNumber, firstName, to, amounts, isGuest = false }: Delivered,
  { shopUrl }: LetterContext,
): LetterContent {
  const count = amounts.length
  const subject = letterMessages.giftCardDeliveredSubject({ count })
  const lines = [
    letterMessages.giftCardDeliveredText({ count, amount: formatOre(sum(amounts)), to, orderNumber }),
    letterMessages.giftCardDeliveredHelp(),
  ]
  const hello = letterMessages.hello({ name: firstName })
  return composeLetter({
    subject,
    blocks: [greeting(hello), ...lines.map(paragraph), ...orderPage({ orderNumber, isGuest }, shopUrl)],
  })
}
