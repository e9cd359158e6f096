import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import type { StaffPrescription } from '@klarsikt/contract/shop/types'
import type { ActorOf } from '@klarsikt/core/access'
import { awaitedPrescriptionStates, isCustomersTurn } from '@klarsikt/core/awaited-prescription'
import { ok, type Result } from '@klarsikt/core/lib'
import { and } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { implement, type Implemented } from '../../../http/implement.js'
import { stateIn } from '../../../state-sql.js'
import { awaitedPrescription } from '../order/awaited-tables.js'
import { awaitsPrescription } from '../order/awaits-prescription.js'
import { askForPhoto } from './ask.js'
import { describeHead, describeStaffPair } from './describe.js'
import { enterPrescription } from './enter.js'
import { isForOptician, type PairId, readPairText, requirePair, selectPairs } from './find-pairs.js'
import { photoReply } from './photo-reply.js'

type StaffCtx = Ctx & { readonly actor: ActorOf<'staff'> }

const MOST_SHOWN = 100

/** Runs work on a pair that the optician may enter; returns the pair after it. */
async function withPair(
  ctx: StaffCtx,
  text: string,
  work: (id: PairId) => Promise<Result<void, Refusal>>,
): Promise<Result<{ readonly success: true; readonly data: StaffPrescription }, Refusal>> {
  const id = readPairText(text)
  const found = await requirePair(ctx, ctx.actor, id)
  if (!found.ok) return found
  const worked = await work(id)
  if (!worked.ok) return worked
  const data = await describeStaffPair(ctx, ctx.database, id)
  return data.ok ? ok({ success: true as const, data: data.value }) : data
}

/** Lets opticians enter prescriptions sent after the purchase. */
export const awaitedPrescriptionStaffRoutes: readonly Implemented[] = [
  implement(shop.getStaffPrescriptions, async (ctx) => {
    const isOpen = stateIn(awaitedPrescription.state, awaitedPrescriptionStates.open)
    const rows = await selectPairs(ctx.database, and(isOpen, isForOptician(ctx, ctx.actor)))
    const open = rows.filter(({ frame }) => awaitsPrescription(frame))
    const heads = (isMissing: boolean) =>
      open
        .filter(({ awaited }) => isCustomersTurn(awaited.state) === isMissing)
        .slice(0, MOST_SHOWN)
        .map(describeHead)
    return ok({ data: { sent: heads(false), missing: heads(true) } })
  }),
  implement(shop.getStaffPrescription, async (ctx, { params }) => {
    const id = readPairText(params.id)
    const found = await requirePair(ctx, ctx.actor, id)
    if (!found.ok) return found
    const data = await describeStaffPair(ctx, ctx.database, id)
    return data.ok ? ok({ data: data.value }) : data
  }),
  implement(shop.getPrescriptionPhoto, async (ctx, { params }) => {
    const id = readPairText(params.id)
    const found = await requirePair(ctx, ctx.actor, id)
    return found.ok ? photoReply(ctx, id) : found
  }),
  implement(shop.enterPrescription, (ctx, { params, body }) =>
    withPair(ctx, params.id, (id) => enterPrescription(ctx, id, body)),
  ),
  implement(shop.askForPrescription, (ctx, { params, body }) =>
    withPair(ctx, params.id, (id) => askForPhoto(ctx, id, body.message)),
  ),
]
