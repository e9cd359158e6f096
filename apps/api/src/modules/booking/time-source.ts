import type { AgeGroup, ExamTypeId, SlotQuery, Span } from '@klarsikt/core/booking'
import type { Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/failures.js'

export type TimeDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'bookingProvider'>

/** The time that is asked for. */
export type AskedTime = {
  readonly storeId: number
  readonly examType: ExamTypeId
  readonly ageGroup: AgeGroup | null
  readonly start: Date
  /** The person to see, where one was chosen. */
  readonly resourceId?: string | null | undefined
  /** Staff of the store ask. */
  readonly isByStaff?: boolean
}

/** A hold that its own session uses up. */
export type OwnHold = { readonly id: string; readonly heldBy: string }

export type SourceSlot = Span & { readonly examinerId: string }
export type SourceSlots = {
  readonly slots: readonly SourceSlot[]
  /** Who sees the customer, by id. */
  readonly names: ReadonlyMap<string, string>
}

export type HeldTime = { readonly holdId: string; readonly expiresAt: string; readonly resourceId: string }

/** What is agreed on with a time. */
export type TimeTerms = {
  /** What the change costs, öre. */
  readonly fee: number
  /** The store chose the time. */
  readonly isByStore: boolean
  /** What the store writes to the customer. */
  readonly message?: string
}

/** A time that a transaction takes for a booking. */
export type ClaimedTime = {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly examinerId: string | null
  /**
   * Takes it for a booking, in the same transaction. Answers null where it is taken by that; else the key of a call to the booking
   * system of the store, which is settled once the transaction is through.
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
  /** A booking that gives its own time up. */
  readonly bookingId?: string
}

/** Why a time cannot be had: it is taken, the store does not do the exam, or its booking system does not answer. */
export type TimeRefusal = 'booking.slot-taken' | 'booking.not-offered' | 'booking.provider-away'

/** Where the times of a store come from: the schedule that the shop keeps, or the booking system that the store uses. */
export type TimeSource = {
  readonly storeId: number
  /** What is booked has to be confirmed by a booking system outside the shop. */
  readonly isOutside: boolean
  /** The refusal while it does not answer. */
  readonly away: Refusal<'booking.provider-away'>
  slots(query: SlotQuery): Promise<Result<SourceSlots, 'booking.provider-away' | 'booking.not-offered'>>
  /** Holds a time for a session, which has one at most. */
  hold(heldBy: string, asked: AskedTime): Promise<Result<HeldTime, TimeRefusal>>
  /** Finds what a booking can take at a time; null where it is not free. */
  claim(tx: Executor, asked: AskedTime, options: ClaimOptions): Promise<ClaimedTime | null>
}

/** What a hold is for: another exam takes other people and other lengths. */
export function heldForOf({ examType, ageGroup }: AskedTime): string {
  return `${examType}/${ageGroup ?? ''}`
}
