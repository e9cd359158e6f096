import type { DemoBooking, DemoExaminer, DemoExamRoom } from '@klarsikt/fixtures/demo'
import type { Database } from '@klarsikt/server/database'
import type { Deps } from '../context.js'
import { store } from '../groups/catalogue/store/tables.js'
import { findCustomerByEmail } from '../groups/person/index.js'
import { actAs } from '../groups/platform/index.js'
import { booking, examiner, examRoom } from '../groups/visit/booking/tables.js'
import { cancelBooking, createBooking } from '../groups/visit/index.js'
import { firstFreeTime } from './first-free-time.js'
import { markBookingLettersSent } from './mark-booking-letters-sent.js'

/** Adds the missing opticians, audiologists and rooms of the demo's stores. Existing ones stay unchanged. */
export async function seedExaminers(
  database: Pick<Database, 'transaction'>,
  people: readonly DemoExaminer[],
  rooms: readonly DemoExamRoom[],
): Promise<void> {
  await database.transaction(async ({ orm }) => {
    const stores = new Set((await orm.select({ id: store.id }).from(store)).map(({ id }) => id))
    const ofStores = ({ storeId }: { readonly storeId: number }) => stores.has(storeId)
    const [examiners, examRooms] = [people.filter(ofStores), rooms.filter(ofStores)]
    if (examiners.length > 0) await orm.insert(examiner).values(examiners).onConflictDoNothing()
    if (examRooms.length > 0) await orm.insert(examRoom).values(examRooms).onConflictDoNothing()
  })
}

/** Makes the demo's bookings through the shop's own functions, unless the shop already has a booking. */
export async function seedBookings(deps: Deps, bookings: readonly DemoBooking[]): Promise<number> {
  if ((await deps.database.orm.$count(booking)) > 0) return 0
  // The demo sends no letters or SMS about its past.
  const quiet = { ...deps, settings: { ...deps.settings, sms: null } }
  let made = 0
  for (const one of bookings)
    if (await actAs({ kind: 'system', job: 'seed' }, null, () => seedBooking(quiet, one))) made++
  return made
}

async function seedBooking(deps: Deps, one: DemoBooking): Promise<boolean> {
  const { database, encryption, clock } = deps
  const customer = await findCustomerByEmail(database, encryption, one.email)
  const start = customer && (await firstFreeTime(deps, one))
  if (!start) return false
  const { firstName, lastName, email, mobile } = customer.profile
  const { storeId, examType, ageGroup, ssn, key } = one
  const made = await createBooking(deps, {
    storeId,
    examType,
    ageGroup,
    start,
    typed: { ssn, firstName, lastName, email, mobile, note: '' },
    idempotencyKey: `demo-${key}`,
    customerId: customer.id,
  })
  if (!made.ok) return false
  const { id } = made.value
  if (one.isCancelled) await cancelBooking(deps, id, { acceptFee: false, viewer: null })
  await markBookingLettersSent(deps, id)
  return clock.now() < new Date(start)
}
