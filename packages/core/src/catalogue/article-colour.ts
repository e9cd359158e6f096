import { imageSetOf } from '../media/image-url.js'
import type { ArticleCard, ArticleColour } from './article.js'

type Coloured = Pick<ArticleCard, 'id' | 'name' | 'url' | 'medias' | 'flags' | 'price'> &
  Partial<Pick<ArticleCard, 'colours' | 'lowestPrice30' | 'couponCode' | 'priceWithLenses'>>

/**
 * Returns the card of a model with the name, picture, price, flags and address of another of its colours; the card
 * itself if there is no such colour.
 */
export function inColour<T extends Coloured>(card: T, id: number): T {
  const colour = card.colours?.find((one) => one.id === id)
  if (colour === undefined || id === card.id) return card
  const { url, name, picture, offer } = colour
  return { ...card, id, url, name, medias: [imageSetOf(picture, name)], ...offer }
}

/** Returns the price of a colour. It is the card's price unless the colour has its own offer. */
export const priceOfColour = (card: Pick<Coloured, 'price'>, { offer }: ArticleColour): ArticleCard['price'] =>
  offer?.price ?? card.price
