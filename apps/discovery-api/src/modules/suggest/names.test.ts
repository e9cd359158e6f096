import { expect, it } from 'vitest'
import { namesBeginningWith } from './names.js'

const category = (title: string, ...path: string[]) =>
  ({ title, path: [...path, title], type: 'CATEGORY', pageUrl: '/' }) as const
const NAMES = [
  category('Solglasögon för barn', 'Solglasögon'),
  category('Solglasögon'),
  category('Glasögon för barn', 'Glasögon'),
  category('Ögondroppar', 'Ögonvård'),
  { ...category('Ray-Ban'), type: 'BRAND' } as const,
]

it.each([
  ['sol', ['Solglasögon', 'Solglasögon för barn']],
  ['solglasögon', ['Solglasögon', 'Solglasögon för barn']],
  ['barn', ['Solglasögon för barn', 'Glasögon för barn']],
  ['rayban', ['Ray-Ban']],
  ['ban', ['Ray-Ban']],
  ['ogond', ['Ögondroppar']],
  ['glas', ['Glasögon för barn']],
  ['  ', []],
  ['x', []],
])('%j begins %j', (typed, titles) => {
  expect(namesBeginningWith(NAMES, typed).map(({ title }) => title)).toEqual(titles)
})
