import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { defineModule } from '../../../define-module.js'
import { asData, asDone } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { describeExam } from './describe-exam.js'
import { enterExam } from './enter-exam.js'
import { findPrescription, findPrescriptions } from './find-prescriptions.js'
import { examPrescriptionLetter } from './letters.js'
import { prescriptionData } from './prescription-data.js'
import { removePrescription } from './remove-prescription.js'
import { savePrescription } from './save-prescription.js'
import { savedPrescription } from './tables.js'

const ENTERED_BY_STORE = rateLimit('exam-prescription:store')

export const prescriptionModule = defineModule({
  name: 'prescription',
  endpoints: [
    implement(shop.getPrescriptions, async (ctx) => {
      const found = await findPrescriptions(ctx, ctx.database, ctx.actor.customerId)
      return ok({ data: found.map(({ prescriptionGlasses: _glasses, typed: _typed, ...shown }) => shown) })
    }),
    implement(shop.getPrescription, async (ctx, { params }) => {
      const found = await findPrescription(ctx, ctx.database, ctx.actor.customerId, params.id)
      return found ? ok({ data: found }) : err('prescription.not-found')
    }),
    implement(shop.savePrescription, async (ctx, { body }) =>
      asData(await savePrescription(ctx, ctx.actor.customerId, body)),
    ),
    implement(shop.getExamPrescription, async (ctx, { params }) =>
      asData(await describeExam(ctx, ctx.database, { storeId: ctx.actor.storeId, id: params.id })),
    ),
    implement(shop.enterExamPrescription, async (ctx, { params, body }) => {
      const visit = { storeId: ctx.actor.storeId, id: params.id }
      const allowed = await ctx.rateLimits.consume(ENTERED_BY_STORE, String(visit.storeId))
      if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
      const entered = await enterExam(ctx, visit, body)
      if (!entered.ok) return entered
      return asData(await describeExam(ctx, ctx.database, visit))
    }),
    implement(shop.removePrescription, async (ctx, { body }) =>
      asDone(await removePrescription(ctx, ctx.actor.customerId, body.id)),
    ),
  ],
  letters: [examPrescriptionLetter],
  personalData: [prescriptionData],
  sealed: [savedPrescription.content],
})
