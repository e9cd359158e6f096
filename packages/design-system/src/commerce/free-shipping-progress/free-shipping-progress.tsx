import { cartMessages } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { TruckIcon } from '../../icons/shop.js'
import { SuccessIcon } from '../../icons/status.js'
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.js'
import styles from './free-shipping-progress.module.css'

export interface FreeShippingProgressProps {
  /** Kronor: what the goods come to, and from where the freight is free. */
  readonly goods: number
  readonly limit: number
  readonly label?: string
  readonly leftText?: (left: string) => string
  readonly reachedText?: string
}

export function FreeShippingProgress({
  goods,
  limit,
  label = cartMessages['cart.freeShipping'],
  leftText = (left) => `${left} kvar till fri frakt`,
  reachedText = 'Du har fri frakt.',
}: FreeShippingProgressProps) {
  const reached = goods >= limit
  const text = reached ? reachedText : leftText(formatPrice(limit - goods))
  const Icon = reached ? SuccessIcon : TruckIcon
  return (
    <div className={styles.root}>
      <output className={styles.text}>
        <Icon className={styles.icon} />
        {text}
      </output>
      <ProgressBar value={goods} maximum={limit} label={label} valueText={text} />
    </div>
  )
}
