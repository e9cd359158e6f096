import { err, ok, type Result } from '../lib/result.js'
import { defineStates, type StateOf } from '../lib/states.js'
import { negate, subtract, sum } from '../money/arithmetic.js'
import { type Ore, ZERO } from '../money/ore.js'

/** Life of an amount set aside for an order. */
export const holdStates = defineStates({
  held: { capture: 'captured', release: 'released', expire: 'released' },
  captured: {},
  released: {},
})
export type HoldState = StateOf<typeof holdStates>

/** How long an amount may be set aside for a checkout that is not finished, minutes. */
export const HOLD_MINUTES = 60

/** What a row of a card's ledger is. */
export const GIFT_CARD_ENTRY_KINDS = ['issue', 'hold', 'capture', 'release', 'refund', 'lapse'] as const
export type GiftCardEntryKind = (typeof GIFT_CARD_ENTRY_KINDS)[number]

/**
 * One row of a card's ledger; rows are only ever added. The balance is the sum of the amounts. A hold takes its amount at
 * once, a capture releases what was not needed (often nothing), a release returns all, a refund returns money, and a lapse
 * takes what is left when the last day has gone by.
 */
export type LedgerEntry = {
  readonly kind: GiftCardEntryKind
  /** Hold that the row belongs to, the number of the refund, or when it lapsed; empty for an issue. */
  readonly reference: string
  /** The hold that a refund returns money of. */
  readonly of?: string
  /** Signed öre. */
  readonly amount: Ore
}

export type Ledger = readonly LedgerEntry[]

/** Why a movement is refused. */
export type LedgerRefusal =
  | 'gift-card.empty'
  | 'gift-card.hold-unknown'
  | 'gift-card.hold-closed'
  | 'gift-card.amount-invalid'

/** What can be spent: the sum of the ledger, never below 0. */
export function balance(ledger: Ledger): Ore {
  return sum(ledger.map((entry) => entry.amount))
}

/** State of a hold, or null when there is none. */
export function holdState(ledger: Ledger, hold: string): HoldState | null {
  const kinds = ledger.filter((entry) => entry.reference === hold).map((entry) => entry.kind)
  if (kinds.includes('capture')) return 'captured'
  if (kinds.includes('release')) return 'released'
  return kinds.includes('hold') ? 'held' : null
}

/** Money put on a new card. */
export function issue(amount: Ore): Result<LedgerEntry, LedgerRefusal> {
  return amount > 0 ? ok({ kind: 'issue', reference: '', amount }) : err('gift-card.amount-invalid')
}

/** Sets an amount aside; more than the balance is refused, and so is a second use of the same reference. */
export function hold(ledger: Ledger, reference: string, amount: Ore): Result<LedgerEntry, LedgerRefusal> {
  if (amount <= 0) return err('gift-card.amount-invalid')
  if (holdState(ledger, reference)) return err('gift-card.hold-closed')
  if (amount > balance(ledger)) return err('gift-card.empty')
  return ok({ kind: 'hold', reference, amount: negate(amount) })
}

/** Makes a hold final, for its whole amount or less; the rest returns to the card in the same row. */
export function capture(ledger: Ledger, reference: string, amount?: Ore): Result<LedgerEntry, LedgerRefusal> {
  const held = openHold(ledger, reference)
  if (!held.ok) return held
  const taken = amount ?? held.value
  if (taken <= 0 || taken > held.value) return err('gift-card.amount-invalid')
  return ok({ kind: 'capture', reference, amount: subtract(held.value, taken) })
}

/** Gives a hold back. */
export function release(ledger: Ledger, reference: string): Result<LedgerEntry, LedgerRefusal> {
  const held = openHold(ledger, reference)
  return held.ok ? ok({ kind: 'release', reference, amount: held.value }) : held
}

/** Returns money of a captured hold; all refunds of it together never exceed what it took. */
export function refund(ledger: Ledger, reference: string, of: string, amount: Ore): Result<LedgerEntry, LedgerRefusal> {
  if (amount <= 0) return err('gift-card.amount-invalid')
  if (holdState(ledger, of) !== 'captured') return err('gift-card.hold-unknown')
  if (ledger.some((entry) => entry.kind === 'refund' && entry.reference === reference))
    return err('gift-card.hold-closed')
  if (amount > taken(ledger, of)) return err('gift-card.amount-invalid')
  return ok({ kind: 'refund', reference, of, amount })
}

/** What a hold has taken from the card for good, less what has been refunded of it. */
export function taken(ledger: Ledger, reference: string): Ore {
  if (holdState(ledger, reference) !== 'captured') return ZERO
  return negate(
    sum(
      ledger
        .filter((entry) => (entry.kind === 'refund' ? entry.of : entry.reference) === reference)
        .map((entry) => entry.amount),
    ),
  )
}

/** Takes what is left of a card whose last day has gone by; nothing is left to take from an empty one. */
export function lapse(ledger: Ledger, reference: string): Result<LedgerEntry, LedgerRefusal> {
  const left = balance(ledger)
  return left > 0 ? ok({ kind: 'lapse', reference, amount: negate(left) }) : err('gift-card.empty')
}

function openHold(ledger: Ledger, reference: string): Result<Ore, LedgerRefusal> {
  const entry = ledger.find((row) => row.kind === 'hold' && row.reference === reference)
  if (!entry) return err('gift-card.hold-unknown')
  return holdState(ledger, reference) === 'held' ? ok(negate(entry.amount)) : err('gift-card.hold-closed')
}
