import type { CategoryOption, FilterGroup } from '../wire.js'

const meta = (group_title: string, more: Partial<FilterGroup['meta']> = {}) => ({
  group_title,
  unit: null,
  price: false,
  ...more,
})
const branch = (value: readonly string[], count: number, children: readonly CategoryOption[] = []): CategoryOption => ({
  value,
  title: value.at(-1) ?? '',
  count,
  children,
})

/** One filter of every kind, as the service offers them. */
export const EVERY_GROUP: readonly FilterGroup[] = [
  {
    type: 'checkbox',
    field: 'brand_id',
    op: 'in',
    meta: meta('Brand'),
    data: [
      'Bliz',
      'Gucci',
      'Oakley',
      'Prada',
      'Ray-Ban',
      'Tom Ford',
      'Versace',
      'Persol',
      'Polaroid',
      'Carrera',
      'Boss',
      'Fjällräven',
    ].map((title, index) => ({ value: title, title, count: 20 - index })),
  },
  {
    type: 'swatch',
    field: 'colour',
    op: 'in',
    meta: meta('Colour'),
    data: [
      { value: 'black', title: 'Black', count: 12, colour: '#1a1a1a' },
      { value: 'havana', title: 'Havana', count: 7, colour: '#7a4b2b' },
      { value: 'clear', title: 'Clear', count: 3, colour: null },
    ],
  },
  {
    type: 'hierarchical',
    field: 'category',
    op: 'in',
    meta: meta('Category'),
    data: [
      branch(['Sunglasses'], 40, [
        branch(['Sunglasses', 'Women'], 22, [branch(['Sunglasses', 'Women', 'Polarized'], 8)]),
        branch(['Sunglasses', 'Men'], 18),
      ]),
      branch(['Frames'], 10),
    ],
  },
  { type: 'range', field: 'price', op: 'inrange', meta: meta('Price', { price: true }), data: [100, 2500] },
  { type: 'range', field: 'width', op: 'inrange', meta: meta('Lens width', { unit: 'mm' }), data: [40, 60] },
  {
    type: 'boolean',
    field: 'polarized',
    op: 'eq',
    meta: meta('Polarized'),
    data: [
      { value: true, title: 'Yes', count: 14 },
      { value: false, title: 'No', count: 36 },
    ],
  },
]

export const SORTS = [
  { field: 'price', order: 'asc', meta: { title: 'Price, low to high' } },
  { field: 'price', order: 'desc', meta: { title: 'Price, high to low' } },
] as const
