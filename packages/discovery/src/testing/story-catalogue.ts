import type { Display, Filter, FilterGroup, Sorting } from '../wire.js'

const BRANDS = [
  'Fjord & Fell',
  'Norrsken',
  'Havsbris',
  'Skymning',
  'Björk',
  'Solvik',
  'Klippa',
  'Vinga',
  'Lövsta',
  'Måne',
  'Åre',
  'Ängö',
]
const COLOURS = [
  ['Black', '#20211f'],
  ['Havana', '#7a4a2a'],
  ['Forest', '#2f5d4c'],
  ['Sand', '#c8b08a'],
  ['Sky', '#7fa8c9'],
  ['Clear', null],
] as const
const SHAPES = ['Round', 'Square', 'Cat-eye', 'Aviator'] as const
const KINDS = [
  ['Sunglasses', 'Women'],
  ['Sunglasses', 'Men'],
  ['Frames', 'Women'],
  ['Frames', 'Men'],
] as const

const OUTLINES: Readonly<Record<(typeof SHAPES)[number], string>> = {
  Round:
    'M22 60a24 24 0 1 0 48 0 24 24 0 1 0-48 0M90 60a24 24 0 1 0 48 0 24 24 0 1 0-48 0M70 56q10-8 20 0M22 56l-14-6M138 56l14-6',
  Square:
    'M20 42h50q3 0 3 4v26q0 10-10 10H30q-10 0-10-10zM87 42h53v30q0 10-10 10H97q-10 0-10-10zM73 52q7-6 14 0M20 48l-12-3M140 48l12-3',
  'Cat-eye': 'M14 38q30 0 58 10 2 34-26 34-26 0-32-44zM146 38q-30 0-58 10-2 34 26 34 26 0 32-44zM72 54q8-7 16 0',
  Aviator:
    'M18 42h54q2 14-6 30-6 12-22 12-26 0-26-42zM142 42H88q-2 14 6 30 6 12 22 12 26 0 26-42zM72 46h16M72 56q8-5 16 0M18 44l-12-2M142 44l12-2',
}

/** Draws a frame that replaces a photograph. */
function picture(shape: (typeof SHAPES)[number], colour: string | null, isSun: boolean): string {
  const line = colour ?? '#b9bdb9'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path d="${OUTLINES[shape]}" fill="${line}" fill-opacity="${isSun ? 0.45 : 0.06}" stroke="${line}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

function product(index: number): Display {
  const [colourName, colour] = pick(COLOURS, index)
  const shape = pick(SHAPES, Math.floor(index / 2))
  const kind = pick(KINDS, Math.floor(index / 3))
  const brand = pick(BRANDS, index * 5)
  const price = 495 + ((index * 137) % 20) * 100
  const image = picture(shape, colour, kind[0] === 'Sunglasses')
  return {
    product_id: `p${index}`,
    page_url: `/p/${index}`,
    localized_page_url: `/p/${index}`,
    title: `${brand} ${shape.toLowerCase()} ${kind[0].toLowerCase()}`,
    brand,
    sub_heading_1: colourName,
    sub_heading_2: null,
    image_url: image,
    image_urls: [image],
    sale_price: index % 4 === 0 ? Math.round(price * 0.8) : price,
    original_price: price,
    currency: 'SEK',
    in_stock: index % 9 !== 5,
    attributes: {
      brand,
      colour: colourName,
      shape,
      category: kind,
      polarized: index % 3 === 0,
      width: 44 + (index % 14),
    },
    variants: [],
    variant_displays: [],
    variant_index: null,
    ga_product_id: `p${index}`,
    search_result_id: `s${index}`,
  }
}

/** The products of the shop in the stories. */
export const CATALOGUE: readonly Display[] = Array.from({ length: 57 }, (_, index) => product(index))

const holds = (display: Display, { field, op, data }: Filter): boolean => {
  const value = field === 'price' ? display.sale_price : display.attributes[field]
  if (op === 'inrange' && Array.isArray(data)) {
    const [low, high] = data as readonly number[]
    return typeof value === 'number' && value >= (low ?? -Infinity) && value <= (high ?? Infinity)
  }
  if (op === 'eq') return value === data
  return (data as readonly (string | readonly string[])[]).some((expected) =>
    Array.isArray(expected)
      ? expected.every((part, at) => (value as readonly string[])[at] === part)
      : expected === value,
  )
}

/** Returns the matching products in the order of `sort`. */
export function find(query: string, filters: readonly Filter[], sort: Sorting | null): readonly Display[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = CATALOGUE.filter(
    (display) =>
      words.every((word) => `${display.title} ${display.sub_heading_1}`.toLowerCase().includes(word)) &&
      filters.every((filter) => holds(display, filter)),
  )
  if (!sort) return found
  const side = sort.order === 'asc' ? 1 : -1
  return [...found].sort((a, b) => side * ((a.sale_price ?? 0) - (b.sale_price ?? 0)))
}

const meta = (group_title: string, unit: string | null = null, price = false) => ({ group_title, unit, price })
const count = (found: readonly Display[], test: (display: Display) => boolean) => found.filter(test).length

/** Makes the filters for found products, with the number of products for each value. */
export function groupsOf(found: readonly Display[]): readonly FilterGroup[] {
  const has = (field: string, value: string | boolean) => count(found, ({ attributes }) => attributes[field] === value)
  const under = (path: readonly string[]) =>
    count(found, ({ attributes }) =>
      path.every((part, at) => (attributes['category'] as readonly string[])[at] === part),
    )
  const branch = (path: readonly string[], children: readonly (readonly string[])[] = []) => ({
    value: path,
    title: path.at(-1) ?? '',
    count: under(path),
    children: children.map((child) => ({ value: child, title: child.at(-1) ?? '', count: under(child), children: [] })),
  })
  const roots = ['Sunglasses', 'Frames']
  return [
    {
      type: 'hierarchical',
      field: 'category',
      op: 'in',
      meta: meta('Category'),
      data: roots.map((root) =>
        branch(
          [root],
          KINDS.filter(([first]) => first === root),
        ),
      ),
    },
    {
      type: 'checkbox',
      field: 'brand',
      op: 'in',
      meta: meta('Brand'),
      data: BRANDS.map((value) => ({ value, title: value, count: has('brand', value) })),
    },
    {
      type: 'swatch',
      field: 'colour',
      op: 'in',
      meta: meta('Colour'),
      data: COLOURS.map(([value, colour]) => ({ value, title: value, colour, count: has('colour', value) })),
    },
    { type: 'range', field: 'price', op: 'inrange', meta: meta('Price', null, true), data: [396, 2395] },
    { type: 'range', field: 'width', op: 'inrange', meta: meta('Lens width', 'mm'), data: [44, 57] },
    {
      type: 'boolean',
      field: 'polarized',
      op: 'eq',
      meta: meta('Polarized'),
      data: [{ value: true, title: 'Yes', count: has('polarized', true) }],
    },
  ]
}

export const SORTS = [
  { field: 'price', order: 'asc', meta: { title: 'Price, low to high' } },
  { field: 'price', order: 'desc', meta: { title: 'Price, high to low' } },
] as const
