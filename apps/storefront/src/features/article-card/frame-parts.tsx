import type { FrameWidths } from '@klarsikt/core/fit'
import CompareButton from '../compare/compare-button.js'
import FavouriteButton from '../favourites/favourite-button.js'
import CardFit from '../fit/card-fit.js'
import styles from './frame-parts.module.css'

interface FramePartsProps {
  readonly article: { readonly id: number; readonly name: string }
  readonly widths: FrameWidths
  readonly compare: 'tray' | 'link' | undefined
}

/** Shows what the card of a frame has in addition to the cards of other goods. */
export default function FrameParts({ article, widths, compare }: FramePartsProps) {
  return (
    <>
      <CardFit widths={widths} />
      {compare && (
        <div className={styles.row}>
          <CompareButton article={article} withLink={compare === 'link' && 'chosen'} />
          <FavouriteButton articleId={article.id} name={article.name} />
        </div>
      )}
    </>
  )
}
