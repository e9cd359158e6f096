import type { Executor } from '@klarsikt/server/database'
import { and, asc, desc, eq, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm'
import { type StoreRow, storeRow } from '../../catalogue/index.js'
import { requisition } from '../requisition/tables.js'
import { booking, examiner, providerCall } from './tables.js'

/** A booking with its store and the examiner's name. */
export type BookingRow = typeof booking.$inferSelect & {
  readonly store: Pick<StoreRow, 'id' | 'name' | 'slug' | 'street' | 'postalCode' | 'city' | 'phone'>
  readonly examiner: string | null
  /** The start of a time that the store's booking system has not yet confirmed. */
  readonly unsettledStart: Date | null
  /** The state of the manager's decision. */
  readonly requisition: Pick<typeof requisition.$inferSelect, 'state' | 'expiresAt' | 'decidedAt'> | null
}

const { id, name, slug, street, postalCode, city, phone } = storeRow
const columns = {
  ...getTableColumns(booking),
  store: { id, name, slug, street, postalCode, city, phone },
  examiner: sql<string | null>`coalesce(${examiner.name}, ${booking.practitioner})`,
  unsettledStart: providerCall.startsAt,
  requisition: { state: requisition.state, expiresAt: requisition.expiresAt, decidedAt: requisition.decidedAt },
}

/** The join to the open call for a booking's time. A booking has at most one. */
const openCall = and(
  eq(providerCall.bookingId, booking.id),
  eq(providerCall.state, 'open'),
  ne(providerCall.kind, 'cancel'),
)

export async function findBooking({ orm }: Executor, reference: string): Promise<BookingRow | null> {
  const [row] = await orm
    .select(columns)
    .from(booking)
    .innerJoin(storeRow, eq(storeRow.id, booking.storeId))
    .leftJoin(examiner, eq(examiner.id, booking.examinerId))
    .leftJoin(providerCall, openCall)
    .leftJoin(requisition, eq(requisition.id, booking.requisitionId))
    .where(eq(booking.id, reference))
  return row ?? null
}

/** Finds bookings, by default the earliest first. */
export async function findBookings(
  { orm }: Pick<Executor, 'orm'>,
  where: SQL | undefined,
  order: 'asc' | 'desc' = 'asc',
) {
  return orm
    .select(columns)
    .from(booking)
    .innerJoin(storeRow, eq(storeRow.id, booking.storeId))
    .leftJoin(examiner, eq(examiner.id, booking.examinerId))
    .leftJoin(providerCall, openCall)
    .leftJoin(requisition, eq(requisition.id, booking.requisitionId))
    .where(where)
    .orderBy(order === 'asc' ? asc(booking.startsAt) : desc(booking.startsAt))
}

/** Finds a store's booking by its calendar id or its number. Unlike the reference, neither gives a customer access. */
export async function findStoreBooking(
  { orm }: Pick<Executor, 'orm'>,
  storeId: number,
  idOrNumber: string,
): Promise<BookingRow | null> {
  const named = or(eq(booking.calendarId, idOrNumber), eq(booking.number, idOrNumber))
  const [row] = await findBookings({ orm }, and(named, eq(booking.storeId, storeId)))
  return row ?? null
}

/** Locks a store's booking by its calendar id until the transaction ends; null when another store has it. */
export async function lockStoreBooking(tx: Executor, storeId: number, calendarId: string): Promise<BookingRow | null> {
  const [locked] = await tx.orm
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.calendarId, calendarId), eq(booking.storeId, storeId)))
    .for('no key update')
  return locked ? findBooking(tx, locked.id) : null
}

/** Locks a booking against changes until the transaction ends. */
export async function lockBooking(tx: Executor, reference: string): Promise<BookingRow | null> {
  const [locked] = await tx.orm
    .select({ id: booking.id })
    .from(booking)
    .where(eq(booking.id, reference))
    .for('no key update')
  return locked ? findBooking(tx, reference) : null
}
