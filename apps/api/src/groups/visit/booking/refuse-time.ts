import type { BookingSlot } from '@klarsikt/contract/shop/types'
import { ALTERNATIVE_DAYS, nearestSlots } from '@klarsikt/core/booking'
import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import type { Refusal } from '../../../http/failures.js'
import type { AskedTime, SourceSlot, TimeRefusal, TimeSource } from './time-source.js'

/**
 * Describes why a time is refused. A taken time comes with free times near it, unless the store does not offer the
 * exam.
 */
export async function refuseTime(
  source: TimeSource,
  asked: AskedTime,
  { code, now }: { readonly code: TimeRefusal; readonly now: Date },
): Promise<Refusal<TimeRefusal>> {
  return code === 'booking.provider-away' ? source.away : slotTaken(source, asked, now)
}

export async function slotTaken(
  source: TimeSource,
  asked: AskedTime,
  now: Date,
): Promise<Refusal<'booking.slot-taken' | 'booking.not-offered'>> {
  const alternatives = await findAlternatives(source, asked, now)
  if (alternatives === null) return 'booking.not-offered'
  return { code: 'booking.slot-taken', details: { alternatives } }
}

/** The free times nearest to a taken one; empty without an answer, null when the store lacks the exam. */
async function findAlternatives(
  source: TimeSource,
  { examType, ageGroup, start }: AskedTime,
  now: Date,
): Promise<BookingSlot[] | null> {
  const day = stockholmDate(start)
  const [first, last, today] = [addDays(day, -ALTERNATIVE_DAYS), addDays(day, ALTERNATIVE_DAYS), stockholmDate(now)]
  const from = first > today ? first : today
  if (last < from) return []
  const found = await source.slots({ examType, ageGroup, from, to: last, now })
  if (!found.ok && found.error === 'booking.not-offered') return null
  return found.ok ? nearestSlots(found.value.slots, start.getTime()).map(toBookingSlot) : []
}

export function toBookingSlot({ start, end, examinerId }: SourceSlot): BookingSlot {
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString(), resourceId: examinerId }
}
