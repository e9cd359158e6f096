import { addDays, type InstantLike, type PlainDate, stockholmDate } from '../calendar/index.js'
import { typedCode } from '../lib/index.js'

/**
 * Where an order stands that is collected in a store: on its way there from the warehouse, to be laid out of the store's own stock,
 * ready for the customer, still there after its last day, or no longer. `none` is an order that nobody collects.
 */
export const PICK_UP_STEPS = ['none', 'coming', 'waiting', 'ready', 'lapsed', 'ended'] as const
export type PickUpStep = (typeof PICK_UP_STEPS)[number]

/** What is stored of goods that are collected; what has not happened is null. */
export type StoredPickUp<At> = {
  readonly readyAt: At | null
  readonly lastDay: PlainDate | null
  readonly collectedAt: At | null
  readonly sentBackAt: At | null
}

/** The step of an order on a day. Goods of the store's own stock are stored only once they are laid out. */
export function pickUpStep(stored: StoredPickUp<unknown> | null, isOfStore: boolean, today: PlainDate): PickUpStep {
  if (stored === null) return isOfStore ? 'waiting' : 'none'
  if (stored.collectedAt !== null || stored.sentBackAt !== null) return 'ended'
  if (stored.readyAt === null || stored.lastDay === null) return 'coming'
  return stored.lastDay < today ? 'lapsed' : 'ready'
}

/** Does it lie in the store for its customer? */
export function isInStore(step: PickUpStep): boolean {
  return step === 'ready' || step === 'lapsed'
}

/** Days that goods wait in the store before they go back to its shelves. */
export const PICK_UP_DAYS = 14

/** Digits of the code against which goods are handed over. */
export const PICK_UP_CODE_DIGITS = 6

/** The last day on which goods that are laid out now can be collected. */
export function lastPickUpDay(readyAt: InstantLike): PlainDate {
  return addDays(stockholmDate(readyAt), PICK_UP_DAYS)
}

/** A number below a million as a code; its zeros are part of it. */
export function pickUpCode(number: number): string {
  return String(number).padStart(PICK_UP_CODE_DIGITS, '0')
}

/** A code as it is typed, with or without spaces; null for what is none. */
export function readPickUpCode(typed: string): string | null {
  const digits = typedCode(typed)
  return /^\d+$/.test(digits) && digits.length === PICK_UP_CODE_DIGITS ? digits : null
}
