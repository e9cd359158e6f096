import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { rateLimit } from '../../http/rate-limit.js'
import { describeExam } from './describe-exam.js'
import { enterExam } from './enter-exam.js'
import { findPrescription, findPrescriptions } from './find-prescriptions.js'
import { removePrescription } from './remove-prescription.js'
import { savePrescription } from './save-prescription.js'

const ENTERED_BY_STORE = rateLimit('exam-prescription:store')

export const prescriptionRoutes: readonly Implemented[] = [
  implement(shop.getPrescriptions, async (ctx) => {
    const found = await findPrescriptions(ctx, ctx.database, ctx.actor.customerId)
    return ok({ data: found.map(({ prescriptionGlasses: _glasses, typed: _typed, ...shown }) => shown) })
  }),
  implement(shop.getPrescription, async (ctx, { params }) => {
    const found = await findPrescription(ctx, ctx.database, ctx.actor.customerId, params.id)
    return found ? ok({ data: found }) : err('prescription.not-found')
  }),
  implement(shop.savePrescription, async (ctx, { body }) => {
    const saved = await savePrescription(ctx, ctx.actor.customerId, body)
    return saved.ok ? ok({ success: true as const, data: saved.value }) : saved
  }),
  implement(shop.getExamPrescription, async (ctx, { params }) => {
    const data = await describeExam(ctx, ctx.database, { storeId: ctx.actor.storeId, id: params.id })
    return data.ok ? ok({ data: data.value }) : data
  }),
  implement(shop.enterExamPrescription, async (ctx, { params, body }) => {
    const visit = { storeId: ctx.actor.storeId, id: params.id }
    const allowed = await ctx.rateLimits.consume(ENTERED_BY_STORE, String(visit.storeId))
    if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
    const entered = await enterExam(ctx, visit, body)
    if (!entered.ok) return entered
    const data = await describeExam(ctx, ctx.database, visit)
    return data.ok ? ok({ success: true as const, data: data.value }) : data
  }),
  implement(shop.removePrescription, async (ctx, { body }) => {
    const removed = await removePrescription(ctx, ctx.actor.customerId, body.id)
    return removed.ok ? ok({ success: true as const }) : removed
  }),
]
