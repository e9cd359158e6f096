import type { EyeHealthDay } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { problemText } from '@klarsikt/core/errors'
import {
  checkEyeHealthDayAnswer,
  type EyeHealthDayAnswer,
  eyeHealthDayStates,
  type TypedEyeHealthDayAnswer,
} from '@klarsikt/core/eye-health-day'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as staffEyeHealthDayMessages from '@klarsikt/core/messages/staff-eye-health-day'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { findStoreContact } from '../../catalogue/index.js'
import { audit, enqueueLetter } from '../../platform/index.js'
import { describeEyeHealthDay, findEyeHealthDay } from './for-stores.js'
import { EYE_HEALTH_DAY_LETTERS } from './letters.js'
import { openAnswerText, openRequest, sealAnswerText } from './sealed-request.js'
import { eyeHealthDay } from './tables.js'

type AnswerDeps = Pick<Deps, 'database' | 'clock' | 'encryption'>
type Row = NonNullable<Awaited<ReturnType<typeof findEyeHealthDay>>>

/** The request, the store that answers, and the version that the store has seen. */
export type Meant = { readonly id: string; readonly storeId: number; readonly version: number }

type Outcome =
  | { readonly success: true; readonly data: EyeHealthDay }
  | {
      readonly success: false
      readonly result: 'eye-health-day.changed'
      readonly message: string
      readonly data: EyeHealthDay
    }

/**
 * Answers a request once and tells the company. Repeating the store's own answer succeeds without a change; a request
 * answered by another store is not found.
 */
export async function answerEyeHealthDay(
  deps: AnswerDeps,
  meant: Meant,
  typed: TypedEyeHealthDayAnswer,
): Promise<Result<Outcome, Refusal<'eye-health-day.not-found' | 'request.invalid'>>> {
  const now = deps.clock.now()
  const checked = checkEyeHealthDayAnswer(typed, { now, today: stockholmDate(now) })
  return deps.database.transaction(async (tx) => {
    const row = await findEyeHealthDay(tx, meant, { lock: true })
    if (!row) return err('eye-health-day.not-found')
    const reply = async (success: boolean): Promise<Result<Outcome, never>> => {
      const data = describeEyeHealthDay(deps, (await findEyeHealthDay(tx, meant)) ?? row)
      const message = staffEyeHealthDayMessages.changed()
      return ok(success ? { success, data } : { success, result: 'eye-health-day.changed', message, data })
    }
    const isOpen = eyeHealthDayStates.can(row.state, typed.answer) && row.version === meant.version
    if (!isOpen) return reply(checked.ok && isSame(deps, row, meant, checked.value))
    if (!checked.ok) {
      const texts = Object.entries(checked.error).map(([field, problem]) => [field, problemText(problem)])
      return err({ code: 'request.invalid', fields: Object.fromEntries(texts) })
    }
    await writeAnswer(deps, tx, row, meant, checked.value)
    return reply(true)
  })
}

async function writeAnswer(
  deps: AnswerDeps,
  tx: Executor,
  row: Row,
  { storeId }: Meant,
  answer: EyeHealthDayAnswer,
): Promise<void> {
  const now = deps.clock.now()
  const state = eyeHealthDayStates.to(answer.answer)
  const startsAt = answer.answer === 'accept' ? answer.startsAt : null
  await tx.orm
    .update(eyeHealthDay)
    .set({
      state,
      version: row.version + 1,
      answeredBy: storeId,
      answeredAt: now,
      answerText: sealAnswerText(deps.encryption, answer.text),
      startsAt,
    })
    .where(eq(eyeHealthDay.id, row.id))
  await audit(tx, now, { action: `eye-health-day.${state}`, subject: 'eye-health-day', id: row.id })
  const own = await findStoreContact(tx, storeId)
  await enqueueLetter(deps, tx, {
    template: EYE_HEALTH_DAY_LETTERS[answer.answer],
    to: openRequest(deps.encryption, row.request)?.email ?? '',
    key: row.id,
    data: {
      store: own?.name ?? '',
      phone: own?.phone ?? '',
      text: answer.text,
      startsAt: startsAt?.toISOString() ?? null,
    },
  })
}

function isSame({ encryption }: AnswerDeps, row: Row, { storeId }: Meant, answer: EyeHealthDayAnswer): boolean {
  const startsAt = answer.answer === 'accept' ? answer.startsAt.getTime() : undefined
  return (
    row.answeredBy === storeId &&
    row.state === eyeHealthDayStates.to(answer.answer) &&
    row.startsAt?.getTime() === startsAt &&
    openAnswerText(encryption, row.answerText) === answer.text
  )
}
