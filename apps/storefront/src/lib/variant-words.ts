import type { ArticleCard } from '@klarsikt/contract/shop/types'

/** What the dots of an article stand for. Gift cards come in designs; for all else the components say colours. */
export function variantWords(family: ArticleCard['family']): {
  readonly label?: string
  readonly coloursText?: string
} {
  return family === 'gift-card' ? { label: 'Motiv', coloursText: '{count} motiv' } : {}
}
