import type { SessionCtx } from '../../../context.js'
import {
  actAs,
  audit,
  customerDevice,
  deviceName,
  networkName,
  rotateSession,
  writeDeviceCookie,
} from '../../platform/index.js'
import type { Customer } from '../customer/find-customer.js'
import { findCustomer } from '../customer/find-customer.js'
import { claimFavourites } from '../favourite/favourites.js'
import { sessionReply } from './session-reply.js'

/**
 * Logs a customer in, in one transaction: a new session, the merged cart, the draft of an agreement, the orders of the
 * customer's address and the audit row. A session that was another customer's brings nothing along. Returns null when
 * the checked password has changed since, because that change ended all sessions and this one must not outlive them.
 */
export async function finishLogin(
  ctx: SessionCtx,
  { id, passwordHash }: Pick<Customer, 'id'> & Partial<Pick<Customer, 'passwordHash'>>,
  /** Further fields of the answer. */
  reply: object = {},
): Promise<Response | null> {
  const { session, encryption, clock, settings } = ctx
  const started = await ctx.database.transaction(async (tx) => {
    const customer = await findCustomer(tx, encryption, id, { lock: true })
    if (!customer) throw new Error('The customer who logs in is gone')
    if (passwordHash !== undefined && passwordHash !== customer.passwordHash) return null
    const isVisit = session.store === null && session.managerId === null && session.customerId === null
    const isSame = session.customerId === customer.id
    const cartId =
      isVisit || isSame
        ? await ctx.hooks.joinCarts(ctx, tx, { customer, gathered: session.cartId })
        : (customer.cartId ?? undefined)
    if (isVisit) await claimFavourites(tx, session.cartId, customer.id)
    const from = { device: deviceName(ctx.userAgent), network: networkName(ctx.address) }
    const next = await rotateSession({ database: tx, encryption, clock }, session, {
      customerId: customer.id,
      from,
      ...(cartId !== undefined && { cartId }),
    })
    if (isVisit) await ctx.hooks.carryVisit(tx, { from: session.digest, to: next.session.digest })
    await actAs({ kind: 'customer', customerId: customer.id }, ctx.requestId, async () => {
      await audit(tx, clock.now(), { action: 'customer.logged-in', subject: 'customer', id: customer.id })
      if (customer.emailVerifiedAt !== null)
        await ctx.hooks.claimByEmail(ctx, tx, { customerId: customer.id, email: customer.profile.email })
    })
    return { token: next.token, name: customer.profile.firstName }
  })
  if (started === null) return null
  const user = { isStore: false, name: started.name }
  const device = writeDeviceCookie(ctx, customerDevice(id))
  return sessionReply(settings, started.token, { ...reply, success: true as const, user }, device)
}
