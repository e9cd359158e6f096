import * as glassesSubscriptionMessages from '../messages/generated/glasses-subscription.js'
import { ore, type Ore } from '../money/ore.js'

/** Levels of the glasses subscription, the cheapest first. */
export const SUBSCRIPTION_LEVELS = ['base', 'plus', 'premium'] as const
export type SubscriptionLevel = (typeof SUBSCRIPTION_LEVELS)[number]

/** Services that come with a subscription in addition to the glasses. */
export const SUBSCRIPTION_PERKS = ['exchange', 'exam', 'insurance', 'adjustment', 'second-pair', 'priority'] as const
export type SubscriptionPerk = (typeof SUBSCRIPTION_PERKS)[number]

/** Price in öre and services of a level. */
export type LevelTerms = {
  readonly monthlyPrice: Ore
  /** Discount in öre on a new pair, once in each subscription year. */
  readonly exchangeAmount: Ore
  readonly perks: readonly SubscriptionPerk[]
}

const BASE_PERKS = ['exchange', 'exam', 'insurance', 'adjustment'] as const

/** Price and services of each level. A subscription stores those of the day on which it started. */
export const LEVEL_TERMS: Readonly<Record<SubscriptionLevel, LevelTerms>> = {
  base: { monthlyPrice: ore(149), exchangeAmount: ore(1_500), perks: BASE_PERKS },
  plus: { monthlyPrice: ore(249), exchangeAmount: ore(3_000), perks: [...BASE_PERKS, 'second-pair'] },
  premium: { monthlyPrice: ore(349), exchangeAmount: ore(4_500), perks: SUBSCRIPTION_PERKS },
}

export const SUBSCRIPTION_VAT_RATE = 25

/** Months from the start before which a subscription cannot end. */
export const BINDING_MONTHS = 12

export const SECOND_PAIR_PERCENT = 25

export const SUBSCRIPTION_TERMS_VERSION = '2026-12'

/** First version of the terms with a fee for reminders. Versions sort by time. */
const REMINDER_FEE_SINCE = '2026-12'

/**
 * Tells whether the signed terms include a fee for reminders, which must be agreed before the debt (lagen 1981:739 om
 * ersättning för inkassokostnader).
 */
export function agreesToReminderFee(signedVersion: string | null): boolean {
  return signedVersion !== null && signedVersion >= REMINDER_FEE_SINCE
}

export const SUBSCRIPTION_LEVEL_MESSAGES: Readonly<Record<SubscriptionLevel, () => string>> = {
  base: glassesSubscriptionMessages.levelBase,
  plus: glassesSubscriptionMessages.levelPlus,
  premium: glassesSubscriptionMessages.levelPremium,
}
