import { dateText } from '@klarsikt/core/calendar'
import * as letterMessages from '@klarsikt/core/messages/letter'
import * as orderMessages from '@klarsikt/core/messages/order'
import { encodedHref } from '@klarsikt/shop-config/paths'
import {
  type LetterContent,
  type LetterContext,
  type LetterPicture,
  type LetterStep,
  type LetterTemplate,
  button,
  composeLetter,
  greeting,
  highlight,
  paragraph,
  pictureRow,
  stepList,
} from '../../platform/index.js'

/** The data of the letter about goods that are ready in a store. */
export type ReadyOrder = {
  readonly number: string
  readonly firstName: string
  readonly store: {
    readonly name: string
    readonly slug: string
    readonly street: string
    readonly postalCode: string
    readonly city: string
  }
  readonly code: string
  readonly lastDay: string
  /** The warehouse has sent the goods, so they are paid; missing in older letters. */
  readonly isPaid?: boolean
  /** The goods and the steps of the order; missing in older letters. */
  readonly pictures?: readonly LetterPicture[]
  readonly steps?: readonly LetterStep[]
}

/** Says where, until when and with which code the goods can be collected. */
export const orderReady: LetterTemplate<ReadyOrder> = { name: 'order-ready', render }

function render(
  { number, firstName, store, code, lastDay, isPaid = false, pictures = [], steps = [] }: ReadyOrder,
  { shopUrl }: LetterContext,
): LetterContent {
  const subject = orderMessages.readyMailSubject({ orderNumber: number })
  const place = `${store.street}, ${store.postalCode} ${store.city}`
  const day = dateText(lastDay)
  const until = isPaid ? orderMessages.readyMailUntilPaid({ day }) : orderMessages.readyMailUntil({ day })
  const bring = isPaid ? orderMessages.readyMailBringPaid() : orderMessages.readyMailBring()
  const url = `${shopUrl}${encodedHref('store', { slug: store.slug })}`
  return composeLetter({
    subject,
    title: orderMessages.readyMailTitle(),
    blocks: [
      ...pictureRow(pictures, shopUrl),
      highlight({ label: orderMessages.readyMailCode(), value: code, details: [store.name, place] }),
      greeting(letterMessages.hello({ name: firstName })),
      paragraph(orderMessages.readyMailIntro({ orderNumber: number, store: store.name })),
      paragraph(bring),
      paragraph(until),
      ...stepList(steps),
      button(url, orderMessages.readyMailStore()),
    ],
  })
}
