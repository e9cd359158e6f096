import { expect, it } from 'vitest'
import { findCycles } from './find-cycles.ts'

const graph = (arrows: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(arrows).map(([name, targets]) => [name, new Set(targets)]))

it('finds nothing when every arrow points in one direction', () => {
  expect(findCycles(graph({ checkout: ['order', 'payment'], order: ['payment'], payment: [] }))).toEqual([])
})

it('names all who reach each other, and the shortest circle among them', () => {
  const arrows = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['c'], e: ['a'] }
  expect(findCycles(graph(arrows))).toEqual([{ names: ['a', 'b', 'c', 'd'], example: ['a', 'b', 'c', 'a'] }])
})

it('reports two separate circles', () => {
  const names = findCycles(graph({ a: ['b'], b: ['a'], c: ['d'], d: ['c', 'a'] })).map((cycle) => cycle.names)
  expect(names.toSorted((a, b) => a.join().localeCompare(b.join()))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})
