import { dateText } from '@klarsikt/core/calendar'
import { formatGiftCardNumber } from '@klarsikt/core/gift-card'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { formatOre, type Ore } from '@klarsikt/core/money'
import { encodedHref } from '@klarsikt/core/paths'
import type { Executor } from '@klarsikt/server/database'
import { enqueueLetter, type EnqueueDeps } from '../outbox/enqueue-letter.js'
import { amountTable, button, heading, letterHtml, paragraph, subheading } from '../outbox/letter-layout.js'
import type { LetterContent, LetterContext, LetterTemplate } from '../outbox/letter-template.js'

type Sent = {
  readonly orderNumber: string
  readonly buyer: { readonly email: string; readonly firstName: string }
  readonly cards: readonly {
    readonly number: string
    readonly pin: string
    readonly amount: Ore
    readonly validUntil: string
  }[]
}

/** Puts the letter with the sold cards in the outbox, in the transaction that makes them; it is sealed there. */
export async function sendGiftCards(deps: EnqueueDeps, tx: Executor, sent: Sent): Promise<void> {
  await enqueueLetter(deps, tx, { template: giftCardLetter, to: sent.buyer.email, data: sent })
}

/** Number, PIN and value of each card, and where its balance can be seen. */
export const giftCardLetter: LetterTemplate<Sent> = { name: 'gift-card', render }

function render({ orderNumber, buyer, cards }: Sent, { shopUrl }: LetterContext): LetterContent {
  const subject = letterMessages.giftCardSubject({ count: cards.length })
  const lookup = shopUrl + encodedHref('giftcard-lookup')
  const intro = [letterMessages.hello({ name: buyer.firstName }), letterMessages.giftCardIntro({ orderNumber })]
  const rowsOf = ({ number, pin, amount }: Sent['cards'][number]) => [
    { text: letterMessages.giftCardNumber(), amount: formatGiftCardNumber(number) },
    { text: letterMessages.giftCardPin(), amount: pin },
    { text: letterMessages.giftCardValue(), amount: formatOre(amount), strong: true },
  ]
  const until = (card: Sent['cards'][number]) =>
    letterMessages.giftCardUntil({ date: dateText(card.validUntil, { year: true }) })
  const care = letterMessages.giftCardCare()
  return {
    subject,
    html: letterHtml(
      subject,
      [
        heading(subject),
        ...intro.map(paragraph),
        ...cards.flatMap((card, index) => [
          subheading(
            cards.length === 1 ? letterMessages.giftCardOne() : letterMessages.giftCardNth({ position: index + 1 }),
          ),
          amountTable(rowsOf(card)),
          paragraph(until(card)),
        ]),
        paragraph(care),
        button(lookup, letterMessages.giftCardBalance()),
      ].join('\n'),
    ),
    text: [
      ...intro,
      ...cards.flatMap((card) => ['', ...rowsOf(card).map((row) => `${row.text}: ${row.amount}`), until(card)]),
      '',
      care,
      `${letterMessages.giftCardBalance()}: ${lookup}`,
    ].join('\n'),
  }
}
