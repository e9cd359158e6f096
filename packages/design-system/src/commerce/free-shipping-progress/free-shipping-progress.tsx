'use client'
import * as cartSumsMessages from '@klarsikt/core/messages/cart-sums'
import { TruckIcon } from '../../icons/shop.js'
import { SuccessIcon } from '../../icons/status.js'
import { useText } from '../../locale/locale.js'
import * as freeShippingMessages from '../../messages/generated/free-shipping.js'
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.js'
import { usePriceText } from '../price/price-text.js'
import styles from './free-shipping-progress.module.css'

export interface FreeShippingProgressProps {
  /** Value of the goods, in kronor, and the value from which shipping is free. */
  readonly goods: number
  readonly limit: number
  readonly label?: string
  readonly leftText?: (left: string) => string
  readonly reachedText?: string
}

/** Shows how much is left until shipping is free. Screen readers announce the text when it changes. */
export function FreeShippingProgress({ goods, limit, label, leftText, reachedText }: FreeShippingProgressProps) {
  const text = useText()
  const reached = goods >= limit
  const left = usePriceText()(limit - goods)
  const words = reached
    ? (reachedText ?? text(freeShippingMessages.reached))
    : (leftText?.(left) ?? text(freeShippingMessages.left, { amount: left }))
  const Icon = reached ? SuccessIcon : TruckIcon
  return (
    <div className={styles.root} data-reached={reached || undefined}>
      <output className={styles.text}>
        <Icon className={styles.icon} />
        <span>{words}</span>
      </output>
      <ProgressBar
        value={goods}
        maximum={limit}
        label={label ?? text(cartSumsMessages.freeShipping)}
        valueText={words}
      />
    </div>
  )
}
