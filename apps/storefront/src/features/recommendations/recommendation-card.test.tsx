import { recommendedArticle } from '@klarsikt/core/catalogue'
import { articleCard, price } from '@klarsikt/fixtures/builders'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../testing/render-shop.js'
import { RecommendationCard } from './recommendation-card.js'

const reduced = recommendedArticle({
  sku_id: '100123',
  page_url: '/glasögon/hollis',
  title: 'Hollis',
  subtitle: 'Isa Nord',
  image_url: null,
  original_price: 1595,
  sale_price: 798,
})

const words = () => screen.getByRole('article').textContent.replace(/\s/g, ' ')

describe('a recommended article at a reduced price', () => {
  it('names the lowest price of 30 days as lists do', () => {
    const card = articleCard({
      id: 100_123,
      name: 'Hollis',
      price: price({ amount: 798, ordinaryPrice: 1595, isCampaign: true }),
      lowestPrice30: 1495,
    })
    renderShop(<RecommendationCard article={{ ...reduced, card }} headingLevel={3} sizes="160px" />)
    expect(words()).toMatch(/798.*1 595.*Lägsta pris.*1 495/)
  })
  it('is not said to be reduced where the lowest price is not known', () => {
    renderShop(<RecommendationCard article={reduced} headingLevel={3} sizes="160px" />)
    expect(words()).toMatch(/798/)
    expect(words()).not.toMatch(/595/)
  })
})
