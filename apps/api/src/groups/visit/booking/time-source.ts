import type { AgeGroup, ExamTypeId, SlotQuery, Span } from '@klarsikt/core/booking'
import type { Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'

export type TimeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'bookingProvider'>

/** A time that somebody asks for. */
export type AskedTime = {
  readonly storeId: number
  readonly examType: ExamTypeId
  readonly ageGroup: AgeGroup | null
  readonly start: Date
  /** The chosen examiner, if any. */
  readonly resourceId?: string | null | undefined
  /** Whether staff of the store ask. */
  readonly isByStaff?: boolean
}

/** A hold, with the session that made it. */
export type OwnHold = { readonly id: string; readonly heldBy: string }

export type SourceSlot = Span & { readonly examinerId: string }
export type SourceSlots = {
  readonly slots: readonly SourceSlot[]
  /** The examiners' names by id. */
  readonly names: ReadonlyMap<string, string>
}

export type HeldTime = { readonly holdId: string; readonly expiresAt: string; readonly resourceId: string }

/** The terms under which a booking gets a time. */
export type TimeTerms = {
  /** The customer's fee for the change, in öre. */
  readonly fee: number
  /** Whether the store chose the time. */
  readonly isByStore: boolean
  /** The store's message to the customer. */
  readonly message?: string
}

/** A time that is claimed in a transaction and can be taken for a booking. */
export type ClaimedTime = {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly examinerId: string | null
  /**
   * Takes the time for a booking, in the same transaction. Returns null when that is done, or the key of a call to the
   * store's booking system, which has to be settled after the commit.
   */
  take(
    tx: Executor,
    booking: { readonly id: string; readonly providerReference: string | null },
    terms: TimeTerms,
  ): Promise<string | null>
}

export type ClaimOptions = {
  readonly now: Date
  readonly hold?: OwnHold | null
  /** The booking that is being moved and so gives up its own time. */
  readonly bookingId?: string
}

/** Why a time is refused: it is taken, the store does not offer the exam, or its booking system does not answer. */
export type TimeRefusal = 'booking.slot-taken' | 'booking.not-offered' | 'booking.provider-away'

/** Where a store's times come from: the schedule in the shop or the store's booking system. */
export type TimeSource = {
  readonly storeId: number
  /** Whether an external booking system has to confirm each booking. */
  readonly isOutside: boolean
  /** The refusal while the booking system does not answer. */
  readonly away: Refusal<'booking.provider-away'>
  slots(query: SlotQuery): Promise<Result<SourceSlots, 'booking.provider-away' | 'booking.not-offered'>>
  /** Holds a time for a session. A session can hold one time. */
  hold(heldBy: string, asked: AskedTime): Promise<Result<HeldTime, TimeRefusal>>
  /** Finds what a booking can take at a time; null when the time is not free. */
  claim(tx: Executor, asked: AskedTime, options: ClaimOptions): Promise<ClaimedTime | null>
}

/** Names what a hold is for. Another exam or age group needs another examiner or length, and cannot use it. */
export function heldForOf({ examType, ageGroup }: AskedTime): string {
  return `${examType}/${ageGroup ?? ''}`
}
