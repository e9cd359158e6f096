import * as glassesSubscriptionMessages from '../messages/generated/glasses-subscription.js'
import { formatOre } from '../money/format-price.js'
import type { Ore } from '../money/ore.js'
import { SECOND_PAIR_PERCENT, type SubscriptionPerk } from './levels.js'

/** Texts of a service for pages and documents. */
export type PerkText = { readonly title: string; readonly text: string }

/** Returns the texts of a service, with the subscription's exchange amount in öre. */
export function perkText(perk: SubscriptionPerk, exchangeAmount: Ore): PerkText {
  const amount = formatOre(exchangeAmount)
  switch (perk) {
    case 'exchange':
      return {
        title: glassesSubscriptionMessages.perkExchange(),
        text: glassesSubscriptionMessages.perkExchangeText({ amount }),
      }
    case 'exam':
      return { title: glassesSubscriptionMessages.perkExam(), text: glassesSubscriptionMessages.perkExamText() }
    case 'insurance':
      return {
        title: glassesSubscriptionMessages.perkInsurance(),
        text: glassesSubscriptionMessages.perkInsuranceText(),
      }
    case 'adjustment':
      return {
        title: glassesSubscriptionMessages.perkAdjustment(),
        text: glassesSubscriptionMessages.perkAdjustmentText(),
      }
    case 'second-pair':
      return {
        title: glassesSubscriptionMessages.perkSecondPair({ percent: SECOND_PAIR_PERCENT }),
        text: glassesSubscriptionMessages.perkSecondPairText(),
      }
    case 'priority':
      return { title: glassesSubscriptionMessages.perkPriority(), text: glassesSubscriptionMessages.perkPriorityText() }
  }
}
