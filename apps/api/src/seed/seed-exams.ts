import type { DemoExam } from '@klarsikt/fixtures/demo'
import { eq } from 'drizzle-orm'
import type { Deps } from '../context.js'
import { enterExam } from '../groups/order/index.js'
import { findCustomerByEmail } from '../groups/person/index.js'
import { actAs } from '../groups/platform/index.js'
import { booking } from '../groups/visit/booking/tables.js'
import { createBooking, settleBooking } from '../groups/visit/index.js'
import { firstFreeTime } from './first-free-time.js'
import { markBookingLettersSent } from './mark-booking-letters-sent.js'

const DAY_MS = 86_400_000
const EXAM = { examType: 'glasses', ageGroup: '18-74' } as const

/**
 * Runs exams of demo customers, dated some days ago, through the shop's own functions. Returns how many prescriptions
 * were entered.
 */
export async function seedExams(deps: Deps, exams: readonly DemoExam[]): Promise<number> {
  const quiet = { ...deps, settings: { ...deps.settings, sms: null } }
  let made = 0
  for (const one of exams) if (await actAs({ kind: 'system', job: 'seed' }, null, () => examine(quiet, one))) made++
  return made
}

async function examine(deps: Deps, { key, email, ssn, storeId, daysAgo, typed }: DemoExam): Promise<boolean> {
  const { database, encryption, clock } = deps
  const before = depsAt(deps, clock.now().getTime() - (daysAgo + 1) * DAY_MS)
  const customer = await findCustomerByEmail(database, encryption, email)
  const start = customer && (await firstFreeTime(before, { ...EXAM, storeId, inDays: 1 }))
  if (!start) return false
  const { firstName, lastName, mobile } = customer.profile
  const made = await createBooking(before, {
    ...EXAM,
    storeId,
    start,
    typed: { ssn, firstName, lastName, email, mobile, note: '' },
    idempotencyKey: `demo-${key}`,
    customerId: customer.id,
  })
  if (!made.ok) return false
  const [row] = await database.orm
    .select({ id: booking.calendarId, endsAt: booking.endsAt })
    .from(booking)
    .where(eq(booking.id, made.value.id))
  if (!row) return false
  const after = depsAt(deps, row.endsAt.getTime())
  const visit = { storeId, id: row.id }
  await settleBooking(after, visit, { version: 0, outcome: 'complete' })
  await markBookingLettersSent(deps, made.value.id)
  return (await enterExam(after, visit, { ...typed, agreed: true })).ok
}

function depsAt(deps: Deps, at: number): Deps {
  return { ...deps, clock: { now: () => new Date(at) } }
}
