import { Hono } from 'hono'
import { escapeHtml, kronorText, page, PAGE_HEADERS, strictPolicy } from '../web/html.js'
import type { Klarna } from './context.js'
import { styleUrl } from './hosted-page.js'
import type { Env } from './operation.js'
import { capturedAmount, refundedAmount } from './order-management.js'
import type { CustomerToken, KlarnaOrder, TokenStatus } from './types.js'

const STATUSES: Record<KlarnaOrder['status'], string> = {
  AUTHORIZED: 'Reserverad',
  PART_CAPTURED: 'Delvis debiterad',
  CAPTURED: 'Debiterad',
  CANCELLED: 'Avbruten',
  EXPIRED: 'Förfallen',
  CLOSED: 'Stängd',
}

const TOKEN_STATUSES: Record<TokenStatus, string> = {
  ACTIVE: 'Aktivt',
  SUSPENDED: 'Spärrat av Klarna',
  CANCELLED: 'Avslutat',
}

/**
 * A page like Klarna's portal for merchants. It shows the orders with their reserved, captured and refunded amounts,
 * and the saved cards.
 */
export function overviewRoutes(klarna: Klarna): Hono<Env> {
  return new Hono<Env>().get('/', (c) =>
    c.body(overview(klarna), 200, { ...PAGE_HEADERS, 'content-security-policy': strictPolicy() }),
  )
}

function overview(klarna: Klarna): string {
  const orders = [...klarna.state.orders.values()].reverse()
  const table = `<table><thead><tr><th scope="col">Ordernummer</th><th scope="col">Läge</th><th scope="col">Godkänd av</th><th scope="col" class="sum">Reserverat</th>
<th scope="col" class="sum">Debiterat</th><th scope="col" class="sum">Återbetalat</th></tr></thead><tbody>${orders.map((order) => orderRow(klarna, order)).join('')}</tbody></table>`
  return page(
    'Klarna i sandlådan',
    styleUrl(klarna),
    `<main class="wide"><span class="badge">Sandlåda, inga riktiga pengar</span>
<h1>Betalningar hos Klarna</h1><p class="soft">Pengarna dras när varorna skickas. Ladda om sidan för att se nya betalningar.</p>
<section class="card">${orders.length ? table : '<p>Inga betalningar än.</p>'}</section>${savedCards(klarna)}</main>`,
  )
}

function savedCards(klarna: Klarna): string {
  const tokens = [...klarna.state.customerTokens.values()].reverse()
  if (!tokens.length) return ''
  const count = ({ token_id }: CustomerToken): number =>
    [...klarna.state.orders.values()].filter((order) => order.customer_token === token_id).length
  const rows = tokens.map(
    (token) => `<tr><td>${cardName(token)}</td><td>${escapeHtml(token.card.expiry_date)}</td>
<td>${TOKEN_STATUSES[token.status]}${token.declines ? ', nekar' : ''}</td><td class="sum">${count(token)}</td></tr>`,
  )
  return `<h2>Sparade kort</h2><section class="card"><table><thead><tr><th scope="col">Kort</th><th scope="col">Gäller till</th>
<th scope="col">Läge</th><th scope="col" class="sum">Dragningar</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`
}

const cardName = ({ card }: CustomerToken): string => escapeHtml(`${card.brand} ${card.masked_number.slice(-4)}`)

function orderRow(klarna: Klarna, order: KlarnaOrder): string {
  const token = klarna.state.customerTokens.get(order.customer_token ?? '')
  const review = order.fraud_status === 'PENDING' ? ', granskas' : order.fraud_status === 'REJECTED' ? ', nekad' : ''
  return `<tr><td>${escapeHtml(order.purchase.merchant_reference1 ?? '')}</td><td>${STATUSES[order.status]}${review}</td><td>${token ? cardName(token) : 'Kunden'}</td>
<td class="sum">${kronorText(order.purchase.order_amount)}</td><td class="sum">${kronorText(capturedAmount(order))}</td>
<td class="sum">${kronorText(refundedAmount(order))}</td></tr>`
}
