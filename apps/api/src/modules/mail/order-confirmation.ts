import type { Clock } from '@klarsikt/core/lib'
import { cartMessages, checkoutMessages, commonMessages, translator, withdrawalMessages } from '@klarsikt/core/messages'
import { formatOre, multiply, negate } from '@klarsikt/core/money'
import { LEGAL_WITHDRAWAL_DAYS, withdrawalText } from '@klarsikt/core/order'
import { encodedHref } from '@klarsikt/core/paths'
import { WITHDRAWAL_ORDER_QUERY } from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { etaText, paymentName } from '../checkout/texts.js'
import type { OrderSnapshot, SnapshotLine } from '../order/snapshot.js'
import { goodsName, goodsText } from './goods-text.js'
import { amountTable, heading, letterHtml, link, paragraph, subheading } from './letter-layout.js'
import { enqueueLetter, type Letter } from './outbox.js'
import { withdrawalForm } from './withdrawal-form.js'

const t = translator(cartMessages, checkoutMessages, commonMessages, withdrawalMessages)

type Confirmed = { readonly orderNumber: string; readonly snapshot: OrderSnapshot; readonly placedAt: Date }
type Row = { text: string; amount: string; strong?: boolean }

/** Puts the confirmation in the outbox, in the transaction that places the order. */
export async function sendOrderConfirmation(
  deps: {
    readonly encryption: Encryption
    readonly clock: Clock
    readonly shopUrl: () => string
    readonly termsText: () => string | null
  },
  tx: Executor,
  order: Confirmed,
): Promise<void> {
  await enqueueLetter(deps, tx, 'order-confirmation', orderConfirmation(order, deps.shopUrl(), deps.termsText()))
}

/**
 * The confirmation on a durable medium: what was bought, what it cost, terms, and how to withdraw. What is bought is
 * named, but no prescription: a letter is no place for health data.
 */
export function orderConfirmation(
  { orderNumber, snapshot }: Confirmed,
  shopUrl: string,
  termsOfPurchase: string | null,
): Letter {
  const subject = `Tack för din beställning ${orderNumber}`
  const rows = amountRows(snapshot)
  const { delivery, buyer } = snapshot
  const where = delivery.storeName ?? `${buyer.street}, ${formatPostalCode(buyer.postalCode)} ${buyer.city}`
  const terms = shopUrl + encodedHref('purchase-terms')
  const withdrawal = `${shopUrl}${encodedHref('withdrawal')}?${WITHDRAWAL_ORDER_QUERY}=${orderNumber}`
  const rights = withdrawalTexts(snapshot.lines)
  const intro = [
    `Hej ${buyer.firstName}!`,
    `Vi har tagit emot din beställning ${orderNumber} och börjar arbeta med den direkt.`,
  ]
  const arrival = `${delivery.name}, ${where}. ${etaText(delivery.etaFrom, delivery.etaTo)}.`
  return {
    to: buyer.email,
    subject,
    html: letterHtml(
      subject,
      [
        heading('Tack för din beställning'),
        ...intro.map(paragraph),
        subheading(`Order ${orderNumber}`),
        amountTable(rows),
        subheading(t('checkout.delivery')),
        paragraph(arrival),
        subheading('Ångerrätt'),
        ...rights.map(paragraph),
        link(withdrawal, t('withdrawal.link')),
        subheading('Köpvillkor'),
        paragraph(`Du har godkänt köpvillkoren, version ${snapshot.termsVersion}.`),
        link(terms, 'Läs köpvillkoren'),
      ].join('\n'),
    ),
    text: [
      ...intro,
      '',
      `Order ${orderNumber}`,
      ...rows.map((row) => `${row.text}: ${row.amount}`),
      '',
      t('checkout.delivery'),
      arrival,
      '',
      'Ångerrätt',
      ...rights,
      `${t('withdrawal.link')}: ${withdrawal}`,
      '',
      `Du har godkänt köpvillkoren, version ${snapshot.termsVersion}: ${terms}`,
    ].join('\n'),
    attachments: [withdrawalForm(orderNumber), ...(termsOfPurchase === null ? [] : [termsAttachment(termsOfPurchase)])],
  }
}

function termsAttachment(content: string): { filename: string; content: string; contentType: string } {
  return { filename: 'kopvillkor.txt', content, contentType: 'text/plain; charset=utf-8' }
}

function amountRows(snapshot: OrderSnapshot): Row[] {
  const rows: Row[] = snapshot.lines.map((line) => ({
    text: goodsText(line),
    // Before the discount, which is taken off once, in a row of its own.
    amount: formatOre(multiply(line.unitPrice, line.quantity)),
  }))
  rows.push({ text: t('checkout.items'), amount: formatOre(snapshot.items) })
  if (snapshot.discount > 0) rows.push({ text: discountText(snapshot), amount: formatOre(negate(snapshot.discount)) })
  rows.push({
    text: t('cart.shipping'),
    amount: snapshot.shipping > 0 ? formatOre(snapshot.shipping) : t('cart.freeShipping'),
  })
  rows.push({ text: t('common.total'), amount: formatOre(snapshot.total), strong: true })
  for (const row of snapshot.vat) {
    if (row.vat > 0)
      rows.push({ text: `${t('checkout.vat')} ${row.rate} %`, amount: formatOre(row.vat as typeof snapshot.total) })
  }
  for (const card of snapshot.giftCards)
    rows.push({ text: `Presentkort •••• ${card.last4}`, amount: formatOre(card.amount) })
  if (snapshot.toPay > 0) rows.push({ text: paymentName(snapshot.paymentMethod), amount: formatOre(snapshot.toPay) })
  return rows
}

function discountText({ discountCode }: OrderSnapshot): string {
  return discountCode ? `${t('cart.discount')} (${discountCode})` : t('cart.discount')
}

/** First what holds for each line, then how it is done. */
function withdrawalTexts(lines: readonly SnapshotLine[]): string[] {
  return [
    ...lines.map((line) => `${goodsName(line)}: ${withdrawalText(line)}.`),
    `Enligt lag är ångerrätten ${LEGAL_WITHDRAWAL_DAYS} dagar från dagen då du får varan, utom för det som tillverkas efter ditt recept. Resten av tiden är vårt öppna köp.`,
    'Du ångrar köpet med ett meddelande till kundservice, med egna ord eller med blanketten som är bifogad. Pengarna betalas tillbaka inom 14 dagar på samma sätt som du betalade.',
  ]
}

function formatPostalCode(code: string): string {
  return code.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2')
}
