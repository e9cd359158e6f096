import { randomUUID } from 'node:crypto'
import { stockholmDate } from '@klarsikt/core/calendar'
import { checkClaim, claimStates, type TypedClaim } from '@klarsikt/core/friends'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as claimMessages from '@klarsikt/core/messages/claim'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { findCustomer } from '../../person/index.js'
import { audit, enqueueLetter } from '../../platform/index.js'
import { findCovered } from './find-covered.js'
import { CLAIM_LETTERS } from './letters.js'
import { sealReport } from './sealed-claim.js'
import { claim } from './tables.js'

type ReportRefusal = 'request.invalid' | 'claim.not-covered' | 'claim.exists'

/** Reports what happened to covered glasses, once [LOYAL-002]. */
export async function reportClaim(
  ctx: Ctx,
  customerId: string,
  typed: TypedClaim,
): Promise<Result<void, Refusal<ReportRefusal>>> {
  const { database, encryption, clock } = ctx
  const now = clock.now()
  const checked = checkClaim(typed, stockholmDate(now))
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const { item, happenedOn, text } = checked.value
  return database.transaction(async (tx): Promise<Result<void, Refusal<ReportRefusal>>> => {
    const covered = (await findCovered(ctx, tx, customerId)).find(({ id }) => id === item)
    if (!covered) return err(await whyNot(tx, customerId, item))
    if (happenedOn < covered.boughtOn)
      return err({ code: 'request.invalid', fields: { happenedOn: claimMessages.dayBefore() } })
    const id = randomUUID()
    const { orderNumber, position, name } = covered
    const { rowCount } = await tx.orm
      .insert(claim)
      .values({
        id,
        customerId,
        orderNumber,
        position,
        state: claimStates.initial,
        happenedOn,
        report: sealReport(encryption, text),
        reportedAt: now,
      })
      .onConflictDoNothing()
    // The button was pressed twice, and the other call came first.
    if (rowCount === 0) return err('claim.exists')
    await audit(tx, now, { action: `claim.${claimStates.initial}`, subject: 'claim', id })
    const to = (await findCustomer(tx, encryption, customerId))?.profile.email ?? ''
    await enqueueLetter(ctx, tx, { template: CLAIM_LETTERS.received, to, key: id, data: { name } })
    return ok(undefined)
  })
}

/** Why glasses cannot be claimed: they are claimed already, or they are not covered. */
async function whyNot(
  { orm }: Executor,
  customerId: string,
  item: string,
): Promise<'claim.exists' | 'claim.not-covered'> {
  const rows = await orm
    .select({ orderNumber: claim.orderNumber, position: claim.position, state: claim.state })
    .from(claim)
    .where(eq(claim.customerId, customerId))
  const open = rows.some(
    (row) => `${row.orderNumber}-${row.position}` === item && row.state !== claimStates.to('decline'),
  )
  return open ? 'claim.exists' : 'claim.not-covered'
}
