import type { ArticleCard } from '@klarsikt/contract/shop/types'

/**
 * Returns the words for the dots of an article. Gift cards have designs. For all other goods the components say colours
 * by default.
 */
export function variantWords(family: ArticleCard['family']): {
  readonly label?: string
  readonly coloursText?: string
} {
  return family === 'gift-card' ? { label: 'Motiv', coloursText: '{count} motiv' } : {}
}
