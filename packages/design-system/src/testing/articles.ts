import type { ArticleColour } from '@klarsikt/core/catalogue'
import type { CardArticle } from '../commerce/product-card/product-card.js'
import { photographs } from '../docs/photographs.js'

type Part = CardArticle['price']['unit']

/** A price part in stock at an ordinary price, with overrides. */
export function part(over: Partial<Part> = {}): Part {
  return {
    publicationStatus: 20,
    currency: 'SEK',
    isCampaign: false,
    ordinaryPrice: 1495,
    couponPrice: null,
    fromPrice: null,
    amount: 1495,
    ...over,
  }
}

/** The frames that are photographed, by the colour that stories call them by. */
const FRAMES: Readonly<Record<string, string>> = {
  '#3b2a20': 'frame_round_tortoise',
  '#1f5a86': 'frame_round_navy',
  '#17211e': 'frame_round_black',
  '#a63f0c': 'frame_round_rust',
}

/** A picture of glasses without a server: a photograph of a frame in the colour, or else a drawing. */
export function framePicture(colour: string, side = false): string {
  const name = FRAMES[colour]
  const photograph = name === undefined ? undefined : photographs.get(`${name}_${side ? 'angle' : 'clear'}`)
  return photograph ?? drawing(colour, side)
}

function drawing(colour: string, side: boolean): string {
  const frame = side
    ? `<g fill="none" stroke="${colour}" stroke-width="12"><ellipse cx="240" cy="200" rx="46" ry="80"/><path d="M280 170h220q40 0 60 60"/></g>`
    : `<g fill="none" stroke="${colour}" stroke-width="13"><rect x="90" y="130" width="190" height="140" rx="60"/><rect x="360" y="130" width="190" height="140" rx="60"/><path d="M280 180q40-34 80 0M90 170l-30-14M550 170l30-14"/></g>`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">${frame}</svg>`)}`
}

export function pictures(colour: string, side = false) {
  const src = framePicture(colour, side)
  return { alt: 'Bågen rakt framifrån', xs: src, sm: src, md: src, lg: src, xl: src }
}

/** A colour of {@link article}; the first one is the article's own. */
export function colour(swatch: string, at: number, offer: ArticleColour['offer'] = null): ArticleColour {
  const names = ['sköldpadd', 'fjordblå', 'svart', 'rost', 'mossgrön', 'vinröd']
  return {
    id: 100123 + at,
    url: `/glasögon/linnea-rund-${100123 + at}`,
    name: 'Linnea Rund',
    colorName: names[at] ?? '',
    swatch,
    picture: framePicture(swatch),
    offer,
  }
}

export function article(over: Partial<CardArticle> = {}): CardArticle {
  return {
    id: 100123,
    name: 'Linnea Rund',
    brand: 'Isa Nord',
    url: '/glasögon/linnea-rund-100123',
    flags: [{ text: 'Nyhet', color: 'Blue' }],
    medias: [pictures('#3b2a20'), pictures('#3b2a20', true)],
    price: { unit: part(), subscription: part({ publicationStatus: 0, amount: 99, ordinaryPrice: 99 }) },
    lowestPrice30: null,
    priceWithLenses: 2090,
    colours: ['#3b2a20', '#1f5a86', '#17211e'].map((one, at) => colour(one, at)),
    ...over,
  }
}
