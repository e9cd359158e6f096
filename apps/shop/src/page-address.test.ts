import { expect, it } from 'vitest'
import { pageAddress } from './page-address.js'

it.each([
  ['/glas%C3%B6gon', '/glas%C3%B6gon'],
  ['/?utm_source=brev&utm_campaign=x', '/'],
  ['/search?q=linser&gclid=1', '/search?q=linser'],
  ['/search?fbclid=2&q=a+b&s=products', '/search?q=a+b&s=products'],
  ['/glas%C3%B6gon?page=2&', '/glas%C3%B6gon?page=2'],
  ['/?', '/'],
])('%s is the page %s', (requested, page) => {
  expect(pageAddress(new URL(requested, 'https://shop.test'))).toBe(page)
})
