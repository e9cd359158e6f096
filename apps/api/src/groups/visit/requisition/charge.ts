import * as requisitionLetterMessages from '@klarsikt/core/messages/requisition-letter'
import { wholeOre } from '@klarsikt/core/money'
import { requisitionPayer, requisitionStates } from '@klarsikt/core/requisition'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { type NewInvoice, issueInvoice } from '../../money/index.js'
import { audit } from '../../platform/index.js'
import { findSignedAgreement } from '../company/find-agreement.js'
import { openContent, type RequisitionContent } from './content.js'
import { lockRequisition } from './find.js'
import type { RequisitionDeps } from './send.js'
import { requisition } from './tables.js'

/** An optician's exam is health care, which has no VAT. */
const EXAM_VAT_RATE = 0

/**
 * Charges the company after the visit for what its manager has approved. The invoice has the reference, but neither the
 * employee nor the exam. Returns false when nobody has approved, so that the employee pays.
 */
export async function chargeRequisition(deps: RequisitionDeps, tx: Executor, id: string): Promise<boolean> {
  const row = await lockRequisition(tx, id)
  const content = row && openContent(deps.encryption, row.content)
  if (!content || requisitionPayer('electronic', row.state) !== 'company') return false
  if (!requisitionStates.can(row.state, 'use')) return true
  const { reference } = content.company
  const text = requisitionLetterMessages.invoiceLine({ reference })
  const invoiceNumber =
    row.amount === 0
      ? null
      : await issueInvoice(deps, tx, {
          key: `requisition:${id}`,
          customerId: null,
          company: await receiverOf(deps, tx, content),
          lines: [{ name: text, quantity: 1, unitPrice: wholeOre(row.amount), vatRate: EXAM_VAT_RATE }],
        })
  const state = requisitionStates.to('use')
  await tx.orm.update(requisition).set({ state, invoiceNumber }).where(eq(requisition.id, id))
  await audit(tx, deps.clock.now(), { action: `requisition.${state}`, subject: 'requisition', id })
  return true
}

/** The receiver of the invoice: as in the company's agreement, otherwise as in the register, otherwise by name only. */
async function receiverOf(
  { encryption, settings }: RequisitionDeps,
  tx: Executor,
  { company, registered }: RequisitionContent,
): Promise<NonNullable<NewInvoice['company']>> {
  const { organisationNumber, reference, managerEmail } = company
  const says = (await findSignedAgreement(tx, encryption, organisationNumber))?.says
  return {
    name: says?.organisation.name ?? registered?.name ?? company.name,
    address: says?.invoice ?? registered?.address ?? null,
    eInvoiceId: says?.invoice.eInvoiceId ?? '',
    organisationNumber,
    reference,
    email: managerEmail,
    bankgiro: settings.bankgiro ?? null,
  }
}
