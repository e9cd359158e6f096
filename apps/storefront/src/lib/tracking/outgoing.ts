import { encodePath } from '@klarsikt/core/paths'
import { pagePaths, resolvePath } from '@klarsikt/shop-config/paths'
import type { EventItem, TrackingEvent } from './events.js'
import { scrubText } from './scrub.js'
import { isVideoAction } from './video-action.js'

/**
 * The query parameters that describe what a page shows. All others stay on the device, since they include tokens and
 * payment ids.
 */
const ALLOWED_QUERY_KEYS = new Set(['page', 'sort', 's', 'q', 'utm_source', 'utm_medium', 'utm_campaign'])

/** Pages whose path parameter is no secret. */
const OPEN_PARAMETERS = new Set(['store'])

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns an event as it may leave the device: known events with known fields only, whatever else the data layer holds.
 * Every outgoing event passes here.
 */
export function outgoing(event: unknown, origin: string): TrackingEvent | null {
  if (!isFields(event)) return null
  const { ecommerce } = event
  switch (event['event']) {
    case 'page_view':
      return {
        event: 'page_view',
        url: scrubAddress(text(event['url']), origin),
        referrer: scrubAddress(text(event['referrer']), origin),
      }
    case 'search':
      return { event: 'search', search_term: scrubText(text(event['search_term'])), results: number(event['results']) }
    case 'login':
      return isLoginMethod(event['method']) ? { event: 'login', method: event['method'] } : null
    case 'video_control':
      return isVideoAction(event['video_action'])
        ? {
            event: 'video_control',
            video_action: event['video_action'],
            video_title: scrubText(text(event['video_title'])),
          }
        : null
    case 'view_item_list':
    case 'select_item':
      return isFields(ecommerce)
        ? {
            event: event['event'],
            ecommerce: {
              item_list_id: scrubText(text(ecommerce['item_list_id'])),
              item_list_name: scrubText(text(ecommerce['item_list_name'])),
              items: items(ecommerce),
            },
          }
        : null
    default:
      return isFields(ecommerce) ? sale(event['event'], ecommerce) : null
  }
}

function sale(name: unknown, ecommerce: Fields): TrackingEvent | null {
  const sum = { currency: 'SEK' as const, value: number(ecommerce['value']), items: items(ecommerce) }
  switch (name) {
    case 'view_item':
    case 'add_to_cart':
    case 'remove_from_cart':
    case 'view_cart':
    case 'begin_checkout':
      return { event: name, ecommerce: sum }
    case 'add_shipping_info':
      return { event: name, ecommerce: { ...sum, shipping_tier: text(ecommerce['shipping_tier']) } }
    case 'add_payment_info':
      return { event: name, ecommerce: { ...sum, payment_type: text(ecommerce['payment_type']) } }
    case 'purchase':
      return {
        event: name,
        ecommerce: {
          ...sum,
          transaction_id: text(ecommerce['transaction_id']),
          tax: number(ecommerce['tax']),
          shipping: number(ecommerce['shipping']),
        },
      }
    default:
      return null
  }
}

function items(ecommerce: Fields): EventItem[] {
  const listed = ecommerce['items']
  return (Array.isArray(listed) ? listed : []).filter(isFields).map((item) => ({
    item_name: text(item['item_name']),
    price: number(item['price']),
    ...given(item, 'item_id', text),
    ...given(item, 'item_brand', text),
    ...given(item, 'item_category', text),
    ...given(item, 'quantity', number),
    ...given(item, 'index', number),
  }))
}

function given<K extends keyof EventItem, T>(item: Fields, name: K, read: (value: unknown) => T): { [P in K]?: T } {
  return item[name] === undefined ? {} : ({ [name]: read(item[name]) } as { [P in K]: T })
}

/**
 * Removes from an address what may identify a person. For our own pages, it keeps the path without the numbers of
 * orders and bookings, and the allowed query parameters. For other sites it keeps only the origin.
 */
export function scrubAddress(address: string, origin: string): string {
  if (!URL.canParse(address)) return ''
  const url = new URL(address)
  if (url.origin !== origin) return /^https?:$/.test(url.protocol) ? `${url.origin}/` : ''
  const query = new URLSearchParams(
    [...url.searchParams].flatMap(([name, value]) => (ALLOWED_QUERY_KEYS.has(name) ? [[name, scrubText(value)]] : [])),
  ).toString()
  return origin + openPath(url.pathname) + (query && `?${query}`)
}

function openPath(pathname: string): string {
  const found = resolvePath(pathname)
  if (found.kind === 'redirect') return openPath(found.to)
  if (found.kind === 'not-found') return '/404'
  return found.kind === 'page' && !OPEN_PARAMETERS.has(found.key)
    ? encodePath(pagePaths[found.key])
    : encodePath(found.path)
}

function isLoginMethod(value: unknown): value is 'email' | 'eid' | 'store' {
  return value === 'email' || value === 'eid' || value === 'store'
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
