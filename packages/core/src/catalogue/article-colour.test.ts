import { describe, expect, it } from 'vitest'
import { inColour, priceOfColour } from './article-colour.js'
import type { ArticleCard, ArticleColour } from './article.js'

const part = {
  publicationStatus: 20,
  currency: 'SEK',
  isCampaign: false,
  ordinaryPrice: 1495,
  couponPrice: null,
  fromPrice: null,
  amount: 1495,
} as const
const offer = {
  flags: [{ text: 'Kampanj', color: 'Orange' }],
  price: { unit: { ...part, isCampaign: true, amount: 995 }, subscription: part },
  priceWithLenses: 1590,
  lowestPrice30: 1195,
  couponCode: null,
} satisfies ArticleColour['offer']
const colour = (id: number, change: Partial<ArticleColour> = {}): ArticleColour => ({
  id,
  url: `/glasögon/calder-${id}`,
  name: `Calder ${id}`,
  colorName: 'svart',
  swatch: '#000000',
  picture: `/media/${id}/570.jpg`,
  offer: null,
  ...change,
})
const card = {
  id: 1,
  name: 'Calder',
  url: '/glasögon/calder-1',
  flags: [],
  medias: [],
  price: { unit: part, subscription: part },
  priceWithLenses: 2090,
  lowestPrice30: null,
  couponCode: 'SOL10',
  colours: [colour(1), colour(2, { offer }), colour(3, { picture: 'https://cdn.example/3.png' })],
} satisfies Partial<ArticleCard> as Pick<
  ArticleCard,
  'id' | 'name' | 'url' | 'flags' | 'medias' | 'price' | 'priceWithLenses' | 'lowestPrice30' | 'couponCode' | 'colours'
>

describe('a card in another colour', () => {
  it('has that colour’s price, flags, lowest price, picture and address [CARD-003]', () => {
    expect(inColour(card, 2)).toMatchObject({ id: 2, name: 'Calder 2', url: '/glasögon/calder-2', ...offer })
    expect(inColour(card, 2).medias[0]).toMatchObject({
      alt: 'Calder 2',
      xs: '/media/2/75.jpg',
      xl: '/media/2/1180.jpg',
    })
    expect(priceOfColour(card, colour(2, { offer })).unit.amount).toBe(995)
  })
  it('costs the same where nothing else is said, and shows a picture of another host as it is [MEDIA-008]', () => {
    const { price, priceWithLenses, couponCode, medias } = inColour(card, 3)
    expect([price, priceWithLenses, couponCode]).toEqual([card.price, 2090, 'SOL10'])
    expect(medias[0]?.sm).toBe('https://cdn.example/3.png')
    expect(priceOfColour(card, colour(3))).toBe(card.price)
  })
  it('is itself in its own colour, and in one it does not have', () => {
    expect([inColour(card, 1), inColour(card, 9)]).toEqual([card, card])
    expect(inColour({ ...card, colours: [] }, 2).id).toBe(1)
  })
})
