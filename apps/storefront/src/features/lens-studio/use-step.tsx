import type { Article } from '@klarsikt/contract/shop/types'
import * as productCardMessages from '@klarsikt/core/messages/product-card'
import { formatPrice } from '@klarsikt/core/money'
import { Link } from '@klarsikt/design-system/link'
import type { StudioChoices } from './choices.js'
import { leastPrice } from './chosen-lens.js'
import type { LensGroup } from './lens-group.js'
import { studioAddress } from './steps.js'
import { UsePicture } from './use-picture.js'
import styles from './lens-studio.module.css'

interface UseStepProps {
  readonly path: string
  readonly article: Article
  readonly groups: readonly LensGroup[]
  readonly choices: StudioChoices
}

/** Asks what the glasses are for. Each use has a picture of the lens's zones and the lowest price of a pair. */
export function UseStep({ path, article, groups, choices }: UseStepProps) {
  return (
    <ul className={styles.kinds}>
      {groups.map((group) => {
        const next = { ...choices, use: group.lensType, ...(group.lensType !== choices.use && CHANGED) }
        return (
          <li key={group.lensType} className={styles.kind} data-chosen={group.lensType === choices.use || undefined}>
            <UsePicture use={group.lensType} />
            <div className={styles.kindText}>
              <Link href={studioAddress(path, next)} className={styles.kindLink}>
                {group.title}
              </Link>
              <span className="ks-text-small ks-text-muted">{group.text}</span>
              <span className={styles.price}>
                {productCardMessages.fromPrice({ price: formatPrice(leastPrice(article, group.options)) })}
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Choices to clear when the kind of lens changes, since another kind needs other strengths, thickness and treatment.
 */
const CHANGED = { source: null, index: null, treatment: null } as const
