import type { Deps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { findOrder } from './find-order.js'
import { sendReturnRefunded } from './letters.js'
import { payOwed } from './pay-owed.js'
import { noteRefunded } from './queries.js'

/** Pays what is owed, records the returns that are fully refunded, and tells their customers. */
export async function followRefunds(deps: Pick<Deps, 'database' | 'clock' | 'encryption'>): Promise<number> {
  await payOwed(deps)
  const now = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    const { rows } = await noteRefunded(tx, now)
    for (const { id, orderNumber, refunded } of rows) {
      await audit(tx, now, { action: 'return.refunded', subject: 'return', id })
      const order = refunded > 0 ? await findOrder(tx, orderNumber, { customerId: null }) : null
      if (order) await sendReturnRefunded(deps, tx, { id, order, refunded })
    }
    return rows.length
  })
}
