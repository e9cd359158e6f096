import { dateText } from '@klarsikt/core/calendar'
import * as orderMessages from '@klarsikt/core/messages/order'
import { encodedHref } from '@klarsikt/core/paths'
import { button, heading, letterHtml, paragraph, subheading } from '../outbox/letter-layout.js'
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
}

/** That goods can be collected, where, until when and against which code. */
export const orderReady: LetterTemplate<ReadyOrder> = { name: 'order-ready', render }

function render(
  { number, firstName, store, code, lastDay, isPaid = false }: ReadyOrder,
  { shopUrl }: LetterContext,
): LetterContent {
  const subject = orderMessages.readyMailSubject({ orderNumber: number })
  const place = `${store.street}, ${store.postalCode} ${store.city}`
  const day = dateText(lastDay)
  const until = isPaid ? orderMessages.readyMailUntilPaid({ day }) : orderMessages.readyMailUntil({ day })
  const intro = [`Hej ${firstName}!`, orderMessages.readyMailIntro({ orderNumber: number, store: store.name })]
  const bring = isPaid ? orderMessages.readyMailBringPaid() : orderMessages.readyMailBring()
  const url = `${shopUrl}${encodedHref('store', { slug: store.slug })}`
  return {
    subject,
    html: letterHtml(
      subject,
      [
        heading(orderMessages.readyMailTitle()),
        ...intro.map(paragraph),
        subheading(orderMessages.readyMailCode({ code })),
        paragraph(bring),
        paragraph(until),
        subheading(store.name),
        paragraph(place),
        button(url, orderMessages.readyMailStore()),
      ].join('\n'),
    ),
    text: [
      ...intro,
      '',
      orderMessages.readyMailCode({ code }),
      bring,
      until,
      '',
      store.name,
      place,
      `${orderMessages.readyMailStore()}: ${url}`,
    ].join('\n'),
  }
}
