import type { Article } from '@klarsikt/contract/shop/types'
import {
  fittingInterval,
  lensBox,
  type LensBox,
  pricePerDay,
  SUBSCRIPTION_INTERVAL_NAMES,
  SUBSCRIPTION_INTERVALS,
  type SubscriptionInterval,
} from '@klarsikt/core/lens-subscription'
import * as productMessages from '@klarsikt/core/messages/product'
import { formatOre, formatPrice, ore } from '@klarsikt/core/money'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { Select } from '@klarsikt/design-system/select'

interface PurchaseChoiceProps {
  readonly article: Article
  readonly interval: SubscriptionInterval | null
  readonly onChange: (interval: SubscriptionInterval | null) => void
}

/**
 * Lets the customer buy once or subscribe. Both choices look equal, with the price per box and per day of wear
 * [LENS-013].
 */
export function PurchaseChoice({ article, interval, onChange }: PurchaseChoiceProps) {
  const { unit, subscription } = article.price
  const box = lensBox(article.specification.lensType, article.packageAmount)
  const preset = box ? fittingInterval(box, 1) : 'm3'
  return (
    <RadioGroup
      cards
      legend={productMessages.way()}
      name="purchase"
      value={interval === null ? 'once' : 'subscription'}
      onChange={(value) => onChange(value === 'once' ? null : preset)}
      options={[
        {
          value: 'once',
          label: productMessages.oneTimePurchase(),
          detail: [productMessages.oneTimeDetail(), ...dayPrice(unit.amount, box)].join(' '),
          end: formatPrice(unit.amount),
        },
        {
          value: 'subscription',
          label: productMessages.buyAsSubscription(),
          detail: [productMessages.subscriptionDetail(), ...dayPrice(subscription.amount, box)].join(' '),
          end: formatPrice(subscription.amount),
          extra: (
            <Select
              label={productMessages.howOften()}
              placeholder={null}
              value={interval ?? preset}
              onChange={(event) => onChange(event.target.value as SubscriptionInterval)}
              options={SUBSCRIPTION_INTERVALS.map((value) => ({
                value,
                label: SUBSCRIPTION_INTERVAL_NAMES[value](),
              }))}
            />
          ),
        },
      ]}
    />
  )
}

function dayPrice(amount: number, box: LensBox | null): string[] {
  return box ? [productMessages.pricePerDay({ price: formatOre(pricePerDay(ore(amount), box)) })] : []
}
