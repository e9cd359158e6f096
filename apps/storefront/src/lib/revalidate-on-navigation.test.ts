import { expect, it } from 'vitest'
import { revalidateOnNavigation } from './revalidate-on-navigation.js'

const at = (path: string) => new URL(path, 'https://shop.example')
const navigation = {
  currentUrl: at('/hitta-butik'),
  currentParams: {},
  nextUrl: at('/hitta-butik?q=Ume%C3%A5'),
  nextParams: {},
  defaultShouldRevalidate: true,
}

it.each([
  ['a link to another search of the page', {}, true],
  ['a form that only asks', { formMethod: 'GET' }, true],
  ['a mutation, even a refused one', { formMethod: 'POST', actionStatus: 400 }, false],
  ['what the router itself would not load again', { defaultShouldRevalidate: false }, false],
] as const)('%s: %o loads the page again: %s', (_, more, expected) => {
  expect(revalidateOnNavigation({ ...navigation, ...more })).toBe(expected)
})
