'use client'
import { type ArticleCard, inColour, shownPrice } from '@klarsikt/core/catalogue'
import * as productCardMessages from '@klarsikt/core/messages/product-card'
import { type ElementType, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import { FlagList } from '../../primitives/flag/flag.js'
import { Anchor } from '../../primitives/link/link-context.js'
import { Picture } from '../../primitives/picture/picture.js'
import { Skeleton } from '../../primitives/skeleton/skeleton.js'
import { usePriceText } from '../price/price-text.js'
import { Price, type PriceTexts } from '../price/price.js'
import { StockStatus, type StockTexts } from '../stock-status/stock-status.js'
import { CardColours } from './card-colours.js'
import { type ArticleLoader, useArticle } from './use-article.js'
import { useSecondPicture } from './use-second-picture.js'
import styles from './product-card.module.css'

export type { ArticleLoader } from './use-article.js'

/** What a card shows of an article; an `ArticleCard` or a whole `Article` of the wire fits [CARD-003, CARD-011]. */
export type CardArticle = Pick<ArticleCard, 'id' | 'name' | 'brand' | 'flags' | 'medias' | 'price' | 'url'> &
  Partial<Pick<ArticleCard, 'lowestPrice30' | 'couponCode' | 'colours' | 'priceWithLenses'>>

export interface ProductCardProps {
  readonly article?: CardArticle | null | undefined
  /** With only an id the card fetches its article through `load` [API-007]. */
  readonly id?: number | undefined
  readonly load?: ArticleLoader<CardArticle>
  /** The visitor is staff in a store, who sees the subscription price where one is published [PRICE-007]. */
  readonly store?: boolean
  /** Address when it is not the article's own, for example with an id or a query. */
  readonly href?: string
  readonly headingLevel?: 2 | 3 | 4
  /** One of the first cards on the page: its picture is fetched at once. */
  readonly priority?: boolean
  readonly sizes?: string
  readonly priceTexts?: Partial<PriceTexts>
  readonly stockTexts?: Partial<StockTexts>
  /** Name of the code behind the article's `couponPrice`, when it is not the article's own. */
  readonly couponCode?: string | null | undefined
  /** Label of the article's `priceWithLenses`, with `{price}`. `Med glas från` by default. */
  readonly lensesText?: string
  /** `{count}` colours, next to their dots. */
  readonly coloursText?: string
  /** Label of the dots for screen readers. `Färg` by default. */
  readonly coloursLabel?: string
  /** Replaces a card that could not be loaded. By default its place stays empty. */
  readonly fallback?: ReactNode
  /**
   * Additions of the shop, such as a button, above the link that covers the card. A function gets the article in the
   * chosen colour.
   */
  readonly children?: ReactNode | ((shown: CardArticle) => ReactNode)
  readonly onSelect?: (article: CardArticle) => void
  /** Name of the picture in a view transition from card to product page. */
  readonly transitionName?: string
}

/** Shows a product in a list. Renders nothing without an article or an id [CARD-010]. */
export function ProductCard({ article, id, load, fallback = null, ...rest }: ProductCardProps) {
  const fetched = useArticle(article ? undefined : id, load)
  const shown = article ?? fetched
  if (shown) return <Card article={shown} {...rest} />
  if (shown === undefined) return <ProductCardSkeleton />
  return id === undefined ? null : fallback
}

const SIZES = '(min-width: 1280px) 296px, (min-width: 768px) 33vw, 50vw'

function Card({
  article: own,
  store = false,
  href = own.url,
  headingLevel = 3,
  priority = false,
  sizes = SIZES,
  priceTexts,
  stockTexts,
  couponCode,
  lensesText,
  coloursText,
  coloursLabel,
  children,
  onSelect,
  transitionName,
}: Omit<ProductCardProps, 'article' | 'id' | 'load' | 'fallback'> & { readonly article: CardArticle }) {
  const heading = useId()
  const [chosen, setChosen] = useState(own.id)
  const [preview, setPreview] = useState<number | null>(null)
  const article = inColour(own, preview ?? chosen)
  const choose = (id: number) => {
    setChosen(id)
    setPreview(null)
  }
  const Heading: ElementType = `h${headingLevel}`
  const { kind, part } = shownPrice(article.price, { store })
  return (
    <article className={styles.root} aria-labelledby={heading}>
      <CardMedia article={article} sizes={sizes} priority={priority} transitionName={transitionName} />
      <div className={styles.body}>
        {article.brand && <p className={styles.brand}>{article.brand}</p>}
        <Heading id={heading} className={styles.name}>
          <Anchor
            href={article === own ? href : article.url}
            className={cx(styles.link)}
            onClick={() => onSelect?.(article)}
          >
            {article.name}
          </Anchor>
        </Heading>
        {own.colours && own.colours.length > 1 && (
          <CardColours
            article={own}
            colours={own.colours}
            chosen={inColour(own, chosen).id}
            shown={article.id}
            text={coloursText}
            label={coloursLabel}
            onChoose={choose}
            onPreview={setPreview}
          />
        )}
        {children !== undefined && (
          <div className={styles.extra}>
            {typeof children === 'function' ? children(inColour(own, chosen)) : children}
          </div>
        )}
        <div className={styles.foot}>
          <Price
            price={part}
            kind={kind}
            lowestPrice30={article.lowestPrice30 ?? null}
            couponCode={couponCode ?? article.couponCode}
            {...(priceTexts && { texts: priceTexts })}
          />
          {kind === 'unit' && article.priceWithLenses != null && (
            <PriceWithLenses amount={article.priceWithLenses} text={lensesText} />
          )}
          <StockStatus status={part.publicationStatus} {...(stockTexts && { texts: stockTexts })} />
        </div>
      </div>
    </article>
  )
}

function PriceWithLenses({ amount, text }: { readonly amount: number; readonly text: string | undefined }) {
  const say = useText()
  const priceText = usePriceText()
  const [before = '', after] = (text ?? say(productCardMessages.withLensesFrom, { price: '{price}' })).split('{price}')
  return (
    <p className={styles.lenses}>
      {before}
      {after !== undefined && <bdi>{priceText(amount)}</bdi>}
      {after}
    </p>
  )
}

/** The picture, the second picture on hover, and the flags. */
function CardMedia({
  article,
  sizes,
  priority,
  transitionName,
}: {
  readonly article: CardArticle
  readonly sizes: string
  readonly priority: boolean
  readonly transitionName: string | undefined
}) {
  const [first, second] = article.medias
  const media = useRef<HTMLDivElement>(null)
  const { requested, here } = useSecondPicture(media)
  return (
    <div
      ref={media}
      className={styles.media}
      data-pair={here && second !== undefined ? '' : undefined}
      data-flags={article.flags.length > 1 ? 'many' : undefined}
      style={transitionName === undefined ? undefined : { viewTransitionName: transitionName }}
    >
      <Picture
        src={first}
        alt=""
        sizes={sizes}
        largest="lg"
        priority={priority}
        className={cx(styles.picture, styles.first)}
      />
      {second !== undefined && requested && (
        <Picture src={second} alt="" sizes={sizes} largest="lg" className={cx(styles.picture, styles.second)} />
      )}
      <div className={styles.flags}>
        <FlagList flags={article.flags} />
      </div>
    </div>
  )
}

/** Placeholder of a card that is loading, in its final size. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.root} aria-hidden="true">
      <Skeleton ratio={1.6} />
      <div className={styles.body}>
        <Skeleton height="1.25rem" width="40%" />
        <Skeleton height="1.35rem" width="75%" />
        <div className={styles.foot}>
          <Skeleton height="1.4rem" width="35%" />
          <Skeleton height="1.25rem" width="45%" />
        </div>
      </div>
    </div>
  )
}
