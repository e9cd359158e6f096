import type { CartItem } from '@klarsikt/contract/shop/types'
import {
  isSubscriptionInterval,
  SUBSCRIPTION_INTERVAL_NAMES,
  SUBSCRIPTION_INTERVALS,
} from '@klarsikt/core/lens-subscription'
import * as cartLensesMessages from '@klarsikt/core/messages/cart-lenses'
import { formatPrice } from '@klarsikt/core/money'
import { Select } from '@klarsikt/design-system/select'
import { useState } from 'react'
import { useCartLines } from './use-cart-lines.js'
import styles from './cart-drawer.module.css'

/** Lets the customer buy lenses once or subscribe to them, and shows the price per day of wear. */
export function OnceOrSubscribed({ item }: { readonly item: CartItem }) {
  const lines = useCartLines()
  // The new choice is shown until the shop has answered.
  const [chosen, setChosen] = useState<string | null>(null)
  if (item.subscribable === null) return null
  const { pricePerDay } = item.subscribable
  const choose = async (value: string) => {
    setChosen(value)
    await lines.setInterval(item, isSubscriptionInterval(value) ? value : null)
    setChosen(null)
  }
  return (
    <div className={styles.choice}>
      <Select
        label={cartLensesMessages.onceOrSubscribed({ name: item.articleDescription })}
        hint={pricePerDay === null ? undefined : cartLensesMessages.pricePerDay({ price: formatPrice(pricePerDay) })}
        placeholder={null}
        value={chosen ?? item.subscriptionInterval ?? ''}
        onChange={({ target }) => void choose(target.value)}
        options={[
          { value: '', label: cartLensesMessages.once() },
          ...SUBSCRIPTION_INTERVALS.map((value) => ({ value, label: SUBSCRIPTION_INTERVAL_NAMES[value]() })),
        ]}
      />
    </div>
  )
}
