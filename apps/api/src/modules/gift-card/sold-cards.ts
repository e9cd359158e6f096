import type { Clock } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { sendGiftCards } from '../mail/gift-card-letter.js'
import { openBuyer } from '../order/place.js'
import { ACCOUNTS, book } from '../payment/ledger.js'
import { makeGiftCard, type SoldCard } from './make-card.js'

type Deps = { readonly encryption: Encryption; readonly clock: Clock; readonly shopUrl: () => string }
type SoldLine = { position: number; quantity: number; unit_price: number; customer: string }

/**
 * Makes the cards that an order sold, when it is sent: what was booked as a sale becomes what we owe their holders, and
 * number and PIN go to the buyer in a letter. In the transaction that sends the order, so it happens once.
 */
export async function issueSoldCards(deps: Deps, tx: Executor, orderNumber: string): Promise<void> {
  const { rows } = await tx.query<SoldLine>({
    name: 'gift-card-sold',
    text: `select line.position, line.quantity, line.unit_price, "order".customer
           from order_line line join article on article.id = line.article_id join "order" on "order".number = line.order_number
           where line.order_number = $1 and article.family = 'gift-card' order by line.position`,
    values: [orderNumber],
  })
  const [first] = rows
  if (!first) return
  const cards: SoldCard[] = []
  for (const { position, quantity, unit_price: price } of rows)
    for (let piece = 0; piece < quantity; piece += 1)
      cards.push(
        await makeGiftCard(deps, tx, { amount: wholeOre(price), reference: saleOf(orderNumber, position, piece) }),
      )
  const amount = cards.reduce((sum, card) => sum + card.amount, 0)
  await book(tx, {
    event: `gift-cards:${orderNumber}`,
    orderNumber,
    at: deps.clock.now(),
    // Gift cards are sold without VAT, which is paid when they are used.
    postings: [
      { account: ACCOUNTS.sales(0), amount },
      { account: ACCOUNTS.giftCards, amount: -amount },
    ],
  })
  await sendGiftCards(deps, tx, { orderNumber, buyer: openBuyer(deps.encryption, first.customer), cards })
}

/** Empties the cards of an order that is paid back; false, and nothing is changed, when one of them has been used. */
export async function recallSoldCards(deps: Deps, tx: Executor, orderNumber: string): Promise<boolean> {
  const now = deps.clock.now()
  const sold = await tx.query<{ card_id: string; amount: number; balance: number }>({
    text: `select entry.card_id, entry.amount, card.balance from gift_card_entry entry join gift_card card on card.id = entry.card_id
           where entry.kind = 'issue' and entry.reference like $1 for update of card`,
    values: [`${saleOf(orderNumber)}%`],
  })
  if (sold.rows.some(({ amount, balance }) => amount !== balance)) return false
  const amount = sold.rows.reduce((sum, row) => sum + row.amount, 0)
  if (amount === 0) return true
  await tx.query({
    text: `with emptied as (update gift_card set balance = 0 where id = any($1) returning id)
           insert into gift_card_entry (card_id, kind, reference, amount, at)
           select entry.card_id, 'hold', $2, -entry.amount, $3 from gift_card_entry entry join emptied on emptied.id = entry.card_id
           where entry.kind = 'issue'`,
    values: [sold.rows.map((row) => row.card_id), `recall:${orderNumber}`, now],
  })
  await book(tx, {
    event: `gift-cards-recalled:${orderNumber}`,
    orderNumber,
    at: now,
    postings: [
      { account: ACCOUNTS.giftCards, amount },
      { account: ACCOUNTS.sales(0), amount: -amount },
    ],
  })
  return true
}

function saleOf(orderNumber: string, ...piece: readonly number[]): string {
  return [`sale:${orderNumber}:`, piece.join('.')].join('')
}
