import { dateText } from '@klarsikt/core/calendar'
import { formatGiftCardNumber } from '@klarsikt/core/gift-card'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { formatOre } from '@klarsikt/core/money'
import { encodedHref } from '@klarsikt/core/paths'
import type { Executor } from '@klarsikt/server/database'
import type { ApiSettings } from '../../context.js'
import { enqueueLetter, type EnqueueDeps } from '../outbox/enqueue-letter.js'
import { amountTable, button, heading, letterHtml, paragraph, subheading } from '../outbox/letter-layout.js'
import type { LetterContent, LetterContext, LetterTemplate } from '../outbox/letter-template.js'
import { drawGiftCards } from './gift-card-pdf.js'
import type { SoldCard } from './make-card.js'

type Sold = {
  readonly orderNumber: string
  readonly buyer: { readonly email: string; readonly firstName: string }
  readonly cards: readonly SoldCard[]
}

type Sent = Sold & {
  /** The cards to print, base 64; missing in letters from before they had it. */
  readonly document?: string
}

/**
 * Puts the letter with the sold cards in the outbox, in the transaction that makes them; it is sealed there, and so are the
 * cards to print, which cannot be drawn later: only the letter knows number and PIN.
 */
export async function sendGiftCards(
  deps: EnqueueDeps & { readonly settings: Pick<ApiSettings, 'publicUrl'> },
  tx: Executor,
  sold: Sold,
): Promise<void> {
  const pdf = await drawGiftCards({ cards: sold.cards, shopUrl: deps.settings.publicUrl, at: deps.clock.now() })
  const document = Buffer.from(pdf).toString('base64')
  await enqueueLetter(deps, tx, { template: giftCardLetter, to: sold.buyer.email, data: { ...sold, document } })
}

/** Number, PIN and value of each card, where its balance can be seen, and the cards to print. */
export const giftCardLetter: LetterTemplate<Sent> = { name: 'gift-card', render }

function render({ orderNumber, buyer, cards, document }: Sent, { shopUrl }: LetterContext): LetterContent {
  const subject = letterMessages.giftCardSubject({ count: cards.length })
  const lookup = shopUrl + encodedHref('giftcard-lookup')
  const intro = [letterMessages.hello({ name: buyer.firstName }), letterMessages.giftCardIntro({ orderNumber })]
  if (document !== undefined) intro.push(letterMessages.giftCardPrint({ count: cards.length }))
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
    ...(document !== undefined && {
      attachments: [
        {
          filename: `presentkort-${orderNumber}.pdf`,
          content: document,
          contentType: 'application/pdf',
          encoding: 'base64',
        },
      ],
    }),
  }
}
