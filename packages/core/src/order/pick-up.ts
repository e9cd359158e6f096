import { addDays, type InstantLike, type PlainDate, stockholmDate } from '../calendar/index.js'
import { typedCode } from '../lib/index.js'

/**
 * Steps of collecting an order. `coming`: from the warehouse. `waiting`: to be laid out from the store's stock.
 * `ready`: for the customer. `lapsed`: still there after its last day. `ended`: collected or sent back. `none`: not
 * collected.
 */
export const PICK_UP_STEPS = ['none', 'coming', 'waiting', 'ready', 'lapsed', 'ended'] as const
export type PickUpStep = (typeof PICK_UP_STEPS)[number]

/** Stored events of collecting an order; null if one has not happened. */
export type StoredPickUp<At> = {
  readonly readyAt: At | null
  readonly lastDay: PlainDate | null
  readonly collectedAt: At | null
  readonly sentBackAt: At | null
}

/** Returns the step of an order on a day. Goods of the store's own stock are stored only once laid out. */
export function pickUpStep(stored: StoredPickUp<unknown> | null, isOfStore: boolean, today: PlainDate): PickUpStep {
  if (stored === null) return isOfStore ? 'waiting' : 'none'
  if (stored.collectedAt !== null || stored.sentBackAt !== null) return 'ended'
  if (stored.readyAt === null || stored.lastDay === null) return 'coming'
  return stored.lastDay < today ? 'lapsed' : 'ready'
}

/** Tells whether the order is in the store for its customer. */
export function isInStore(step: PickUpStep): boolean {
  return step === 'ready' || step === 'lapsed'
}

/** Days that goods wait in the store before they are sent back or return to its shelves. */
export const PICK_UP_DAYS = 14

/** Digits of the code that the customer shows to get the goods. */
export const PICK_UP_CODE_DIGITS = 6

/** Returns the last day to collect goods that are laid out now. */
export function lastPickUpDay(readyAt: InstantLike): PlainDate {
  return addDays(stockholmDate(readyAt), PICK_UP_DAYS)
}

/** Writes a number below a million as a code of six digits. */
export function pickUpCode(number: number): string {
  return String(number).padStart(PICK_UP_CODE_DIGITS, '0')
}

/** Reads a typed code, with or without spaces; null if it is not valid. */
export function readPickUpCode(typed: string): string | null {
  const digits = typedCode(typed)
  return /^\d+$/.test(digits) && digits.length === PICK_UP_CODE_DIGITS ? digits : null
}
