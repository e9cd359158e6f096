import { firstFreeSlot } from '@klarsikt/core/booking'
import { addDays, stockholmDate, stockholmDay } from '@klarsikt/core/calendar'
import { type RequisitionState, requisitionStates } from '@klarsikt/core/requisition'
import type { DemoRequisition } from '@klarsikt/fixtures/demo'
import { eq } from 'drizzle-orm'
import type { Deps } from '../context.js'
import { actAs, setAside } from '../groups/platform/index.js'
import { booking } from '../groups/visit/booking/tables.js'
import {
  createBooking,
  decideRequisition,
  expireRequisition,
  loadSchedules,
  loadTaken,
  requestBooking,
  settleBooking,
} from '../groups/visit/index.js'
import { requisition } from '../groups/visit/requisition/tables.js'

const EXAM = { examType: 'terminal', ageGroup: '18-74' } as const
/** Number of days searched for a free time. */
const SPAN_DAYS = 14
const DAY_MS = 86_400_000

/** Makes the demo's exam requests through the shop's own functions, unless the shop has a requisition. */
export async function seedRequisitions(deps: Deps, asked: readonly DemoRequisition[]): Promise<number> {
  if ((await deps.database.orm.$count(requisition)) > 0) return 0
  const quiet = { ...deps, settings: { ...deps.settings, sms: null } }
  let made = 0
  for (const one of asked) if (await actAs({ kind: 'system', job: 'seed' }, null, () => ask(quiet, one))) made++
  // The demo sends no letters about its past, except the link for a request that waits for its answer.
  await setAside(deps.database, ['booking-%', 'requisition-approved%', 'requisition-rejected%', 'invoice-%'])
  return made
}

async function ask(now: Deps, { state, typed, storeId, inDays, key }: DemoRequisition): Promise<boolean> {
  // A used requisition belongs to an exam that was booked and has taken place.
  const at = inDays < 0 ? new Date(now.clock.now().getTime() + (inDays - SPAN_DAYS) * DAY_MS) : now.clock.now()
  const deps = { ...now, clock: { now: () => at } }
  const start = await firstFree(deps, storeId, inDays < 0 ? 1 : inDays)
  if (start === null) return false
  const request = { ...EXAM, storeId, start, typed, idempotencyKey: `demo-${key}`, customerId: null }
  const made = await (state === 'draft' ? requestBooking(deps, request) : createBooking(deps, request))
  if (!made.ok) return false
  const [row] = await deps.database.orm
    .select({ id: requisition.id, managerDigest: requisition.managerDigest, calendarId: booking.calendarId })
    .from(booking)
    .innerJoin(requisition, eq(requisition.id, booking.requisitionId))
    .where(eq(booking.id, made.value.id))
  if (!row) return false
  await moveTo(deps, state, row)
  if (state === 'used') await settleBooking(now, { storeId, id: row.calendarId }, { version: 0, outcome: 'complete' })
  return true
}

type Asked = { readonly id: string; readonly managerDigest: string }

async function moveTo(deps: Deps, state: RequisitionState, { id, managerDigest }: Asked): Promise<void> {
  const manager = { kind: 'manager', managerId: managerDigest } as const
  if (state === requisitionStates.to('expire')) await deps.database.transaction((tx) => expireRequisition(deps, tx, id))
  if (state === 'rejected') await decideRequisition(deps, manager, id, 'reject')
  if (state === 'approved' || state === 'used') await decideRequisition(deps, manager, id, 'approve')
}

async function firstFree(deps: Deps, storeId: number, inDays: number): Promise<string | null> {
  const now = deps.clock.now()
  const from = addDays(stockholmDate(now), inDays)
  const to = addDays(from, SPAN_DAYS - 2)
  const schedule = (await loadSchedules(deps.database, storeId)).get(storeId)
  if (!schedule) return null
  const span = { from: stockholmDay(from).start, to: stockholmDay(to).end }
  const taken = (await loadTaken(deps.database, { storeId, now, ...span })).get(storeId) ?? []
  const slot = firstFreeSlot(schedule, taken, { ...EXAM, from, to, now })
  return slot && new Date(slot.start).toISOString()
}
