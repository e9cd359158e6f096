import { kronor, wholeOre } from '@klarsikt/core/money'
import { REQUISITION_STATE_MESSAGES } from '@klarsikt/core/requisition'
import { desc, eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { openContent } from './content.js'
import { requisition } from './tables.js'

/** The requisitions about a customer's exams. What the company was charged is on its invoice, without the customer. */
export const requisitionData: CustomerData = {
  file: 'rekvisitioner',
  columns: [requisition.customerId, requisition.content],
  async read({ encryption }, { orm }, { id }) {
    const rows = await orm
      .select()
      .from(requisition)
      .where(eq(requisition.customerId, id))
      .orderBy(desc(requisition.createdAt))
    return rows.map(({ state, content, amount, createdAt, sentAt, expiresAt, decidedAt }) => ({
      status: REQUISITION_STATE_MESSAGES[state](),
      content: openContent(encryption, content),
      amount: kronor(wholeOre(amount)),
      createdAt,
      sentAt,
      expiresAt,
      decidedAt,
    }))
  },
  async erase(_deps, { orm }, { id }) {
    await orm
      .update(requisition)
      .set({ customerId: null, content: '', managerDigest: '' })
      .where(eq(requisition.customerId, id))
  },
}
