import { createHash, randomUUID } from 'node:crypto'
import type { eventSchemas } from '@klarsikt/contract/discovery'
import type { z } from 'zod'
import type { Deps } from '../../context.js'
import { answeredHits } from '../answer-id/answer-id.js'
import { type Currency, currencyOf, toMinor } from '../catalogue-index/currency.js'
import type { MarketKey } from '../tenant/market-key.js'
import { networkDigest } from './network-digest.js'
import type { EventType } from './tables.js'
import { visitorDigest } from './visitor-digest.js'
import { isVisitorToken } from './visitor-token.js'

export type Event = z.output<(typeof eventSchemas)[keyof typeof eventSchemas]>

/** One row of the table, without generated columns. */
export type NewEventRow = {
  readonly tenant: string
  readonly market: string
  readonly event_key: string
  readonly line: number
  readonly type: EventType
  readonly product_id: string | null
  readonly quantity: number | null
  readonly price: number | null
  readonly currency: string | null
  readonly query: string | null
  readonly hits: number | null
  readonly list_name: string | null
  readonly list_position: number | null
  readonly result_id: string | null
  readonly visitor: string | null
  readonly session: string | null
  readonly signed_visitor: string | null
  readonly network: string | null
  readonly answered_hits: number | null
  readonly occurred_at: string
  readonly received_at: string
}

/** Milliseconds after which an event is ignored: it is no longer relevant and may be a replay. */
export const EVENT_TOO_OLD = 7 * 24 * 3_600_000
/** Milliseconds that a client's clock may be ahead; later times are replaced by now. */
const CLOCK_AHEAD = 60_000
/** Largest values that the columns accept. */
const MAX_QUANTITY = 1_000_000
const MAX_PRICE = 1e13

/** The sender of a batch, apart from what its events say. */
export type Sender = { readonly address: string; readonly visitorToken: string | null }

/** The rows of an event; none when it is too old. */
export function eventRows(
  deps: Pick<Deps, 'clock' | 'encryption'>,
  marketKey: MarketKey,
  sender: Sender,
  event: Event,
): readonly NewEventRow[] {
  const now = deps.clock.now().getTime()
  const at = event.timestamp ?? now
  if (!Number.isFinite(at) || at < now - EVENT_TOO_OLD) return []
  const occurred = new Date(at > now + CLOCK_AHEAD ? now : at)
  const consent = event.consent === true
  // Without consent, exact times would link the rows of one visit.
  if (!consent) occurred.setUTCMinutes(0, 0, 0)
  const base = {
    ...marketKey,
    event_key: eventKey(event),
    type: event.event_type,
    quantity: null,
    price: null,
    currency: null,
    query: null,
    hits: null,
    list_name: 'list_name' in event ? (event.list_name ?? null) : null,
    list_position: 'list_position' in event ? (event.list_position ?? null) : null,
    result_id: resultId(event),
    visitor: consent ? visitorDigest(deps, marketKey.tenant, 'visitor', event.user_id ?? event.dsid) : null,
    session: consent ? visitorDigest(deps, marketKey.tenant, 'session', event.session_id ?? event.dsid) : null,
    ...(consent ? signedBy(deps, marketKey, sender, event.dsid) : UNSIGNED),
    answered_hits: null,
    occurred_at: occurred.toISOString(),
    received_at: new Date(now).toISOString(),
  }
  const row = (line: number, more: Partial<NewEventRow>): NewEventRow => ({ ...base, product_id: null, line, ...more })
  switch (event.event_type) {
    case 'purchase':
      return event.products.map(({ sku, price, quantity }, line) =>
        row(line, {
          product_id: sku,
          quantity: bounded(quantity, MAX_QUANTITY),
          price: bounded(toMinor(price, digitsOf(event.currency, marketKey.market)), MAX_PRICE),
          currency: event.currency,
        }),
      )
    case 'recommendations_inserted':
      return event.product_ids.map((id, line) => row(line, { product_id: id }))
    case 'search':
      return [
        row(0, {
          query: event.query,
          hits: event.n_hits ?? null,
          answered_hits: answeredHits(deps, marketKey, event.query, event.search_request_id ?? null),
        }),
      ]
    case 'add_to_cart':
    case 'page_view':
    case 'click':
    case 'element_visible':
      return [row(0, { product_id: event.product_id })]
  }
}

const UNSIGNED = { signed_visitor: null, network: null }

/** Digests of a browser whose id the service has signed and of its network. Only such events affect what other shoppers see. */
function signedBy(
  deps: Pick<Deps, 'clock' | 'encryption'>,
  { tenant }: MarketKey,
  { address, visitorToken }: Sender,
  dsid: string | null,
): Pick<NewEventRow, 'signed_visitor' | 'network'> {
  if (dsid === null || !isVisitorToken(deps, { tenant, dsid }, visitorToken)) return UNSIGNED
  return {
    signed_visitor: visitorDigest(deps, tenant, 'device', dsid),
    network: networkDigest(deps, tenant, address),
  }
}

/**
 * The key by which repeated events are recognised: the transaction of a purchase, else the sender's id of the event. Older senders have
 * neither; then the whole event, if it has a timestamp.
 */
function eventKey(event: Event): string {
  if (event.event_type === 'purchase') return `purchase:${digest(event.transaction_id)}`
  if (event.event_id) return `id:${event.event_type}:${digest(event.event_id)}`
  if (typeof event.timestamp === 'number') return `same:${digest(JSON.stringify(event))}`
  return `one:${randomUUID()}`
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 27)

function resultId(event: Event): string | null {
  if (event.event_type === 'search') return event.search_request_id ?? null
  if (event.event_type === 'purchase') return null
  return event.search_result_id ?? event.product_listing_result_id ?? event.recommendation_id ?? null
}

function digitsOf(code: string, market: string): Currency {
  const own = currencyOf(market)
  return code === own.code ? own : { code, digits: 2 }
}

function bounded(value: number, most: number): number {
  return Math.round(Math.max(-most, Math.min(most, value)))
}
