import * as lifestyleMessages from '../messages/generated/lifestyle.js'
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
      return { title: lifestyleMessages.perkExchange(), text: lifestyleMessages.perkExchangeText({ amount }) }
    case 'exam':
      return { title: lifestyleMessages.perkExam(), text: lifestyleMessages.perkExamText() }
    case 'insurance':
      return { title: lifestyleMessages.perkInsurance(), text: lifestyleMessages.perkInsuranceText() }
    case 'adjustment':
      return { title: lifestyleMessages.perkAdjustment(), text: lifestyleMessages.perkAdjustmentText() }
    case 'second-pair':
      return {
        title: lifestyleMessages.perkSecondPair({ percent: SECOND_PAIR_PERCENT }),
        text: lifestyleMessages.perkSecondPairText(),
      }
    case 'priority':
      return { title: lifestyleMessages.perkPriority(), text: lifestyleMessages.perkPriorityText() }
  }
}
