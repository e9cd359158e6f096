import { imageSetOf } from '../media/index.js'
import type { ArticleCard, ArticleColour } from './article.js'

/** What of a card its colour changes. */
type Coloured = Pick<ArticleCard, 'id' | 'name' | 'url' | 'medias' | 'flags' | 'price'> &
  Partial<Pick<ArticleCard, 'colours' | 'lowestPrice30' | 'couponCode' | 'priceWithLenses'>>

/** The card of a model in another of its colours: that colour's name, picture, price, flags and address. Itself where it has no such colour. */
export function inColour<T extends Coloured>(card: T, id: number): T {
  const colour = card.colours?.find((one) => one.id === id)
  if (colour === undefined || id === card.id) return card
  const { url, name, picture, offer } = colour
  return { ...card, id, url, name, medias: [imageSetOf(picture, name)], ...offer }
}

/** The price of a colour, which is that of the card where nothing else is said. */
export const priceOfColour = (card: Pick<Coloured, 'price'>, { offer }: ArticleColour): ArticleCard['price'] =>
  offer?.price ?? card.price
