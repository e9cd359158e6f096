import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { findOpen, forgetSnapshotsOf } from '../../money/index.js'
import { readDraft } from './draft.js'
import { checkoutDraft } from './tables.js'

/** The customer's draft of a checkout. While its cart is being paid for, an order may come from it. */
export const draftData: CustomerData = {
  file: 'kassa',
  columns: [checkoutDraft.cartId],
  read: async ({ encryption }, tx, { cartId }) => (cartId === null ? null : readDraft(tx, encryption, cartId)),
  async erase(_deps, tx, { cartId }) {
    if (cartId === null) return
    await tx.orm.delete(checkoutDraft).where(eq(checkoutDraft.cartId, cartId))
    await forgetSnapshotsOf(tx, { type: 'checkout', id: cartId })
  },
  async isUnderWay(tx, { cartId }) {
    if (cartId === null) return false
    // The draft is locked as a submission does it. A simultaneous submission waits and then finds no draft.
    await tx.orm.select().from(checkoutDraft).where(eq(checkoutDraft.cartId, cartId)).for('update')
    return (await findOpen(tx, { type: 'checkout', id: cartId })) !== null
  },
}
