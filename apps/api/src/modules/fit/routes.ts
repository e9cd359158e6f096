import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { findCustomer } from '../customer/find-customer.js'
import { describeOwnSize, findOwnSize, setOwnSize } from './own-size.js'

export const fitRoutes: readonly Implemented[] = [
  implement(shop.getOwnSize, async ({ database, encryption, actor }) => {
    const customer = await findCustomer(database, encryption, actor.customerId)
    if (!customer) return err('request.unauthorized')
    return ok({ data: describeOwnSize(await findOwnSize(database, customer.id), customer.number) })
  }),
  implement(shop.setOwnSize, async (ctx, { body }) => {
    const set = await setOwnSize(ctx, ctx.actor.customerId, body)
    return set.ok ? ok({ success: true as const, data: set.value }) : set
  }),
]
