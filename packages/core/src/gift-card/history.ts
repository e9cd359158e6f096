import { sum } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'
import { holdState, type LedgerEntry } from './ledger.js'

/** What has happened to a card, as its holder sees it; `reserved` is held for a purchase that is not finished. */
export const GIFT_CARD_EVENT_KINDS = ['issued', 'reserved', 'paid', 'refunded', 'lapsed', 'closed'] as const
export type GiftCardEventKind = (typeof GIFT_CARD_EVENT_KINDS)[number]

type DatedEntry = LedgerEntry & { readonly at: Date }

export type GiftCardEvent = {
  readonly kind: GiftCardEventKind
  /** What the balance changed by, signed öre. */
  readonly amount: Ore
  /** The hold that it belongs to; empty where there is none. */
  readonly reference: string
  readonly at: Date
}

/**
 * The use of a card, the latest first. A hold with its capture is one payment; one that was given back is none at all. What is still
 * held on a card that is closed was taken when its purchase was paid back.
 */
export function giftCardHistory(
  entries: readonly DatedEntry[],
  { isClosed }: { readonly isClosed: boolean },
): GiftCardEvent[] {
  const events = entries.flatMap((entry) => eventOf(entry, entries, isClosed))
  // Of the same instant the later row comes first.
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

/** A hold takes its amount, and the capture gives back what was not needed. */
function paidBy(entries: readonly DatedEntry[], hold: string): Ore {
  const own = entries.filter((entry) => entry.reference === hold && (entry.kind === 'hold' || entry.kind === 'capture'))
  return sum(own.map(({ amount }) => amount))
}
