import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { audit } from '../../platform/index.js'
import { savedPrescription } from './tables.js'

/** Deletes a customer's prescription and so ends the consent to store it. */
export async function removePrescription(ctx: Ctx, customerId: string, id: string): Promise<Result<void, Refusal>> {
  return ctx.database.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const removed = await tx.orm
      .delete(savedPrescription)
      .where(and(eq(savedPrescription.customerId, customerId), eq(savedPrescription.id, id)))
      .returning({ id: savedPrescription.id })
    if (removed.length === 0) return err('prescription.not-found')
    await audit(tx, ctx.clock.now(), { action: 'prescription.removed', subject: 'prescription', id })
    return ok(undefined)
  })
}
