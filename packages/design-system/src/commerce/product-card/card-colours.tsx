'use client'
import { type ArticleCard, type ArticleColour, priceOfColour, stockState } from '@klarsikt/core/catalogue'
import { useSyncExternalStore } from 'react'
import { useText } from '../../locale/locale.js'
import * as cardMessages from '../../messages/generated/card.js'
import * as swatchesMessages from '../../messages/generated/swatches.js'
import { SwatchOptions } from '../swatches/swatch-options.js'
import styles from './product-card.module.css'

/** Number of dots. The text has the number of all colours, and the product page shows them. */
const MAX_DOTS = 4

interface CardColoursProps {
  readonly article: Pick<ArticleCard, 'id' | 'price'>
  readonly colours: readonly ArticleColour[]
  readonly chosen: number
  /** Id of the colour that the card shows: the chosen one, or the one under the pointer. */
  readonly shown: number
  /** With `{count}`. */
  readonly text: string | undefined
  readonly label: string | undefined
  readonly onChoose: (id: number) => void
  readonly onPreview: (id: number | null) => void
}

const NEVER = () => () => undefined

/**
 * The colours of the model. The server sends links to their pages, which need no script. In the browser they are radio
 * buttons, which change the card.
 */
export function CardColours({ article, colours, chosen, shown, text, label, onChoose, onPreview }: CardColoursProps) {
  const say = useText()
  const hydrated = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  )
  const isOther = shown !== article.id
  return (
    <div className={styles.colours}>
      <SwatchOptions
        items={dotsOf(colours, article.id).map((colour) => ({
          id: String(colour.id),
          name: withCapital(colour.colorName),
          colour: colour.swatch,
          href: colour.url,
          soldOut: stockState(priceOfColour(article, colour).unit.publicationStatus) === 'out-of-stock',
        }))}
        current={String(chosen)}
        label={label ?? say(swatchesMessages.label)}
        soldOutText={say(swatchesMessages.soldOut)}
        {...(hydrated && {
          onChoose: (id) => onChoose(Number(id)),
          onPreview: (id) => onPreview(id === null ? null : Number(id)),
        })}
      />
      <span className={styles.count}>
        {isOther
          ? withCapital(colours.find(({ id }) => id === shown)?.colorName ?? '')
          : (text ?? say(cardMessages.colours, { count: '{count}' })).replace('{count}', String(colours.length))}
      </span>
    </div>
  )
}

/** The first colours, including the article's own. */
function dotsOf(colours: readonly ArticleColour[], ownId: number): readonly ArticleColour[] {
  const own = colours.findIndex(({ id }) => id === ownId)
  return own < MAX_DOTS
    ? colours.slice(0, MAX_DOTS)
    : [...colours.slice(0, MAX_DOTS - 1), ...colours.slice(own, own + 1)]
}

/** Writes a name with a capital letter, because some makers write theirs in lower case. */
function withCapital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
