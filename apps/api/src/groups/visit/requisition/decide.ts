import type { Requisition } from '@klarsikt/contract/shop/types'
import type { Actor } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { judgeDecision, type RequisitionDecision, requisitionStates } from '@klarsikt/core/requisition'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { findSignedAgreement } from '../company/find-agreement.js'
import { findCompany } from '../company/find-company.js'
import { openContent, type RequisitionContent, sealContent } from './content.js'
import { describeRequisition } from './describe.js'
import { findForManager, lockRequisition } from './find.js'
import { sendDecided } from './letters.js'
import { requisition } from './tables.js'

type DecideRefusal = 'requisition.not-found' | 'requisition.expired' | 'requisition.decided'

type DecideDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings' | 'companyRegister'>

/**
 * Records the manager's decision, once. Of two simultaneous decisions the first counts, and the same decision again
 * changes nothing.
 */
export async function decideRequisition(
  deps: DecideDeps,
  actor: Actor,
  token: string,
  decision: RequisitionDecision,
): Promise<Result<Requisition, DecideRefusal>> {
  const registered = decision === 'approve' ? await lookUpCompany(deps, actor, token) : null
  return deps.database.transaction(async (tx): Promise<Result<Requisition, DecideRefusal>> => {
    const asked = await findForManager(deps, tx, actor, token)
    const row = asked && (await lockRequisition(tx, asked.id))
    // The requisition went to another manager in the meantime, so this link is void.
    if (!row || row.tokenDigest !== asked.tokenDigest) return err('requisition.not-found')
    const now = deps.clock.now()
    switch (judgeDecision(row, decision, now)) {
      case 'expired':
        return err('requisition.expired')
      case 'decided-otherwise':
        return err('requisition.decided')
      case 'decided-before':
        return ok(describeRequisition(deps, row))
      case 'decided': {
        const content = openContent(deps.encryption, row.content)
        const changes = {
          state: requisitionStates.to(decision),
          decidedAt: now,
          ...(content && registered && { content: sealContent(deps.encryption, { ...content, registered }) }),
        }
        await tx.orm.update(requisition).set(changes).where(eq(requisition.id, row.id))
        await audit(tx, now, { action: `requisition.${changes.state}`, subject: 'requisition', id: row.id })
        await sendDecided(deps, tx, row, decision)
        return ok(describeRequisition(deps, { ...row, ...changes }))
      }
    }
  })
}

/**
 * Looks up the invoice address of a company without an agreement. It runs outside the transaction, because the register
 * is another system. Without an answer the decision goes on, and the invoice gets the typed name and no address.
 */
async function lookUpCompany(
  deps: DecideDeps,
  actor: Actor,
  token: string,
): Promise<RequisitionContent['registered'] | null> {
  const row = await findForManager(deps, deps.database, actor, token)
  const content = row && openContent(deps.encryption, row.content)
  if (!content || judgeDecision(row, 'approve', deps.clock.now()) !== 'decided') return null
  const { organisationNumber } = content.company
  if (await findSignedAgreement(deps.database, deps.encryption, organisationNumber)) return null
  const company = await findCompany(deps, organisationNumber)
  return company.ok ? { name: company.value.name, address: company.value.address } : null
}
