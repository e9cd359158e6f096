import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { implement, type Implemented } from '../../http/implement.js'
import { findPrescription, findPrescriptions } from './find-prescriptions.js'
import { removePrescription } from './remove-prescription.js'
import { savePrescription } from './save-prescription.js'

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
  implement(shop.removePrescription, async (ctx, { body }) => {
    const removed = await removePrescription(ctx, ctx.actor.customerId, body.id)
    return removed.ok ? ok({ success: true as const }) : removed
  }),
]
