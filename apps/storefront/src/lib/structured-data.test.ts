import { expect, it } from 'vitest'
import { article, articleReviews, pricePart } from '../testing/article-samples.js'
import { productData } from './structured-data.js'

it.each([
  [20, 'InStock'],
  [30, 'OutOfStock'],
  [40, 'InStoreOnly'],
  [0, 'InStoreOnly'],
])('tells search engines where a product of status %d can be had', (publicationStatus, availability) => {
  const unit = pricePart(1495, { publicationStatus: publicationStatus as 0 | 20 | 30 | 40 })
  const { offers } = productData('https://shop.example', article(1, { price: { unit, subscription: unit } }), null)
  expect(offers.availability).toBe(`https://schema.org/${availability}`)
})

it('tells search engines what buyers say, and nothing where none has said anything', () => {
  const none = { ...articleReviews(), count: 0, average: null, reviews: [] }
  expect(productData('https://shop.example', article(), none)).not.toHaveProperty('aggregateRating')
  const { aggregateRating, review } = productData('https://shop.example', article(), articleReviews()) as {
    aggregateRating?: object
    review?: readonly object[]
  }
  expect(aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 })
  expect(review).toMatchObject([{ author: { name: 'Anna E.' } }, { author: { name: 'En kund' } }])
})
