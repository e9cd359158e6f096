import { sum } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'
import { holdState, type LedgerEntry } from './ledger.js'

/** Events of a card that its holder sees. `reserved` means that an unfinished purchase holds the amount. */
export const GIFT_CARD_EVENT_KINDS = ['issued', 'reserved', 'paid', 'refunded', 'lapsed', 'closed'] as const
export type GiftCardEventKind = (typeof GIFT_CARD_EVENT_KINDS)[number]

type DatedEntry = LedgerEntry & { readonly at: Date }

export type GiftCardEvent = {
  readonly kind: GiftCardEventKind
  /** Change of the balance in öre; negative for payments. */
  readonly amount: Ore
  /** The hold that the event belongs to; empty if it has none. */
  readonly reference: string
  readonly at: Date
}

/**
 * Returns the events of a card, the latest first. A hold with its capture is one payment; a released hold is left out.
 * A hold on a closed card is `closed`: it took the balance when the card's purchase was refunded.
 */
export function giftCardHistory(
  entries: readonly DatedEntry[],
  { isClosed }: { readonly isClosed: boolean },
): GiftCardEvent[] {
  const events = entries.flatMap((entry) => eventOf(entry, entries, isClosed))
  // Of events at the same instant, the later row comes first.
  return events.toReversed().toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

function eventOf(entry: DatedEntry, entries: readonly DatedEntry[], isClosed: boolean): GiftCardEvent[] {
  const { kind, reference, amount, at } = entry
  switch (kind) {
    case 'issue':
      return [{ kind: 'issued', amount, reference: '', at }]
    case 'hold':
      if (holdState(entries, reference) !== 'held') return []
      return [{ kind: isClosed ? 'closed' : 'reserved', amount, reference, at }]
    case 'capture':
      return [{ kind: 'paid', amount: paidBy(entries, reference), reference, at }]
    case 'release':
      return []
    case 'refund':
      return [{ kind: 'refunded', amount, reference: entry.of ?? '', at }]
    case 'lapse':
      return [{ kind: 'lapsed', amount, reference: '', at }]
  }
}

/** A hold takes its whole amount, and the capture returns the part that was not needed. */
function paidBy(entries: readonly DatedEntry[], hold: string): Ore {
  const own = entries.filter((entry) => entry.reference === hold && (entry.kind === 'hold' || entry.kind === 'capture'))
  return sum(own.map(({ amount }) => amount))
}
