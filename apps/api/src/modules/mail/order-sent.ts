import { type DeliveryMethod, DELIVERY_SERVICES } from '@klarsikt/core/delivery'
import { postalPlace } from '@klarsikt/core/identity'
import type { Clock } from '@klarsikt/core/lib'
import {
  checkoutMessages,
  deliveryMessages,
  orderMessages,
  translator,
  withdrawalMessages,
} from '@klarsikt/core/messages'
import { encodedHref } from '@klarsikt/core/paths'
import { WITHDRAWAL_ORDER_QUERY } from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Tracking } from '../../providers/warehouse/port.js'
import { etaText } from '../checkout/texts.js'
import { openBuyer, openPrescription } from '../order/place.js'
import type { Buyer } from '../order/snapshot.js'
import { findStoreName } from '../store/find-store-name.js'
import { goodsText } from './goods-text.js'
import { button, heading, letterHtml, link, list, paragraph, subheading } from './letter-layout.js'
import { enqueueLetter, type Letter } from './outbox.js'

const t = translator(checkoutMessages, deliveryMessages, orderMessages, withdrawalMessages)

type Deps = { readonly encryption: Encryption; readonly clock: Clock; readonly shopUrl: () => string }
type Row = {
  customer: string
  delivery_method: DeliveryMethod
  store_id: number | null
  eta_from: string
  eta_to: string
  lines: { quantity: number; brand: string; description: string; prescription: string | null }[]
}
export type SentOrder = {
  readonly number: string
  readonly buyer: Buyer
  readonly method: DeliveryMethod
  readonly storeName: string | null
  readonly eta: { readonly from: string; readonly to: string }
  readonly goods: readonly string[]
  readonly tracking: Tracking | null
}

/** Puts the letter in the outbox that the goods are on their way, in the transaction that sends them; one for an order. */
export async function sendOrderSent(
  deps: Deps,
  tx: Executor,
  number: string,
  tracking: Tracking | null,
): Promise<void> {
  const { rows } = await tx.query<Row>({
    name: 'order-sent-letter',
    text: `select o.customer, o.delivery_method, o.store_id, o.eta_from::text, o.eta_to::text,
             (select json_agg(json_build_object('quantity', l.quantity, 'brand', l.brand, 'description', l.description,
                'prescription', l.prescription) order by l.position) from order_line l where l.order_number = o.number) as lines
           from "order" o where o.number = $1`,
    values: [number],
  })
  const [row] = rows
  if (!row) return
  const sent: SentOrder = {
    number,
    buyer: openBuyer(deps.encryption, row.customer),
    method: row.delivery_method,
    storeName: row.store_id === null ? null : await findStoreName(tx, row.store_id),
    eta: { from: row.eta_from, to: row.eta_to },
    goods: row.lines.map((line) => goodsText({ ...line, ...openPrescription(deps.encryption, line.prescription) })),
    tracking,
  }
  await enqueueLetter(deps, tx, 'order-sent', orderSent(sent, deps.shopUrl()), number)
}

/** What has left, how it travels and where it can be followed. */
export function orderSent(
  { number, buyer, method, storeName, eta, goods, tracking }: SentOrder,
  shopUrl: string,
): Letter {
  const subject = t('order.sentMail.subject', { orderNumber: number })
  const where = storeName ?? `${buyer.street}, ${postalPlace(buyer)}`
  const travels = `${t.dynamic(DELIVERY_SERVICES[method].message)}, ${where}. ${etaText(eta.from, eta.to)}.`
  const intro = [
    `Hej ${buyer.firstName}!`,
    t(storeName === null ? 'order.sentMail.intro' : 'order.sentMail.introStore', {
      orderNumber: number,
      store: storeName ?? '',
    }),
  ]
  const money = t('order.sentMail.money')
  const follow = tracking && t('order.sentMail.trackingNumber', { number: tracking.number })
  const withdrawal = `${shopUrl}${encodedHref('withdrawal')}?${WITHDRAWAL_ORDER_QUERY}=${number}`
  return {
    to: buyer.email,
    subject,
    html: letterHtml(
      subject,
      [
        heading(t('order.sentMail.title')),
        ...intro.map(paragraph),
        ...(tracking && follow ? [button(tracking.url, t('order.sentMail.track')), paragraph(follow)] : []),
        subheading(`Order ${number}`),
        list(goods),
        subheading(t('checkout.delivery')),
        paragraph(travels),
        paragraph(money),
        link(withdrawal, t('withdrawal.link')),
      ].join('\n'),
    ),
    text: [
      ...intro,
      ...(tracking && follow ? ['', follow, `${t('order.sentMail.track')}: ${tracking.url}`] : []),
      '',
      `Order ${number}`,
      ...goods,
      '',
      t('checkout.delivery'),
      travels,
      money,
      '',
      `${t('withdrawal.link')}: ${withdrawal}`,
    ].join('\n'),
  }
}
