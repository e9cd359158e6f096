import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { describeCustomer, updateCustomerDetails } from './details.js'
import { findCustomer } from './find-customer.js'

export const customerRoutes: readonly Implemented[] = [
  implement(shop.getCustomerDetails, async ({ database, encryption, actor }) => {
    const found = await findCustomer(database, encryption, actor.customerId)
    return found ? ok({ data: describeCustomer(encryption, found) }) : err('request.unauthorized')
  }),
  implement(shop.updateCustomerDetails, async (ctx, { body }) => {
    const changed = await updateCustomerDetails(ctx, ctx.actor.customerId, body)
    return changed.ok ? ok({ success: true as const, data: changed.value }) : changed
  }),
]
