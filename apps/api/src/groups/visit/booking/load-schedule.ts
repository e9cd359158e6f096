import type { StoreSchedule, TakenSlot } from '@klarsikt/core/booking'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { storeRow } from '../../catalogue/index.js'
import { examiner, examRoom, takenTime } from './tables.js'

/** A store with its location in the external booking system. */
export type ProviderStore = {
  readonly id: number
  readonly name: string
  readonly location: string
  readonly services: readonly string[]
}

/** The hours, examiners and rooms of a store, with the examiners' names. */
export type LoadedSchedule = StoreSchedule & { readonly names: ReadonlyMap<string, string> }

/** The stores with an external booking system. */
export async function loadProviderStores({ orm }: Executor): Promise<ProviderStore[]> {
  const rows = await orm
    .select({ id: storeRow.id, name: storeRow.name, location: storeRow.bookingLocation, services: storeRow.services })
    .from(storeRow)
    .where(eq(storeRow.bookingSystem, 'external'))
  return rows.flatMap(({ location, ...row }) => (location === null ? [] : [{ ...row, location }]))
}

/** The schedules of the stores whose times the shop keeps, or of one of them. */
export async function loadSchedules({ orm }: Executor, storeId?: number): Promise<Map<number, LoadedSchedule>> {
  const stores = await orm
    .select({ id: storeRow.id, hours: storeRow.hours, deviating: storeRow.deviatingHours })
    .from(storeRow)
    .where(and(eq(storeRow.bookingSystem, 'own'), storeId === undefined ? undefined : eq(storeRow.id, storeId)))
  const examiners = await orm
    .select()
    .from(examiner)
    .where(and(isNull(examiner.leftAt), storeId === undefined ? undefined : eq(examiner.storeId, storeId)))
    .orderBy(asc(examiner.id))
  const rooms = await orm
    .select()
    .from(examRoom)
    .where(storeId === undefined ? undefined : eq(examRoom.storeId, storeId))
    .orderBy(asc(examRoom.id))
  const examinersOf = Map.groupBy(examiners, (one) => one.storeId)
  const roomsOf = Map.groupBy(rooms, (one) => one.storeId)
  return new Map(
    stores.map(({ id, hours, deviating }) => {
      const own = examinersOf.get(id) ?? []
      return [
        id,
        {
          hours: { week: hours, deviating },
          examiners: own,
          rooms: roomsOf.get(id) ?? [],
          names: new Map(own.map((one) => [one.id, one.name])),
        },
      ]
    }),
  )
}

type Taken = {
  /** All stores when left out. */
  readonly storeId?: number
  readonly from: Date
  readonly to: Date
  readonly now: Date
  /** The booking that is being moved and so gives up its own time. */
  readonly except?: string | undefined
}

/** A taken time, and whether it is only held. */
export type LoadedSlot = TakenSlot & { readonly isHeld: boolean }

/** The taken times in a span, by store. Expired holds are left out. */
export async function loadTaken(
  { orm }: Executor,
  { storeId, from, to, now, except }: Taken,
): Promise<Map<number, LoadedSlot[]>> {
  const rows = await orm
    .select({
      storeId: takenTime.storeId,
      examinerId: takenTime.examinerId,
      roomId: takenTime.roomId,
      startsAt: takenTime.startsAt,
      endsAt: takenTime.endsAt,
      isHeld: sql<boolean>`${takenTime.heldUntil} is not null`,
    })
    .from(takenTime)
    .where(
      and(
        storeId === undefined ? undefined : eq(takenTime.storeId, storeId),
        lt(takenTime.startsAt, to),
        gt(takenTime.endsAt, from),
        or(isNull(takenTime.heldUntil), gt(takenTime.heldUntil, now)),
        except === undefined ? undefined : ne(takenTime.id, except),
      ),
    )
  const slots = rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    start: startsAt.getTime(),
    end: endsAt.getTime(),
  }))
  return Map.groupBy(slots, (slot) => slot.storeId)
}
