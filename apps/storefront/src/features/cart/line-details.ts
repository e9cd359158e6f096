import type { CartItem } from '@klarsikt/contract/shop/types'
import { SUBSCRIPTION_INTERVAL_NAMES } from '@klarsikt/core/lens-subscription'
import { prescriptionDetails } from '@klarsikt/core/prescription'

type Detailed = Pick<
  CartItem,
  | 'parentSkuID'
  | 'prescription'
  | 'prescriptionGlasses'
  | 'prescriptionSource'
  | 'workingDistances'
  | 'subscriptionInterval'
  | 'eyes'
  | 'transposedEyes'
  | 'giftCardDelivery'
>

/** Returns the strengths, the interval and the recipient of a gift card, one text per row. */
export function lineDetails(item: Detailed): string[] {
  return [
    ...prescriptionDetails({ ...item, parent: item.parentSkuID }),
    ...(item.subscriptionInterval ? [SUBSCRIPTION_INTERVAL_NAMES[item.subscriptionInterval]()] : []),
    ...(item.giftCardDelivery?.texts ?? []),
  ]
}
