import type { FilterGroup } from '@klarsikt/contract/discovery/types'
import type { CategoryValue, Facet, FacetRequest } from '../../engine/engine.js'
import type { CatalogueStats } from '../catalogue-index/catalogue-stats.js'
import { toAmount } from '../catalogue-index/currency.js'
import type { Market } from '../catalogue-index/market.js'
import type { Tenant } from '../tenant/tenants.js'
import { COLOUR_FIELD, colourOf } from './colours.js'
import { heading, namesIn } from './field-names.js'

type GroupType = FilterGroup['type']
type Meta = FilterGroup['meta']
/** The merchant's names of values, by value. */
type Titles = ReadonlyMap<string, string>

/** A group of filters that is offered if the found products differ in it. */
export type GroupPlan = {
  readonly field: string
  readonly type: GroupType
  readonly meta: Meta
  readonly titles: Titles
}

/** Attributes offered automatically, besides category, brand, price, stock and sale. */
const MAX_ATTRIBUTE_GROUPS = 6
const MAX_VALUES = 100

/**
 * The filters that a page may offer: those that the merchant named, in that order; else category, brand, price, then the most useful
 * attributes under `path`, then stock and sale.
 */
export function planGroups(
  { stats, language }: Pick<Market, 'stats' | 'language'>,
  { settings }: Pick<Tenant, 'settings'>,
  path: readonly string[],
): readonly GroupPlan[] {
  // A path without products may be anything a caller invents, so it is not cached.
  if (path.length > 0 && !stats.hasPath(path)) return choosePlans({ stats, language, settings, path })
  const bySettings = known.get(stats) ?? new WeakMap<Tenant['settings'], Map<string, readonly GroupPlan[]>>()
  known.set(stats, bySettings)
  const byPlace = bySettings.get(settings) ?? new Map<string, readonly GroupPlan[]>()
  bySettings.set(settings, byPlace)
  const place = `${language} ${path.join(SEPARATOR)}`
  const plans = byPlace.get(place) ?? choosePlans({ stats, language, settings, path })
  byPlace.set(place, plans)
  return plans
}

/** Cached plans. A statistics object never changes its answer for a place, and changed settings are a new object. */
const known = new WeakMap<CatalogueStats, WeakMap<Tenant['settings'], Map<string, readonly GroupPlan[]>>>()
/** Separates the parts of a path; it does not occur in names. */
const SEPARATOR = '\u001f'

type Plannable = Pick<Market, 'stats' | 'language'> & Pick<Tenant, 'settings'> & { readonly path: readonly string[] }

function choosePlans({ stats, language, settings, path }: Plannable): readonly GroupPlan[] {
  const names = namesIn(language)
  const own = new Map((settings.filters ?? []).map((one) => [one.field, one]))
  const plan = (field: string, type: GroupType): GroupPlan | null => {
    const setting = own.get(field)
    if (setting?.hidden) return null
    // An attribute may have the name of an inherited property, such as "constructor".
    const title = setting?.title ?? (Object.hasOwn(names, field) ? names[field as keyof typeof names] : heading(field))
    const price = field === 'sale_price' || field === 'original_price'
    const meta = { group_title: title, unit: setting?.unit ?? null, price }
    return { field, type: setting?.type ?? type, meta, titles: new Map(Object.entries(setting?.titles ?? {})) }
  }
  const typeOf = (field: string): GroupType => {
    const fixed = FIXED.get(field)
    if (fixed) return fixed
    const kind = stats.kind(field)
    if (kind === 'range' || kind === 'boolean') return kind
    return COLOUR_FIELD.test(field) ? 'swatch' : 'checkbox'
  }
  const named = [...own.values()].filter(({ hidden }) => !hidden).map(({ field }) => field)
  const fields =
    named.length > 0
      ? named
      : [
          'category',
          'brand',
          'sale_price',
          ...stats.fields(path, MAX_ATTRIBUTE_GROUPS).map(({ field }) => field),
          'in_stock',
          'on_sale',
        ]
  return fields.flatMap((field) => plan(field, typeOf(field)) ?? [])
}

const FIXED: ReadonlyMap<string, GroupType> = new Map([
  ['category', 'hierarchical'],
  ['brand', 'checkbox'],
  ['sale_price', 'range'],
  ['original_price', 'range'],
  ['popularity', 'range'],
  ['in_stock', 'boolean'],
  ['on_sale', 'boolean'],
])

const FACET_KIND = {
  checkbox: 'value',
  swatch: 'value',
  hierarchical: 'category',
  range: 'range',
  boolean: 'boolean',
} as const satisfies Record<GroupType, FacetRequest['kind']>

export function facetRequests(plans: readonly GroupPlan[]): FacetRequest[] {
  return plans.map(({ field, type }) => ({
    field,
    kind: FACET_KIND[type],
    limit: type === 'hierarchical' ? 1_000 : MAX_VALUES,
  }))
}

type Offer = {
  readonly plans: readonly GroupPlan[]
  readonly facets: readonly Facet[]
  readonly market: Pick<Market, 'currency'>
  readonly tenant: Pick<Tenant, 'settings'>
  /** The category of the page; its tree starts there. */
  readonly path: readonly string[]
  readonly total: number
  /** Fields that the shopper filters by. Their groups stay even with nothing left to choose. */
  readonly chosen: ReadonlySet<string>
}

/** The groups with their counts; groups with nothing to choose are left out. */
export function filterGroups({ plans, facets, chosen, ...rest }: Offer): FilterGroup[] {
  const byField = new Map(facets.map((facet) => [facet.field, facet]))
  return plans.flatMap((plan) => {
    const facet = byField.get(plan.field)
    return (facet && filterGroup(plan, facet, chosen.has(plan.field), rest)) ?? []
  })
}

function filterGroup(
  { field, type, meta, titles }: GroupPlan,
  facet: Facet,
  chosen: boolean,
  { market, tenant, path, total }: Pick<Offer, 'market' | 'tenant' | 'path' | 'total'>,
): FilterGroup | null {
  if (facet.kind === 'range') {
    if (type !== 'range' || !facet.bounds) return null
    const { min, max } = facet.bounds
    if (min === max && !chosen) return null
    const shown = (value: number) => (meta.price ? toAmount(value, market.currency) : value)
    return { type, field, meta, op: 'inrange', data: [shown(min), shown(max)] }
  }
  if (facet.kind === 'boolean') {
    const data = facet.values.map(({ value, count }) => ({ value, title: meta.group_title, count }))
    // Where only true is stored, the other products count as false.
    const choice = data.length > 1 || (data[0]?.value === true && data[0].count < total)
    return type === 'boolean' && (choice || chosen) ? { type, field, meta, op: 'eq', data } : null
  }
  if (facet.kind === 'category') {
    const data = categoryTree(facet.values, path)
    const choice = data.length > 1 || (data[0]?.children.length ?? 0) > 0
    return type === 'hierarchical' && (choice || chosen) ? { type, field, meta, op: 'in', data } : null
  }
  const options = facet.values.map(({ value, count }) => ({ value, title: titles.get(value) ?? value, count }))
  if (options.length < 2 && !chosen) return null
  if (type === 'checkbox') return { type, field, meta, op: 'in', data: options }
  const swatches = tenant.settings.swatches ?? {}
  const data = options.map((option) => ({ ...option, colour: colourOf(option.value, swatches) }))
  return type === 'swatch' ? { type, field, meta, op: 'in', data } : null
}

type Branch = Extract<FilterGroup, { type: 'hierarchical' }>['data'][number]

/** The paths as a tree below `root`, branches with more products first. */
export function categoryTree(values: readonly CategoryValue[], root: readonly string[]): Branch[] {
  const branches = new Map<string, Branch>()
  const top: Branch[] = []
  const below = values.filter(({ path }) => path.length > root.length && root.every((part, at) => path[at] === part))
  // Parents come before children; siblings are ordered by count.
  for (const { path, count } of below.toSorted((a, b) => a.path.length - b.path.length || b.count - a.count)) {
    const branch: Branch = { value: [...path], title: path.at(-1) ?? '', count, children: [] }
    branches.set(path.join(SEPARATOR), branch)
    const parent = branches.get(path.slice(0, -1).join(SEPARATOR))
    if (path.length === root.length + 1) top.push(branch)
    else parent?.children.push(branch)
  }
  return top
}
