import { describe, expect, it } from 'vitest'
import { problemsIn } from './check-layers.ts'

const layers = {
  tree: 'src',
  rows: [
    ['providers'],
    ['modules/payment'],
    ['modules/order', 'modules/cart'],
    ['modules/*/module.ts'],
    ['modules.ts'],
  ],
  advice: 'Register a subject.',
}
const graph = (imports: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(imports).map(([file, targets]) => [file, new Set(targets)]))

/** A graph with a file for each entry, and the given imports. */
const check = (imports: Readonly<Record<string, readonly string[]>>) =>
  problemsIn(
    layers,
    graph({
      'providers/port.ts': [],
      'modules/payment/settle.ts': [],
      'modules/order/place.ts': [],
      'modules/cart/add.ts': [],
      'modules/order/module.ts': ['modules/order/place.ts'],
      'modules.ts': ['modules/order/module.ts'],
      ...imports,
    }),
  )

describe('an import', () => {
  it('may go down, over any number of rows, and within a folder', () => {
    expect(
      check({
        'modules/order/place.ts': ['modules/payment/settle.ts', 'providers/port.ts', 'modules/order/lines.ts'],
        'modules/order/lines.ts': [],
      }),
    ).toEqual([])
  })

  it('may not go up, though nothing leads back, and is shown where to go', () => {
    expect(check({ 'modules/payment/settle.ts': ['modules/order/place.ts'] })).toEqual([
      'src: modules/payment/settle.ts imports modules/order/place.ts, which is not below modules/payment in layers.ts. Register a subject.',
    ])
  })

  it('may not go to another folder of the same row', () => {
    expect(check({ 'modules/cart/add.ts': ['modules/order/place.ts'] })).toHaveLength(1)
  })

  it('of a manifest is for the list alone: its folder and other manifests stand below it or beside it', () => {
    expect(check({ 'modules/order/place.ts': ['modules/order/module.ts'] })).toHaveLength(1)
    expect(check({ 'modules/cart/module.ts': ['modules/order/module.ts'] })).toHaveLength(1)
    expect(check({ 'modules/cart/module.ts': ['modules/order/place.ts'] })).toEqual([])
  })

  it('goes anywhere from a file at the top, and to none', () => {
    expect(check({ 'main.ts': ['modules.ts', 'providers/port.ts'] })).toEqual([])
    expect(check({ 'main.ts': [], 'modules.ts': ['main.ts'] })).toHaveLength(1)
  })
})

it('asks for a place for a new folder, and names a place whose folder is gone', () => {
  expect(check({ 'admin/list.ts': [] })).toEqual([
    'src/admin/list.ts is in no row of layers.ts: give its folder a place',
  ])
  expect(problemsIn({ ...layers, rows: [['providers'], ['gone']] }, graph({ 'providers/port.ts': [] }))).toEqual([
    'layers.ts names src/gone, which holds no source',
  ])
})
