import * as lifestyleMessages from '../messages/generated/lifestyle.js'
import { ore, type Ore } from '../money/ore.js'

/** Levels of the glasses subscription, the least first. */
export const SUBSCRIPTION_LEVELS = ['base', 'plus', 'premium'] as const
export type SubscriptionLevel = (typeof SUBSCRIPTION_LEVELS)[number]

/** What comes with a subscription besides the glasses. */
export const SUBSCRIPTION_PERKS = ['exchange', 'exam', 'insurance', 'adjustment', 'second-pair', 'priority'] as const
export type SubscriptionPerk = (typeof SUBSCRIPTION_PERKS)[number]

/** What a level costs and gives. */
export type LevelTerms = {
  readonly monthlyPrice: Ore
  /** What is taken off a new pair, once in a subscription year. */
  readonly exchangeAmount: Ore
  readonly perks: readonly SubscriptionPerk[]
}

const BASE_PERKS = ['exchange', 'exam', 'insurance', 'adjustment'] as const

/** Price and content of each level; a subscription stores those of the day on which it was taken. */
export const LEVEL_TERMS: Readonly<Record<SubscriptionLevel, LevelTerms>> = {
  base: { monthlyPrice: ore(149), exchangeAmount: ore(1_500), perks: BASE_PERKS },
  plus: { monthlyPrice: ore(249), exchangeAmount: ore(3_000), perks: [...BASE_PERKS, 'second-pair'] },
  premium: { monthlyPrice: ore(349), exchangeAmount: ore(4_500), perks: SUBSCRIPTION_PERKS },
}

/** Percent of VAT in the monthly price. */
export const SUBSCRIPTION_VAT_RATE = 25

/** Months that a subscription binds, from its start. */
export const BINDING_MONTHS = 12

/** Percent off a second pair. */
export const SECOND_PAIR_PERCENT = 25

/** Version of the terms that are signed now. */
export const SUBSCRIPTION_TERMS_VERSION = '2026-12'

/** The first version of the terms that agrees to a fee for reminders; versions sort as they follow each other. */
const REMINDER_FEE_SINCE = '2026-12'

/** Whether who has signed a version of the terms has agreed to a fee for reminders, which the law wants before the debt. */
export function agreesToReminderFee(signedVersion: string | null): boolean {
  return signedVersion !== null && signedVersion >= REMINDER_FEE_SINCE
}

/** The Swedish name of each level. */
export const SUBSCRIPTION_LEVEL_MESSAGES: Readonly<Record<SubscriptionLevel, () => string>> = {
  base: lifestyleMessages.levelBase,
  plus: lifestyleMessages.levelPlus,
  premium: lifestyleMessages.levelPremium,
}
