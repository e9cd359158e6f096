import type { Article, LensOptions } from '@klarsikt/contract/shop/types'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import { formatPrice } from '@klarsikt/core/money'
import { Picture } from '@klarsikt/design-system/picture'
import { type StudioChoices, treatmentWord } from './choices.js'
import { groupOf, pairPrice } from './chosen-lens.js'
import { FrameDrawing } from './frame-drawing.js'
import type { LoadedStudio } from './load-studio.js'
import { treatmentText } from './treatment-text.js'
import styles from './lens-studio.module.css'

interface StudioRailProps {
  readonly article: Article
  readonly lenses: LensOptions
  readonly choices: StudioChoices
  readonly look: Pick<LoadedStudio, 'drawing' | 'finishes'>
}

/** Shows the pair so far and its price, beside the steps or below them on a narrow screen. */
export function StudioRail({ article, lenses: { groups }, choices, look: { drawing, finishes } }: StudioRailProps) {
  const { label, amount } = railTotal(article, groups, choices)
  const { treatment } = choices
  const [picture] = article.medias
  return (
    <aside className={styles.rail} aria-label={lensStudioMessages.chosen()}>
      <div className={styles.railPicture}>
        {treatment && drawing !== null ? (
          <FrameDrawing svg={drawing} finish={finishes[treatmentWord(treatment)] ?? null} />
        ) : (
          picture && <Picture src={picture} alt="" sizes="(min-width: 60rem) 20rem, 6rem" largest="md" />
        )}
      </div>
      <div className={styles.railText}>
        <strong>{article.name}</strong>
        <span className="ks-text-small ks-text-muted">{chosenTexts(groups, choices).join(' · ')}</span>
      </div>
      <p className={styles.railTotal} aria-live="polite">
        <span className="ks-text-small">{label}</span>{' '}
        <strong className={styles.railAmount}>{formatPrice(amount)}</strong>
      </p>
    </aside>
  )
}

/** Returns the total. Before a kind of lenses is chosen, it is the price on cards and the product page. */
function railTotal(
  article: Pick<Article, 'price' | 'priceWithLenses'>,
  groups: LensOptions['groups'],
  choices: StudioChoices,
): { readonly label: string; readonly amount: number } {
  if (choices.use === null && article.priceWithLenses !== null)
    return { label: lensStudioMessages.singleVisionFrom(), amount: article.priceWithLenses }
  const { amount, isLeast } = pairPrice(article, groups, choices)
  return { label: isLeast ? lensStudioMessages.totalFrom() : lensStudioMessages.total(), amount }
}

function chosenTexts(groups: LensOptions['groups'], choices: StudioChoices): readonly string[] {
  const group = groupOf(groups, choices)
  const { index, treatment, use } = choices
  return [
    ...(group ? [group.title] : []),
    ...(index && use !== 'plano' ? [lensStudioMessages.thicknessIndex({ index: index.replace('.', ',') })] : []),
    ...(treatment ? [treatmentText(treatment)] : []),
  ]
}
