import type { Hooks } from '../../../hooks.js'
import { findOpen } from '../../money/index.js'
import { setCustomerCart } from '../../person/index.js'
import { moveSessionsToCart } from '../../platform/index.js'
import { mergeStoredCarts } from '../../sale/index.js'
import { moveDraft } from './draft.js'

/**
 * Merges the carts at a log-in and returns the resulting cart. A cart that is being paid for must stay where its
 * payment finds it, so then it takes in the other one. When both are being paid for, they are not merged.
 */
export const joinCarts: Hooks['joinCarts'] = async (deps, tx, { customer: { id, cartId }, gathered }) => {
  if (cartId === null || cartId === gathered) {
    if (cartId === null) await setCustomerCart(tx, id, gathered)
    return gathered
  }
  const paying = async (subject: string) => (await findOpen(tx, { type: 'checkout', id: subject })) !== null
  const isGatheredPaid = await paying(gathered)
  const [from, to] = isGatheredPaid ? [cartId, gathered] : [gathered, cartId]
  if (!(await paying(from))) {
    const { encryption, clock } = deps
    await mergeStoredCarts({ encryption, clock, state: deps.catalogue.state }, tx, { from, to })
    await moveDraft(tx, from, to)
  }
  if (to !== cartId) {
    await setCustomerCart(tx, id, to)
    await moveSessionsToCart(tx, id, to)
  }
  return to
}
