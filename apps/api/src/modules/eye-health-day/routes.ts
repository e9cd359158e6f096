import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { eyeHealthDayStates } from '@klarsikt/core/eye-health-day'
import { err, ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { answerEyeHealthDay } from './answer.js'
import { describeEyeHealthDay, findEyeHealthDay, listEyeHealthDays } from './for-stores.js'
import { receiveEyeHealthDay } from './receive.js'

/** Companies ask for an optician at their place of work, and a store answers. */
export const eyeHealthDayRoutes: readonly Implemented[] = [
  implement(shop.requestEyeHealthDay, async (ctx, { body }) => {
    const received = await receiveEyeHealthDay(ctx, body)
    return received.ok ? ok({ success: true as const, ...received.value }) : received
  }),
  implement(shop.getEyeHealthDays, async (ctx, { query }) =>
    ok({
      data: await listEyeHealthDays(ctx, {
        state: query.state ?? eyeHealthDayStates.initial,
        storeId: ctx.actor.storeId,
      }),
    }),
  ),
  implement(shop.getEyeHealthDay, async (ctx, { params }) => {
    const row = await findEyeHealthDay(ctx.database, { id: params.id, storeId: ctx.actor.storeId })
    return row ? ok({ data: describeEyeHealthDay(ctx, row) }) : err('eye-health-day.not-found')
  }),
  implement(shop.answerEyeHealthDay, (ctx, { params, body: { version, ...typed } }) =>
    answerEyeHealthDay(ctx, { id: params.id, storeId: ctx.actor.storeId, version }, typed),
  ),
]
