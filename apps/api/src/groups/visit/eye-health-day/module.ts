import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { eyeHealthDayStates } from '@klarsikt/core/eye-health-day'
import { err, ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { asSuccess } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { answerEyeHealthDay } from './answer.js'
import { describeEyeHealthDay, findEyeHealthDay, listEyeHealthDays } from './for-stores.js'
import { forgetCompanies } from './forget-companies.js'
import { eyeHealthDayLetters } from './letters.js'
import { receiveEyeHealthDay } from './receive.js'
import { eyeHealthDay } from './tables.js'

/** Companies ask for an optician at their place of work, and a store answers. */
export const eyeHealthDayModule = defineModule({
  name: 'eye-health-day',
  endpoints: [
    implement(shop.requestEyeHealthDay, async (ctx, { body }) => asSuccess(await receiveEyeHealthDay(ctx, body))),
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
  ],
  letters: eyeHealthDayLetters,
  forget: { 'eye-health-day': forgetCompanies },
  sealed: [eyeHealthDay.request, eyeHealthDay.answerText],
})
