import type { EyeHealthDay, EyeHealthDays } from '@klarsikt/contract/shop/types'
import {
  EYE_HEALTH_DAY_STATE_MESSAGES,
  type EyeHealthDayState,
  eyeHealthDayStates,
} from '@klarsikt/core/eye-health-day'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, count, desc, eq, getTableColumns, isNull, or, type SQL } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { storeRow } from '../../catalogue/index.js'
import { openAnswerText, openRequest } from './sealed-request.js'
import { eyeHealthDay } from './tables.js'

/** Maximum number of requests in a list. */
const REQUESTS_SHOWN = 100

type Row = typeof eyeHealthDay.$inferSelect & { readonly store: string | null }
type Opening = Pick<Deps, 'encryption'>

/** Open requests belong to every store; an answered one belongs to the store that answered. */
const isOf = (storeId: number): SQL | undefined =>
  or(isNull(eyeHealthDay.answeredBy), eq(eyeHealthDay.answeredBy, storeId))

/** The requests of a state that a store sees. Waiting requests come oldest first, others newest first. */
export async function listEyeHealthDays(
  { database, encryption }: Pick<Deps, 'database' | 'encryption'>,
  { state, storeId }: { readonly state: EyeHealthDayState; readonly storeId: number },
): Promise<EyeHealthDays> {
  const { orm } = database
  const counted = await orm
    .select({ state: eyeHealthDay.state, count: count() })
    .from(eyeHealthDay)
    .where(isOf(storeId))
    .groupBy(eyeHealthDay.state)
  const counts = Object.fromEntries(
    eyeHealthDayStates.states.map((one) => [one, counted.find((row) => row.state === one)?.count ?? 0]),
  ) as Record<EyeHealthDayState, number>
  const { receivedAt } = eyeHealthDay
  const rows = await orm
    .select()
    .from(eyeHealthDay)
    .where(and(eq(eyeHealthDay.state, state), isOf(storeId)))
    .orderBy(state === eyeHealthDayStates.initial ? asc(receivedAt) : desc(receivedAt), asc(eyeHealthDay.id))
    .limit(REQUESTS_SHOWN)
  return { state, counts, requests: rows.map((row) => headOf({ encryption }, row)) }
}

/** A request that a store sees. `lock` locks it until the transaction ends. */
export async function findEyeHealthDay(
  { orm }: Executor,
  { id, storeId }: { readonly id: string; readonly storeId: number },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<Row | null> {
  const query = orm
    .select({ ...getTableColumns(eyeHealthDay), store: storeRow.name })
    .from(eyeHealthDay)
    .leftJoin(storeRow, eq(storeRow.id, eyeHealthDay.answeredBy))
    .where(and(eq(eyeHealthDay.id, id), isOf(storeId)))
  const [row] = await (lock ? query.for('no key update', { of: eyeHealthDay }) : query)
  return row ?? null
}

/** A request as the store sees it. */
export function describeEyeHealthDay({ encryption }: Opening, row: Row): EyeHealthDay {
  const {
    organisationNumber = '',
    contact = '',
    email = '',
    mobile = '',
    note = '',
  } = openRequest(encryption, row.request) ?? {}
  const { version, answeredAt, startsAt, answerText } = row
  return {
    ...headOf({ encryption }, row),
    organisationNumber,
    contact,
    email,
    mobile,
    note,
    version,
    answer: answeredAt && {
      store: row.store ?? '',
      at: answeredAt.toISOString(),
      startsAt: startsAt?.toISOString() ?? null,
      text: openAnswerText(encryption, answerText),
    },
  }
}

function headOf({ encryption }: Opening, row: typeof eyeHealthDay.$inferSelect): EyeHealthDays['requests'][number] {
  const { id, state, preferredDay, participants, receivedAt } = row
  return {
    id,
    state,
    stateText: EYE_HEALTH_DAY_STATE_MESSAGES[state](),
    companyName: openRequest(encryption, row.request)?.companyName ?? '',
    preferredDay,
    participants,
    receivedAt: receivedAt.toISOString(),
  }
}
