import type { CartItem } from '@klarsikt/contract/shop/types'
import { cartMessages } from '@klarsikt/core/messages'
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
    ...(item.subscriptionInterval ? [cartMessages[`cart.interval.${item.subscriptionInterval}`]] : []),
  ]
}
