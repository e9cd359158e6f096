import { randomUUID } from 'node:crypto'
import type { AgreementCover } from '@klarsikt/core/agreement'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ore } from '@klarsikt/core/money'
import { type CompanyInfo, requisitionExpiry, requisitionStateAt, requisitionStates } from '@klarsikt/core/requisition'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { managerDigests, openContent, type RequisitionContent, sealContent } from './content.js'
import { lockRequisition, type RequisitionRow } from './find.js'
import { sendAsked } from './letters.js'
import { requisition } from './tables.js'
import { newToken } from './tokens.js'

export type RequisitionDeps = Pick<Deps, 'clock' | 'encryption' | 'settings'>

type NewRequisition = Pick<RequisitionContent, 'employee' | 'bookingId'> & {
  readonly cover: AgreementCover | null
  readonly company: CompanyInfo
  readonly customerId: string | null
  readonly amount: Ore
}

/** Drafts the request to a manager, in the transaction that books the exam, and returns its id. */
export async function draftRequisition(
  { clock, encryption }: RequisitionDeps,
  tx: Executor,
  { company: { requisitionType: _, ...company }, employee, bookingId, customerId, amount, cover }: NewRequisition,
): Promise<string> {
  const id = randomUUID()
  const now = clock.now()
  const [managerDigest] = managerDigests(encryption, company.managerEmail)
  const content = sealContent(encryption, { employee, company, bookingId, cover })
  const state = requisitionStates.initial
  await tx.orm.insert(requisition).values({ id, state, content, managerDigest, customerId, amount, createdAt: now })
  await audit(tx, now, { action: `requisition.${state}`, subject: 'requisition', id })
  return id
}

/** Asks the manager, or another one, with a new link; the earlier link becomes void. A decision stays. */
export async function sendRequisition(
  deps: RequisitionDeps,
  tx: Executor,
  id: string,
  managerEmail?: string,
): Promise<Result<RequisitionRow, 'requisition.not-found' | 'requisition.decided'>> {
  const { clock, encryption } = deps
  const now = clock.now()
  const row = await lockRequisition(tx, id)
  const content = row && openContent(encryption, row.content)
  if (!content) return err('requisition.not-found')
  if (!requisitionStates.can(requisitionStateAt(row, now), 'send')) return err('requisition.decided')
  const company = { ...content.company, ...(managerEmail !== undefined && { managerEmail }) }
  const { token, digest } = newToken(encryption)
  const changes = {
    state: requisitionStates.to('send'),
    content: sealContent(encryption, { ...content, company }),
    managerDigest: managerDigests(encryption, company.managerEmail)[0],
    tokenDigest: digest,
    sentAt: now,
    expiresAt: requisitionExpiry(now),
  }
  await tx.orm.update(requisition).set(changes).where(eq(requisition.id, id))
  await audit(tx, now, { action: `requisition.${changes.state}`, subject: 'requisition', id })
  await sendAsked(deps, tx, { ...row, ...changes }, token)
  return ok({ ...row, ...changes })
}
