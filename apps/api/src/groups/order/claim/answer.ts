import type { StaffClaim } from '@klarsikt/contract/shop/types'
import type { ActorOf } from '@klarsikt/core/access'
import { checkClaimAnswer, claimStates, type TypedClaimAnswer } from '@klarsikt/core/friends'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { findStoreContact } from '../../catalogue/index.js'
import { openProfile } from '../../person/index.js'
import { audit, enqueueLetter } from '../../platform/index.js'
import { isOpenTo } from '../order/open-to-staff.js'
import { describeStaffClaim, nameOf } from './describe.js'
import { type ClaimRow, findClaim, lockClaim } from './find-claims.js'
import { CLAIM_LETTERS } from './letters.js'
import { openAnswer, sealAnswer } from './sealed-claim.js'
import { claim } from './tables.js'

type AnswerDeps = Pick<Deps, 'database' | 'clock' | 'encryption'>
type AnswerRefusal = 'claim.not-found' | 'claim.answered' | 'request.invalid'

/** Answers a claim once and writes to the customer. Repeating the store's own answer succeeds without a change. */
export async function answerClaim(
  deps: AnswerDeps,
  { id, actor }: { readonly id: string; readonly actor: ActorOf<'staff'> },
  typed: TypedClaimAnswer,
): Promise<Result<StaffClaim, Refusal<AnswerRefusal>>> {
  const checked = checkClaimAnswer(typed)
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const { storeId } = actor
  return deps.database.transaction(async (tx): Promise<Result<StaffClaim, Refusal<AnswerRefusal>>> => {
    const row = await lockClaim(tx, id, isOpenTo(deps, actor))
    if (!row) return err('claim.not-found')
    const state = claimStates.to(checked.value.answer)
    const { text } = checked.value
    if (!claimStates.can(row.state, checked.value.answer)) {
      const isSame = row.state === state && row.answeredBy === storeId
      return isSame && openAnswer(deps.encryption, row.answerText) === text
        ? ok(describeStaffClaim(deps.encryption, row))
        : err('claim.answered')
    }
    await write(deps, tx, row, { storeId, answer: checked.value })
    return ok(describeStaffClaim(deps.encryption, (await findClaim(tx, id)) ?? row))
  })
}

async function write(
  { clock, encryption }: AnswerDeps,
  tx: Executor,
  row: ClaimRow,
  { storeId, answer: { answer, text } }: { readonly storeId: number; readonly answer: TypedClaimAnswer },
): Promise<void> {
  const now = clock.now()
  const state = claimStates.to(answer)
  await tx.orm
    .update(claim)
    .set({ state, answeredBy: storeId, answeredAt: now, answerText: sealAnswer(encryption, text) })
    .where(eq(claim.id, row.id))
  await audit(tx, now, { action: `claim.${state}`, subject: 'claim', id: row.id })
  const own = await findStoreContact(tx, storeId)
  await enqueueLetter({ encryption, clock }, tx, {
    template: CLAIM_LETTERS[answer],
    to: openProfile(encryption, row.profile).email,
    key: row.id,
    data: { name: nameOf(row), store: own?.name ?? '', phone: own?.phone ?? '', text },
  })
}
