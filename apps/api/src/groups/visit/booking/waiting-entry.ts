import type { WaitingEntry } from '@klarsikt/contract/shop/types'
import { EXAM_TYPE_MESSAGES, isBooked, maskMobile } from '@klarsikt/core/booking'
import { WAITING_STATE_MESSAGES, type WaitingContact, waitingOfferStates } from '@klarsikt/core/waiting-list'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { storeRow } from '../../catalogue/index.js'
import { openPerson } from './person.js'
import { booking } from './tables.js'
import { waitingEntry, waitingOffer } from './waiting-tables.js'

/** An entry of the waiting list, with the booking that it wants an earlier time for. */
export type WaitingRow = typeof waitingEntry.$inferSelect & {
  readonly booking: Pick<typeof booking.$inferSelect, 'id' | 'state' | 'startsAt' | 'person'> | null
}
export type OfferRow = typeof waitingOffer.$inferSelect

const CONTACT = 'waiting_entry.contact'

/** Seals an entry's telephone number and address. */
export function sealContact(encryption: Encryption, contact: WaitingContact): string {
  return encryption.encrypt(JSON.stringify(contact), CONTACT)
}

/** Opens the contact details of the entry or of its booking; null once they are erased. */
export function openContact(
  encryption: Encryption,
  row: Pick<WaitingRow, 'contact' | 'booking'>,
): WaitingContact | null {
  if (row.contact !== '') return JSON.parse(encryption.decrypt(row.contact, CONTACT)) as WaitingContact
  return row.booking && openPerson(encryption, row.booking.person)
}

/** The start of the entry's booking, while that is booked. */
export function bookedStartOf({ booking: visit }: Pick<WaitingRow, 'booking'>): Date | null {
  return visit && isBooked(visit.state) ? visit.startsAt : null
}

const columns = {
  ...getTableColumns(waitingEntry),
  booking: { id: booking.id, state: booking.state, startsAt: booking.startsAt, person: booking.person },
}

export async function findEntries({ orm }: Executor, where: SQL | undefined): Promise<WaitingRow[]> {
  return orm
    .select(columns)
    .from(waitingEntry)
    .leftJoin(booking, eq(booking.id, waitingEntry.bookingId))
    .where(where)
    .orderBy(asc(waitingEntry.createdAt), asc(waitingEntry.id))
}

/** The open entries, the oldest first. */
export const findWaiting = (executor: Executor) => findEntries(executor, isNull(waitingEntry.endedAt))

/**
 * Locks an entry against changes until the transaction ends. An entry is locked before its booking, and a booking
 * before its store. Another order can cause a deadlock.
 */
export async function lockEntry(tx: Executor, id: string): Promise<WaitingRow | null> {
  const [locked] = await tx.orm
    .select({ id: waitingEntry.id })
    .from(waitingEntry)
    .where(eq(waitingEntry.id, id))
    .for('no key update')
  if (!locked) return null
  const [row] = await findEntries(tx, eq(waitingEntry.id, id))
  return row ?? null
}

/** The offer of an entry that waits for an answer. */
export async function findOpenOffer({ orm }: Executor, entryId: string): Promise<OfferRow | null> {
  const [row] = await orm
    .select()
    .from(waitingOffer)
    .where(and(eq(waitingOffer.entryId, entryId), eq(waitingOffer.state, waitingOfferStates.initial)))
  return row ?? null
}

/** Describes an entry for everybody who has its link. */
export async function describeEntry(
  { encryption, clock }: Pick<Deps, 'encryption' | 'clock'>,
  executor: Executor,
  row: WaitingRow,
): Promise<WaitingEntry> {
  const { id, state, examType, ageGroup, storeIds, earliest, latest, dayPart } = row
  const stores = await executor.orm
    .select({ id: storeRow.id, name: storeRow.name })
    .from(storeRow)
    .where(inArray(storeRow.id, [...storeIds]))
    .orderBy(asc(storeRow.name))
  const open = await findOpenOffer(executor, id)
  const offer = open && open.until > clock.now() ? open : null
  return {
    id,
    state,
    stateText: WAITING_STATE_MESSAGES[state](),
    examType,
    examTypeName: EXAM_TYPE_MESSAGES[examType](),
    ageGroup,
    stores,
    earliest,
    latest,
    dayPart,
    mobile: maskMobile(openContact(encryption, row)?.mobile ?? ''),
    booking: row.booking && { id: row.booking.id, start: row.booking.startsAt.toISOString() },
    offer: offer && {
      storeId: offer.storeId,
      store: stores.find((one) => one.id === offer.storeId)?.name ?? '',
      start: offer.startsAt.toISOString(),
      end: offer.endsAt.toISOString(),
      until: offer.until.toISOString(),
    },
  }
}
