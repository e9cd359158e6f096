import { expect, it } from 'vitest'
import { categoryMatcher } from './category-paths.js'

it('recognises the known paths and no others [WCAT-004]', () => {
  const isCategory = categoryMatcher(['/glasögon', '/solglasögon/'])
  expect(
    ['/glasögon', 'https://shop.test/glas%C3%B6gon/?a=1', new URL('https://shop.test/solglasögon#x')].map(isCategory),
  ).toEqual([true, true, true])
  expect(['/', '/glasögon/barn', '/glas'].map(isCategory)).toEqual([false, false, false])
})
