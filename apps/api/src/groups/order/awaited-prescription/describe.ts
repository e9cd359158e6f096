import { shopRoutes } from '@klarsikt/contract/shop'
import type { AwaitedOrder, AwaitedPair, StaffPrescription, StaffPrescriptionHead } from '@klarsikt/contract/shop/types'
import { AWAITED_PRESCRIPTION_MESSAGES } from '@klarsikt/core/awaited-prescription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { mayCancel, orderStates } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { awaitsPrescription } from '../order/awaits-prescription.js'
import { goodsName } from '../order/goods-text.js'
import { openBuyer } from '../order/place.js'
import {
  findLensesOf,
  findPair,
  findPairsOf,
  needsOfLenses,
  type PairId,
  type PairRow,
  pairText,
} from './find-pairs.js'
import { openRequest } from './sealed.js'

type DescribeDeps = Pick<Deps, 'encryption' | 'catalogue'>

/** Describes an order for its link's page. Prescriptions and pictures are left out. */
export async function describeAwaitedOrder(
  deps: DescribeDeps,
  executor: Executor,
  number: string,
): Promise<Result<AwaitedOrder, 'awaited-prescription.not-found'>> {
  const rows = await findPairsOf(executor, number)
  const [first] = rows
  if (first === undefined) return err('awaited-prescription.not-found')
  const { order } = first
  // Cancelled lines no longer wait for a prescription.
  const isWaiting = rows.some(({ frame }) => awaitsPrescription(frame))
  return ok({
    orderNumber: number,
    dueOn: first.awaited.dueOn,
    isCancelled: order.state === orderStates.to('cancel'),
    mayCancel: isWaiting && mayCancel(order.state, 'customer'),
    pairs: await Promise.all(rows.map((row) => describePair(deps, executor, row))),
  })
}

async function describePair(
  { encryption, catalogue }: DescribeDeps,
  executor: Executor,
  { awaited, frame, photo }: PairRow,
): Promise<AwaitedPair> {
  const lenses = await findLensesOf(executor, awaited)
  return {
    position: awaited.position,
    frame: goodsName(frame),
    lenses: lenses.map(goodsName),
    source: frame.prescriptionSource ?? 'later',
    state: awaited.state,
    stateText: AWAITED_PRESCRIPTION_MESSAGES[awaited.state](),
    sentAt: photo?.sentAt.toISOString() ?? null,
    request: openRequest(encryption, awaited.request),
    ...needsOfLenses(lenses, catalogue.state),
  }
}

/** Describes a pair for the list of staff. */
export function describeHead({ awaited, frame, photo }: PairRow): StaffPrescriptionHead {
  return {
    id: pairText(awaited),
    orderNumber: awaited.orderNumber,
    frame: goodsName(frame),
    state: awaited.state,
    stateText: AWAITED_PRESCRIPTION_MESSAGES[awaited.state](),
    sentAt: photo?.sentAt.toISOString() ?? null,
    dueOn: awaited.dueOn,
  }
}

/** Describes a pair for the optician who enters its prescription. */
export async function describeStaffPair(
  deps: DescribeDeps,
  executor: Executor,
  id: PairId,
): Promise<Result<StaffPrescription, 'awaited-prescription.not-found'>> {
  const pair = await findPair(executor, id)
  if (pair === null) return err('awaited-prescription.not-found')
  const { lenses, source, request, needsAddition, needsWorkingDistance } = await describePair(deps, executor, pair)
  const { firstName, lastName, email, mobile } = openBuyer(deps.encryption, pair.order.customer)
  return ok({
    ...describeHead(pair),
    lenses,
    source,
    request,
    needsAddition,
    needsWorkingDistance,
    customer: { name: `${firstName} ${lastName}`, email, mobile },
    photo: pair.photo && {
      path: shopRoutes.getPrescriptionPhoto.path.replace(':id', pairText(id)),
      isPdf: pair.photo.mediaType === 'application/pdf',
    },
    isOpen: awaitsPrescription(pair.frame),
  })
}
