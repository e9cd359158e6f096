import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BRAND_GROUP } from '../testing/shop.js'
import type { CategoryOption, Filter, FilterGroup } from '../wire.js'
import { toggleBoolean } from './boolean.js'
import { filterModel } from './model.js'
import { namedByTitle, onWire, renamed } from './names.js'
import { searchOptions, toggleOption } from './options.js'
import { moveThumb } from './range.js'
import { toggleNode } from './tree.js'

const meta = { group_title: 'X', unit: null, price: false }
const node = (value: string[], children: CategoryOption[] = []): CategoryOption => ({
  value,
  title: value.at(-1) ?? '',
  count: 1,
  children,
})
const TREE: FilterGroup = {
  type: 'hierarchical',
  field: 'category',
  op: 'in',
  meta,
  data: [node(['a'], [node(['a', 'b'], [node(['a', 'b', 'c'])]), node(['a', 'd'])]), node(['e'])],
}
const range = (min: number, max: number): FilterGroup => ({
  type: 'range',
  field: 'p',
  op: 'inrange',
  meta: { ...meta, price: true },
  data: [min, max],
})
const rangeModel = (group: FilterGroup, filters: readonly Filter[]) => {
  const model = filterModel(group, filters)
  if (model.kind !== 'range') throw new Error(model.kind)
  return model
}

describe('a list of values', () => {
  it('marks the chosen, and keeps what is offered no more', () => {
    const model = filterModel(BRAND_GROUP, [{ field: 'attr_7', op: 'in', data: ['Gucci', 'Prada'] }])
    expect(model).toMatchObject({
      kind: 'checkbox',
      chosen: 2,
      options: [
        { value: 'Ray-Ban', chosen: false, count: 3 },
        { value: 'Gucci', chosen: true, count: 2 },
        { value: 'Prada', title: 'Prada', chosen: true, count: 0 },
      ],
    })
  })

  it('is as it was after ticking twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (chosen, value) => {
        const once = toggleOption(BRAND_GROUP, [{ field: 'attr_7', op: 'in', data: chosen }], value)
        expect((once.data as string[]).includes(value)).toBe(!chosen.includes(value))
        const twice = toggleOption(BRAND_GROUP, [once], value)
        expect(new Set(twice.data as string[])).toEqual(new Set(chosen))
      }),
    )
  })

  it('keeps the colours of swatches', () => {
    const swatch: FilterGroup = {
      type: 'swatch',
      field: 'c',
      op: 'in',
      meta,
      data: [{ value: 'Röd', title: 'Röd', count: 1, colour: '#f00' }],
    }
    expect(filterModel(swatch, [])).toMatchObject({ kind: 'swatch', options: [{ colour: '#f00', chosen: false }] })
  })

  it('is searched by words, without case and accents', () => {
    const options = [{ title: 'Röd Metall' }, { title: 'Blå' }]
    expect(searchOptions(options, ' metall ROD')).toEqual([options[0]])
    expect(searchOptions(options, '')).toEqual(options)
    expect(searchOptions(options, 'röd blå')).toEqual([])
  })
})

describe('a tree', () => {
  const chosen = (paths: string[][]) => {
    const model = filterModel(TREE, [{ field: 'category', op: 'in', data: paths }])
    const flat: [string, boolean | 'part'][] = []
    const walk = (nodes: (typeof model & { kind: 'hierarchical' })['nodes']) => {
      for (const one of nodes) {
        flat.push([one.title, one.chosen])
        walk(one.children)
      }
    }
    if (model.kind === 'hierarchical') walk(model.nodes)
    return Object.fromEntries(flat)
  }

  it('shows what is chosen, with all below it, and where something below is', () => {
    expect(chosen([['a', 'b']])).toEqual({ a: 'part', b: true, c: true, d: false, e: false })
    expect(chosen([])).toEqual({ a: false, b: false, c: false, d: false, e: false })
  })

  it('never holds a node together with one above or below it', () => {
    const path = fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(path), (toggles) => {
        let filters: Filter[] = []
        for (const one of toggles) {
          const was = JSON.stringify(filters[0]?.data ?? []).includes(JSON.stringify(one))
          filters = [toggleNode(TREE, filters, one)]
          const paths = filters[0]?.data as string[][]
          expect(paths.some((held) => JSON.stringify(held) === JSON.stringify(one))).toBe(!was)
          for (const a of paths) for (const b of paths) if (a !== b) expect(b.slice(0, a.length)).not.toEqual(a)
        }
      }),
    )
  })
})

describe('a range [WPAGE-030]', () => {
  it('has two thumbs within what is offered', () => {
    expect(filterModel(range(10, 90), [])).toMatchObject({
      low: 10,
      high: 90,
      min: 10,
      max: 90,
      step: 1,
      chosen: 0,
      price: true,
    })
    expect(filterModel(range(10, 90), [{ field: 'p', op: 'inrange', data: [null, 50] }])).toMatchObject({
      low: 10,
      high: 50,
      chosen: 1,
    })
    expect(filterModel(range(10, 90), [{ field: 'p', op: 'inrange', data: [0, 500] }])).toMatchObject({
      low: 10,
      high: 90,
    })
    expect(filterModel(range(0.5, 2), [])).toMatchObject({ step: 0.01 })
  })

  it('is no filter when it is as wide as what is offered', () => {
    const model = rangeModel(range(10, 90), [{ field: 'p', op: 'inrange', data: [20, 90] }])
    expect(moveThumb(model, 'low', 5)).toEqual({ field: 'p', op: 'inrange', data: [] })
    expect(moveThumb(model, 'high', 19)).toEqual({ field: 'p', op: 'inrange', data: [20, 20] })
    expect(moveThumb(model, 'low', 30.4)).toEqual({ field: 'p', op: 'inrange', data: [30, 90] })
  })

  it('never lets the thumbs pass each other or the ends', () => {
    const value = fc.double({ min: -1000, max: 1000, noNaN: true })
    fc.assert(
      fc.property(
        value,
        value,
        fc.array(fc.tuple(fc.constantFrom('low' as const, 'high' as const), value)),
        (a, b, moves) => {
          const group = range(Math.min(a, b), Math.max(a, b))
          let filters: Filter[] = []
          for (const [thumb, to] of moves) {
            const filter = moveThumb(rangeModel(group, filters), thumb, to)
            filters = (filter.data as []).length > 0 ? [filter] : []
            const { min, low, high, max } = rangeModel(group, filters)
            expect(min <= low && low <= high && high <= max).toBe(true)
          }
        },
      ),
    )
  })
})

it('yes or nothing is written as the readable form of the address', () => {
  const group: FilterGroup = {
    type: 'boolean',
    field: 'sale',
    op: 'eq',
    meta,
    data: [{ value: true, title: 'Rea', count: 4 }],
  }
  const on = toggleBoolean(group, [])
  expect(on).toEqual({ field: 'sale', op: 'eq', data: 'true' })
  expect(filterModel(group, [on])).toMatchObject({ kind: 'boolean', on: true, count: 4, chosen: 1 })
  expect(toggleBoolean(group, [on]).data).toEqual([])
  expect(filterModel(group, [{ ...on, data: true }])).toMatchObject({ on: true })
})

describe('names of fields', () => {
  it('are headings in lower case, the first of two alike [WPAGE-029]', () => {
    const second = { ...BRAND_GROUP, field: 'attr_8' }
    const untitled = { ...BRAND_GROUP, field: 'attr_9', meta: { ...meta, group_title: '' } }
    const named = namedByTitle([BRAND_GROUP, second, untitled])
    expect(named.map(({ field, actual_field }) => [field, actual_field])).toEqual([
      ['brand', 'attr_7'],
      ['attr_8', undefined],
      ['attr_9', undefined],
    ])
  })

  it('stay what they are where nothing is known', () => {
    const filters: Filter[] = [{ field: 'x', op: 'in', data: ['a'] }]
    expect(renamed(filters, namedByTitle([BRAND_GROUP]))).toBe(filters)
    expect(onWire([...filters, { field: 'brand', op: 'eq', data: 'false' }], new Map([['brand', 'attr_7']]))).toEqual([
      ...filters,
      { field: 'attr_7', op: 'eq', data: false },
    ])
  })
})
