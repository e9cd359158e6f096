import { Hono } from 'hono'
import { escapeHtml, kronorText, page, PAGE_HEADERS, strictPolicy } from '../web/html.js'
import type { Klarna } from './context.js'
import { styleUrl } from './hosted-page.js'
import type { Env } from './operation.js'
import { capturedAmount, refundedAmount } from './order-management.js'
import type { KlarnaOrder } from './types.js'

const STATUSES: Record<KlarnaOrder['status'], string> = {
  AUTHORIZED: 'Reserverad',
  PART_CAPTURED: 'Delvis debiterad',
  CAPTURED: 'Debiterad',
  CANCELLED: 'Avbruten',
  EXPIRED: 'Förfallen',
  CLOSED: 'Stängd',
}

/** What a merchant would see in Klarna's portal: the orders with what is reserved, taken and paid back. */
export function overviewRoutes(klarna: Klarna): Hono<Env> {
  return new Hono<Env>().get('/', (c) =>
    c.body(overview(klarna), 200, { ...PAGE_HEADERS, 'content-security-policy': strictPolicy() }),
  )
}

function overview(klarna: Klarna): string {
  const orders = [...klarna.state.orders.values()].reverse()
  const table = `<table><thead><tr><th scope="col">Ordernummer</th><th scope="col">Läge</th><th scope="col" class="sum">Reserverat</th>
<th scope="col" class="sum">Debiterat</th><th scope="col" class="sum">Återbetalat</th></tr></thead><tbody>${orders.map(row).join('')}</tbody></table>`
  return page(
    'Klarna i sandlådan',
    styleUrl(klarna),
    `<main class="wide"><span class="badge">Sandlåda, inga riktiga pengar</span>
<h1>Betalningar hos Klarna</h1><p class="soft">Pengarna dras när varorna skickas. Ladda om sidan för att se nya betalningar.</p>
<section class="card">${orders.length ? table : '<p>Inga betalningar än.</p>'}</section></main>`,
  )
}

function row(order: KlarnaOrder): string {
  const review = order.fraud_status === 'PENDING' ? ', granskas' : order.fraud_status === 'REJECTED' ? ', nekad' : ''
  return `<tr><td>${escapeHtml(order.purchase.merchant_reference1 ?? '')}</td><td>${STATUSES[order.status]}${review}</td>
<td class="sum">${kronorText(order.purchase.order_amount)}</td><td class="sum">${kronorText(capturedAmount(order))}</td>
<td class="sum">${kronorText(refundedAmount(order))}</td></tr>`
}
