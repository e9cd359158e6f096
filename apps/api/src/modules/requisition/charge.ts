import { requisitionPayer, requisitionStates } from '@klarsikt/core/b2b'
import * as requisitionLetterMessages from '@klarsikt/core/messages/requisition-letter'
import { wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import { audit } from '../audit/audit.js'
import { issueInvoice } from '../invoice/issue.js'
import { openContent } from './content.js'
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
  const { name, organisationNumber, reference, managerEmail } = content.company
  const text = requisitionLetterMessages.invoiceLine({ reference })
  const invoiceNumber =
    row.amount === 0
      ? null
      : await issueInvoice(deps, tx, {
          key: `requisition:${id}`,
          customerId: null,
          company: {
            name,
            organisationNumber,
            reference,
            email: managerEmail,
            bankgiro: deps.settings.bankgiro ?? null,
          },
          lines: [{ name: text, quantity: 1, unitPrice: wholeOre(row.amount), vatRate: EXAM_VAT_RATE }],
        })
  const state = requisitionStates.to('use')
  await tx.orm.update(requisition).set({ state, invoiceNumber }).where(eq(requisition.id, id))
  await audit(tx, deps.clock.now(), { action: `requisition.${state}`, subject: 'requisition', id })
  return true
}
