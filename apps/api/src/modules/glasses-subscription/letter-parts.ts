import * as lifestyleLetterMessages from '@klarsikt/core/messages/lifestyle-letter'
import { encodedHref } from '@klarsikt/core/paths'
import { amountTable, button, heading, letterHtml, paragraph } from '../outbox/letter-layout.js'
import type { LetterContent } from '../outbox/letter-template.js'

type Written = {
  readonly title: string
  readonly texts: readonly string[]
  readonly rows?: readonly { readonly text: string; readonly amount: string }[]
  readonly link: { readonly url: string; readonly text: string }
}

/** Writes a letter: its texts, a table and one link. */
export function write({ title, texts, rows = [], link }: Written): LetterContent {
  return {
    subject: title,
    html: letterHtml(
      title,
      [
        heading(title),
        ...texts.map(paragraph),
        ...(rows.length > 0 ? [amountTable(rows, { wrap: true })] : []),
        button(link.url, link.text),
      ].join('\n'),
    ),
    text: [...texts, '', ...rows.map(({ text, amount }) => `${text}: ${amount}`), '', `${link.text}: ${link.url}`].join(
      '\n',
    ),
  }
}

/** The page of a subscription. */
export const pageOf = (shopUrl: string, id: string) => ({
  url: shopUrl + encodedHref('account-subscription-glasses', { subscriptionId: id }),
  text: lifestyleLetterMessages.open(),
})
