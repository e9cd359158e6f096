import { expect, it } from 'vitest'
import { article, pricePart } from '../testing/samples.js'
import { productData } from './structured-data.js'

it.each([
  [20, 'InStock'],
  [30, 'OutOfStock'],
  [40, 'InStoreOnly'],
  [0, 'InStoreOnly'],
])('tells search engines where a product of status %d can be had', (publicationStatus, availability) => {
  const unit = pricePart(1495, { publicationStatus: publicationStatus as 0 | 20 | 30 | 40 })
  const { offers } = productData('https://shop.example', article(1, { price: { unit, subscription: unit } }))
  expect(offers.availability).toBe(`https://schema.org/${availability}`)
})
