import { randomUUID } from 'node:crypto'
import { isFailure } from '@klarsikt/contract/client'
import type pg from 'pg'
import type { Buyer } from '../../harness/buyer.js'
import { newPersonalNumber } from '../../harness/personal-number.js'
import { check } from '../drill.js'

export const EXAM = { examType: 'glasses', ageGroup: '18-74' } as const

export type Slot = { readonly start: string; readonly resourceId: string }
type Days = { readonly from: string; readonly to: string }

export async function slotsOf({ client }: Buyer, storeId: number, days: Days): Promise<readonly Slot[]> {
  const found = await client.getSlots({ query: { ...EXAM, storeId, ...days } })
  if (isFailure(found))
    throw new Error(`slots of ${storeId}, ${days.from} to ${days.to}: ${JSON.stringify(found.error)}`)
  return found.slots
}

/** Valid details of a person, with a new idempotency key. */
export const personOf = ({ email }: Buyer) => ({
  ssn: newPersonalNumber(),
  firstName: 'Astrid',
  lastName: 'Ek-Lund',
  email,
  mobile: '070-174 06 05',
  note: '',
  idempotencyKey: randomUUID(),
})

/** Queries that must return no rows: each row is a broken rule. */
const BROKEN_TIMES = `
  select a.id from taken_time a join taken_time b on a.id <> b.id and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
    and (a.examiner_id = b.examiner_id or a.room_id = b.room_id)
  union all
  select b.id from booking b left join taken_time t on t.booking_id = b.id and t.starts_at = b.starts_at and t.examiner_id = b.examiner_id
    where (b.state = 'booked') <> (t.id is not null)`

/** Every visit has its own time, and no two visits overlap. */
export async function checkTimes(pool: pg.Pool, when: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(BROKEN_TIMES)
  check(rows.length === 0, `${when}: ${rows.length} visits without their time, or over one another`)
}
