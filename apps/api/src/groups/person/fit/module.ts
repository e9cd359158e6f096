import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { asData } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { findCustomer } from '../customer/find-customer.js'
import { ownSizeData } from './own-size-data.js'
import { describeOwnSize, findOwnSize, setOwnSize } from './own-size.js'

export const fitModule = defineModule({
  name: 'fit',
  endpoints: [
    implement(shop.getOwnSize, async ({ database, encryption, actor }) => {
      const customer = await findCustomer(database, encryption, actor.customerId)
      if (!customer) return err('request.unauthorized')
      return ok({ data: describeOwnSize(await findOwnSize(database, customer.id), customer.number) })
    }),
    implement(shop.setOwnSize, async (ctx, { body }) => asData(await setOwnSize(ctx, ctx.actor.customerId, body))),
  ],
  personalData: [ownSizeData],
})
