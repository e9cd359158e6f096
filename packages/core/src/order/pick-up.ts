import { addDays, type InstantLike, type PlainDate, stockholmDate } from '../calendar/index.js'

/** Where an order stands that is collected from the stock of a store: to be laid out, or waiting for the customer. */
export const PICK_UP_STEPS = ['waiting', 'ready'] as const
export type PickUpStep = (typeof PICK_UP_STEPS)[number]

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
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d+$/.test(digits) && digits.length === PICK_UP_CODE_DIGITS ? digits : null
}
