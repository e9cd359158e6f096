import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { declareWithdrawal } from './declare.js'

/** The statutory withdrawal function: for everybody, without an account. */
export const withdrawalRoutes: readonly Implemented[] = [
  implement(shop.declareWithdrawal, async (ctx, { body }) => {
    const received = await declareWithdrawal(ctx, { ...body, goods: body.goods ?? '' })
    return received.ok ? ok({ data: received.value }) : received
  }),
]
