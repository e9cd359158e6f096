import type { Filter as SentFilter, Sort as SentSort } from '@klarsikt/contract/discovery/types'
import type { Filter, FilterScalar, Sort } from '../../engine/engine.js'
import { toMinor } from './currency.js'
import type { Market } from './market.js'

/** Fields that every product has besides its attributes. */
const OWN_FIELDS = new Set([
  'brand',
  'category',
  'sale_price',
  'original_price',
  'in_stock',
  'on_sale',
  'product_id',
  'popularity',
])
const PRICES = new Set(['sale_price', 'original_price'])
const BOOLEANS = new Set(['in_stock', 'on_sale'])

type Known = Pick<Market, 'stats' | 'currency'>

/**
 * Turns the filters of a request into those of the engine. Filters that make no sense are left out without an error.
 */
export function sanitizeFilters(sent: readonly SentFilter[], market: Known): Filter[] {
  return sent.flatMap((one) => sanitizeFilter(one, market) ?? [])
}

function sanitizeFilter({ field, op, data }: SentFilter, { stats, currency }: Known): Filter | null {
  if (!OWN_FIELDS.has(field) && !stats.hasField(field)) return null
  const scale = (value: number) => (PRICES.has(field) ? toMinor(value, currency) : value)
  const scaled = (value: FilterScalar) => (typeof value === 'number' ? scale(value) : asBoolean(field, value))
  if (op === 'inrange') return range(field, data, scale)
  if (op === 'leq' || op === 'geq') return typeof data === 'number' ? { field, op, data: scale(data) } : null
  if (op === 'in' || op === 'nin') {
    const list = typeof data === 'object' ? data : [data]
    if (list.length === 0) return null
    if (field === 'category') {
      const paths = list
        .map((one) => (Array.isArray(one) ? one.map(String) : [String(one)]))
        .filter((path) => path.length > 0)
      return paths.length > 0 ? { field, op, data: paths } : null
    }
    const scalars = list.filter((one): one is FilterScalar => typeof one !== 'object' || one === null).map(scaled)
    return scalars.length > 0 ? { field, op, data: scalars } : null
  }
  return typeof data === 'object' ? null : { field, op, data: scaled(data) }
}

/** The URL codec turns true and false into 1 and 0 (2.4), and clients send both forms. */
function asBoolean(field: string, value: FilterScalar): FilterScalar {
  if (!BOOLEANS.has(field)) return value
  return value === '1' || value === 'true' ? true : value === '0' || value === 'false' ? false : value
}

function range(field: string, data: unknown, scale: (value: number) => number): Filter | null {
  if (!Array.isArray(data) || data.length !== 2) return null
  const bound = (value: unknown) => (typeof value === 'number' ? scale(value) : null)
  const [low, high] = [bound(data[0]), bound(data[1])]
  if (low === null && high === null) return null
  return { field, op: 'inrange', data: [low, high] }
}

/** The requested sort if the market has its field, else null. */
export function sanitizeSort(sent: SentSort | null, { stats }: Known): Sort | null {
  if (!sent) return null
  const sortable = ['sale_price', 'popularity', 'title', 'brand'].includes(sent.field) || stats.hasField(sent.field)
  return sortable ? sent : null
}
