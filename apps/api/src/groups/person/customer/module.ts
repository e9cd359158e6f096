import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { asData } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { describeCustomer, updateCustomerDetails } from './details.js'
import { findCustomer } from './find-customer.js'
import { ownData } from './own-data.js'
import { customer } from './tables.js'

export const customerModule = defineModule({
  name: 'customer',
  endpoints: [
    implement(shop.getCustomerDetails, async ({ database, encryption, actor }) => {
      const found = await findCustomer(database, encryption, actor.customerId)
      return found ? ok({ data: describeCustomer(encryption, found) }) : err('request.unauthorized')
    }),
    implement(shop.updateCustomerDetails, async (ctx, { body }) =>
      asData(await updateCustomerDetails(ctx, ctx.actor.customerId, body)),
    ),
  ],
  personalData: [ownData],
  sealed: [customer.profile, customer.personalNumber],
})
