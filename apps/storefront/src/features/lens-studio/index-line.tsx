import type { LensIndex } from '@klarsikt/core/catalogue'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import { formatPrice } from '@klarsikt/core/money'
import { Badge } from '@klarsikt/design-system/badge'
import { indicesOf } from './chosen-lens.js'
import type { LensGroup } from './lens-group.js'
import styles from './lens-studio.module.css'

interface IndexLineProps {
  readonly index: LensIndex
  readonly group: LensGroup
  /** The reason to recommend this index, or null. */
  readonly badge: string | null
}

/**
 * Shows an index and its price above the cheapest one. The price stands on the first line, so that a drawing can use
 * the whole width.
 */
export function IndexLine({ index, group, badge }: IndexLineProps) {
  const least = Math.min(...indicesOf(group).map((one) => priceOf(one, group)))
  const price = priceOf(index, group)
  return (
    <span className={styles.indexLine}>
      <span>{lensStudioMessages.thicknessIndex({ index: index.replace('.', ',') })}</span>{' '}
      {badge !== null && <Badge tone="success">{badge}</Badge>}{' '}
      <span className={styles.indexPrice}>
        {price === least
          ? lensStudioMessages.included()
          : lensStudioMessages.extra({ price: formatPrice(price - least) })}
      </span>{' '}
    </span>
  )
}

function priceOf(index: LensIndex, { options }: LensGroup): number {
  return Math.min(...options.filter((option) => option.index === index).map(({ price }) => price))
}
