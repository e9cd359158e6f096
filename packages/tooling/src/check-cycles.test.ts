import { expect, it } from 'vitest'
import { circlesIn, folderOf } from './check-cycles.ts'

const graph = (imports: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(imports).map(([file, targets]) => [file, new Set(targets)]))

it('finds a folder that imports from one below it, which imports back', () => {
  const files = graph({
    'ui/page.tsx': ['ui/filters/chips.tsx'],
    'ui/filters/chips.tsx': ['ui/icon.tsx'],
    'ui/icon.tsx': [],
  })
  expect(circlesIn('src', files)).toEqual([
    'src: 2 folders import each other (ui, ui/filters), for example ui -> ui/filters -> ui',
  ])
})

it('finds two features that meet only by way of different folders', () => {
  const files = graph({
    'features/cart/cart.ts': ['features/shopper/shopper.ts'],
    'features/shopper/shopper.ts': [],
    'features/shopper/parts/name.ts': ['features/cart/parts/row.ts'],
    'features/cart/parts/row.ts': [],
  })
  expect(circlesIn('src', files)).toEqual([
    expect.stringContaining('2 features import each other (features/cart, features/shopper)'),
  ])
})

it('takes files at the top and an index for themselves', () => {
  expect(['main.ts', 'database/index.ts', 'database/pool.ts'].map(folderOf)).toEqual([
    'main.ts',
    'database/index.ts',
    'database',
  ])
})
