import { dateText } from '@klarsikt/core/calendar'
import * as letterMessages from '@klarsikt/core/messages/letter'
import * as orderMessages from '@klarsikt/core/messages/order'
import { encodedHref } from '@klarsikt/core/paths'
import { composeLetter } from '../outbox/compose-letter.js'
import { button, greeting, paragraph } from '../outbox/letter-blocks.js'
import { highlight } from '../outbox/letter-highlight.js'
import { type LetterPicture, pictureRow } from '../outbox/letter-pictures.js'
import { type LetterStep, stepList } from '../outbox/letter-steps.js'
import type { LetterContent, LetterContext, LetterTemplate } from '../outbox/letter-template.js'

/** Goods that can be collected, as the letter says it. */
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
  /** Sent by the warehouse, which has taken the money; left out in letters from before. */
  readonly isPaid?: boolean
  /** The goods, and what has happened to them; missing in letters from before. */
  readonly pictures?: readonly LetterPicture[]
  readonly steps?: readonly LetterStep[]
}

/** That goods can be collected, where, until when and against which code. */
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
