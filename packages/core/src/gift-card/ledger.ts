import { err, ok, type Result } from '../lib/result.js'
import { defineStates, type StateOf } from '../lib/states.js'
import { negate, subtract, sum } from '../money/arithmetic.js'
import { type Ore, ZERO } from '../money/ore.js'

/** States of an amount that is held for an order. */
export const holdStates = defineStates({
  held: { capture: 'captured', release: 'released', expire: 'released' },
  captured: {},
  released: {},
})
export type HoldState = StateOf<typeof holdStates>

export const GIFT_CARD_ENTRY_KINDS = ['issue', 'hold', 'capture', 'release', 'refund', 'lapse'] as const
export type GiftCardEntryKind = (typeof GIFT_CARD_ENTRY_KINDS)[number]

/**
 * A row of a card's ledger; the balance is the sum of all rows, which never change. A hold deducts its amount, a
 * capture returns what was not needed, a release all of it. A lapse deducts the rest after the last valid day.
 */
export type LedgerEntry = {
  readonly kind: GiftCardEntryKind
  /** Id of the hold or of the refund, or when the card lapsed; empty for an issue. */
  readonly reference: string
  /** For a refund, the hold whose money it returns. */
  readonly of?: string
  /** In öre; negative for deductions. */
  readonly amount: Ore
}

export type Ledger = readonly LedgerEntry[]

/** Error codes for a refused row. */
export type LedgerRefusal =
  | 'gift-card.empty'
  | 'gift-card.hold-unknown'
  | 'gift-card.hold-closed'
  | 'gift-card.amount-invalid'

/** Returns the amount in öre that can be spent. Holds count as spent. */
export function balance(ledger: Ledger): Ore {
  return sum(ledger.map((entry) => entry.amount))
}

/** Returns the state of a hold, or null if there is no such hold. */
export function holdState(ledger: Ledger, hold: string): HoldState | null {
  const kinds = ledger.filter((entry) => entry.reference === hold).map((entry) => entry.kind)
  if (kinds.includes('capture')) return 'captured'
  if (kinds.includes('release')) return 'released'
  return kinds.includes('hold') ? 'held' : null
}

/** Creates the row that puts money on a new card. */
export function issue(amount: Ore): Result<LedgerEntry, LedgerRefusal> {
  return amount > 0 ? ok({ kind: 'issue', reference: '', amount }) : err('gift-card.amount-invalid')
}

/** Creates the row that holds an amount. It refuses more than the balance, and a reference that was used before. */
export function hold(ledger: Ledger, reference: string, amount: Ore): Result<LedgerEntry, LedgerRefusal> {
  if (amount <= 0) return err('gift-card.amount-invalid')
  if (holdState(ledger, reference)) return err('gift-card.hold-closed')
  if (amount > balance(ledger)) return err('gift-card.empty')
  return ok({ kind: 'hold', reference, amount: negate(amount) })
}

/** Creates the row that completes a hold for its whole amount or less. The same row returns the rest to the card. */
export function capture(ledger: Ledger, reference: string, amount?: Ore): Result<LedgerEntry, LedgerRefusal> {
  const held = openHold(ledger, reference)
  if (!held.ok) return held
  const taken = amount ?? held.value
  if (taken <= 0 || taken > held.value) return err('gift-card.amount-invalid')
  return ok({ kind: 'capture', reference, amount: subtract(held.value, taken) })
}

/** Creates the row that returns an open hold to the card. */
export function release(ledger: Ledger, reference: string): Result<LedgerEntry, LedgerRefusal> {
  const held = openHold(ledger, reference)
  return held.ok ? ok({ kind: 'release', reference, amount: held.value }) : held
}

/** Creates the row that refunds money of a captured hold. All refunds of a hold together cannot exceed what it took. */
export function refund(ledger: Ledger, reference: string, of: string, amount: Ore): Result<LedgerEntry, LedgerRefusal> {
  if (amount <= 0) return err('gift-card.amount-invalid')
  if (holdState(ledger, of) !== 'captured') return err('gift-card.hold-unknown')
  if (ledger.some((entry) => entry.kind === 'refund' && entry.reference === reference))
    return err('gift-card.hold-closed')
  if (amount > taken(ledger, of)) return err('gift-card.amount-invalid')
  return ok({ kind: 'refund', reference, of, amount })
}

/** Returns the öre that a captured hold has taken, less its refunds. */
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

/** Creates the row that deducts the rest after the card's last valid day. It refuses an empty card. */
export function lapse(ledger: Ledger, reference: string): Result<LedgerEntry, LedgerRefusal> {
  const left = balance(ledger)
  return left > 0 ? ok({ kind: 'lapse', reference, amount: negate(left) }) : err('gift-card.empty')
}

function openHold(ledger: Ledger, reference: string): Result<Ore, LedgerRefusal> {
  const entry = ledger.find((row) => row.kind === 'hold' && row.reference === reference)
  if (!entry) return err('gift-card.hold-unknown')
  return holdState(ledger, reference) === 'held' ? ok(negate(entry.amount)) : err('gift-card.hold-closed')
}
