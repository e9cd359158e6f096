import type { Requisition } from '@klarsikt/contract/shop/types'
import type { Actor } from '@klarsikt/core/access'
import { judgeDecision, type RequisitionDecision, requisitionStates } from '@klarsikt/core/b2b'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { audit } from '../audit/audit.js'
import { describeRequisition } from './describe.js'
import { findForManager, lockRequisition } from './find.js'
import { sendDecided } from './letters.js'
import { requisition } from './tables.js'

type DecideRefusal = 'requisition.not-found' | 'requisition.expired' | 'requisition.decided'

/** The manager decides, once: of two decisions at the same moment the first counts, and the same one again changes nothing. */
export async function decideRequisition(
  deps: Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings'>,
  actor: Actor,
  token: string,
  decision: RequisitionDecision,
): Promise<Result<Requisition, DecideRefusal>> {
  return deps.database.transaction(async (tx): Promise<Result<Requisition, DecideRefusal>> => {
    const found = await findForManager(deps, tx, actor, token)
    const row = found && (await lockRequisition(tx, found.id))
    // Sent to another manager in the meantime, this link ends.
    if (!row || row.tokenDigest !== found.tokenDigest) return err('requisition.not-found')
    const now = deps.clock.now()
    switch (judgeDecision(row, decision, now)) {
      case 'expired':
        return err('requisition.expired')
      case 'decided-otherwise':
        return err('requisition.decided')
      case 'decided-before':
        return ok(describeRequisition(deps, row))
      case 'decided': {
        const changes = { state: requisitionStates.to(decision), decidedAt: now }
        await tx.orm.update(requisition).set(changes).where(eq(requisition.id, row.id))
        await audit(tx, now, { action: `requisition.${changes.state}`, subject: 'requisition', id: row.id })
        await sendDecided(deps, tx, row, decision)
        return ok(describeRequisition(deps, { ...row, ...changes }))
      }
    }
  })
}
