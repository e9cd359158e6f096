import { requisitionPayer, requisitionStates } from '@klarsikt/core/b2b'
import * as requisitionLetterMessages from '@klarsikt/core/messages/requisition-letter'
import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { audit } from '../audit/audit.js'
import { findSignedAgreement } from '../company/find-agreement.js'
import { issueInvoice, type NewInvoice } from '../invoice/issue.js'
import { openContent, type RequisitionContent } from './content.js'
import { lockRequisition } from './find.js'
import type { RequisitionDeps } from './send.js'
import { requisition } from './tables.js'

/** An exam by an optician is care, which is free of tax. */
const EXAM_VAT_RATE = 0

/**
 * The visit has taken place: the company is charged for what its manager has approved, by an invoice that carries the reference
 * and neither who was there nor what was examined. False where nobody has approved, and the employee pays.
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

/** Whom the invoice is addressed to: as the company has agreed, or as the register knows it, or by name alone. */
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
