import { randomUUID } from 'node:crypto'
import { stockholmDate } from '@klarsikt/core/calendar'
import { problemText } from '@klarsikt/core/errors'
import {
  checkEyeHealthDayRequest,
  type EyeHealthDayRequest,
  eyeHealthDayStates,
  type TypedEyeHealthDayRequest,
} from '@klarsikt/core/eye-health-day'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import { countTries } from '../../../http/count-tries.js'
import type { Refusal } from '../../../http/failures.js'
import { audit, enqueueLetter } from '../../platform/index.js'
import { EYE_HEALTH_DAY_LETTERS } from './letters.js'
import { sealRequest } from './sealed-request.js'
import { eyeHealthDay } from './tables.js'

const DIGEST = 'eye_health_day.digest'

type Received = Result<{ readonly email: string }, Refusal<'request.invalid' | 'rate-limited'>>

/** Receives a request and confirms it by letter. A repeated request gets the same answer and no second letter. */
export async function receiveEyeHealthDay(ctx: Ctx, typed: TypedEyeHealthDayRequest): Promise<Received> {
  const { database, encryption, clock, rateLimits, address } = ctx
  const now = clock.now()
  const checked = checkEyeHealthDayRequest(typed, stockholmDate(now))
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const request = checked.value
  const { email } = request
  const digests = digestsOf(ctx, request)
  if ((await database.orm.$count(eyeHealthDay, inArray(eyeHealthDay.digest, [...digests]))) > 0) return ok({ email })
  const counted = await countTries(rateLimits, [
    ['eye-health-day:address', address],
    ['eye-health-day:e-mail', email],
  ])
  if (!counted.ok) return counted
  await database.transaction(async (tx) => {
    const id = randomUUID()
    const { preferredDay, participants } = request
    const { rowCount } = await tx.orm
      .insert(eyeHealthDay)
      .values({
        id,
        state: eyeHealthDayStates.initial,
        request: sealRequest(encryption, request),
        digest: digests[0],
        preferredDay,
        participants,
        receivedAt: now,
      })
      .onConflictDoNothing({ target: eyeHealthDay.digest })
    // The button was pressed twice, and the other call came first.
    if (rowCount === 0) return
    await audit(tx, now, { action: `eye-health-day.${eyeHealthDayStates.initial}`, subject: 'eye-health-day', id })
    const data = { preferredDay, participants }
    await enqueueLetter(ctx, tx, { template: EYE_HEALTH_DAY_LETTERS.received, to: email, data })
  })
  return ok({ email })
}

function digestsOf({ encryption }: Ctx, request: EyeHealthDayRequest) {
  const { companyName, organisationNumber, contact, email, mobile, preferredDay, participants, note } = request
  const content = [companyName, organisationNumber, contact, email, mobile, preferredDay, participants, note]
  return encryption.digests(JSON.stringify(content), DIGEST)
}

function fieldTexts(problems: Readonly<Record<string, Parameters<typeof problemText>[0]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problemText(problem)]))
}
