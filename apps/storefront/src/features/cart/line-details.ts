import type { CartItem } from '@klarsikt/contract/shop/types'
import { SUBSCRIPTION_INTERVAL_NAMES } from '@klarsikt/core/lens-subscription'
import { prescriptionDetails } from '@klarsikt/core/prescription'

type Detailed = Pick<
  CartItem,
  | 'parentSkuID'
  | 'prescription'
  | 'prescriptionGlasses'
  | 'workingDistances'
  | 'subscriptionInterval'
  | 'eyes'
  | 'transposedEyes'
>

/** Strengths and interval of a line, in the words of a prescription. */
export function lineDetails(item: Detailed): string[] {
  return [
    ...prescriptionDetails({ ...item, parent: item.parentSkuID }),
    ...(item.subscriptionInterval ? [SUBSCRIPTION_INTERVAL_NAMES[item.subscriptionInterval]()] : []),
  ]
}
