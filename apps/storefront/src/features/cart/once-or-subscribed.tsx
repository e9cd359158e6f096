import type { CartItem } from '@klarsikt/contract/shop/types'
import {
  isSubscriptionInterval,
  SUBSCRIPTION_INTERVAL_NAMES,
  SUBSCRIPTION_INTERVALS,
} from '@klarsikt/core/lens-subscription'
import * as cartMessages from '@klarsikt/core/messages/cart'
import { formatPrice } from '@klarsikt/core/money'
import { Select } from '@klarsikt/design-system/select'
import { useCartLines } from './use-cart-lines.js'

/** Whether lenses are bought once or come at an interval, and what a day of wearing them costs. */
export function OnceOrSubscribed({ item }: { readonly item: CartItem }) {
  const lines = useCartLines()
  if (item.subscribable === null) return null
  const { pricePerDay } = item.subscribable
  return (
    <Select
      label={cartMessages.onceOrSubscribed({ name: item.articleDescription })}
      hint={pricePerDay === null ? undefined : cartMessages.pricePerDay({ price: formatPrice(pricePerDay) })}
      placeholder={null}
      value={item.subscriptionInterval ?? ''}
      onChange={({ target: { value } }) => lines.setInterval(item, isSubscriptionInterval(value) ? value : null)}
      options={[
        { value: '', label: cartMessages.once() },
        ...SUBSCRIPTION_INTERVALS.map((value) => ({ value, label: SUBSCRIPTION_INTERVAL_NAMES[value]() })),
      ]}
    />
  )
}
