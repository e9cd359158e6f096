import type { TypedPrescription } from '@klarsikt/contract/shop/types'
import { awaitedPrescriptionStates } from '@klarsikt/core/awaited-prescription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { audit } from '../../platform/index.js'
import { type GroundPrescription, lensRefusal, readPrescription } from '../../sale/index.js'
import { awaitedPrescription } from '../order/awaited-tables.js'
import { awaitsPrescription } from '../order/awaits-prescription.js'
import { openPrescription, sealPrescription } from '../order/place.js'
import { orderLine } from '../order/tables.js'
import { findLensesOf, type LineRow, lockPair, needsOfLenses, type PairId, type PairRow } from './find-pairs.js'
import { releaseOrder } from './release.js'
import { type ChangedLens, suitLenses } from './suit-lenses.js'

export type EnterRefusal =
  | 'awaited-prescription.not-found'
  | 'awaited-prescription.ended'
  | 'prescription.invalid'
  | 'lens.unsuitable'

export type Entry = {
  readonly prescription: TypedPrescription
  /** Whether unsuitable lenses are changed to suitable ones, at the agreed price. */
  readonly changesLenses?: boolean | undefined
}

/**
 * Enters the prescription of a pair. The order goes on when it waits for no others. The same prescription again changes
 * nothing.
 */
export function enterPrescription(
  deps: Pick<Deps, 'database' | 'encryption' | 'clock' | 'catalogue'>,
  id: PairId,
  { prescription, changesLenses = false }: Entry,
): Promise<Result<void, Refusal<EnterRefusal>>> {
  const { encryption, catalogue } = deps
  return deps.database.transaction(async (tx): Promise<Result<void, Refusal<EnterRefusal>>> => {
    const pair = await lockPair(tx, id)
    if (pair === null) return err('awaited-prescription.not-found')
    const lenses = await findLensesOf(tx, id)
    const read = readPrescription(prescription, needsOfLenses(lenses, catalogue.state))
    if (!read.ok) return err({ code: 'prescription.invalid', fields: read.error })
    if (!awaitsPrescription(pair.frame) || !awaitedPrescriptionStates.can(pair.awaited.state, 'enter')) {
      const entered = openPrescription(encryption, pair.frame.prescription)
      return isSame(entered, read.value) ? ok(undefined) : err('awaited-prescription.ended')
    }
    const suited = suitLenses({ frame: pair.frame, lenses }, read.value.glasses, catalogue.state)
    const changed = suited.ok ? [] : suited.error.changed
    if (!suited.ok && (!changesLenses || changed === null)) {
      const { code, fields } = lensRefusal(suited.error.first)
      const names = changed?.map(({ description }) => description).join(', ')
      return err({ code, fields: { ...fields, ...(names !== undefined && { changesLenses: names }) } })
    }
    await write(deps, tx, { pair, lenses, ground: read.value, changed: changed ?? [] })
    return ok(undefined)
  })
}

type Written = {
  readonly pair: PairRow
  readonly lenses: readonly LineRow[]
  readonly ground: GroundPrescription
  readonly changed: readonly ChangedLens[]
}

async function write(
  deps: Pick<Deps, 'encryption' | 'clock'>,
  tx: Executor,
  { pair: { awaited, order }, lenses, ground, changed }: Written,
): Promise<void> {
  const { glasses, workingDistances, transposedEyes = [] } = ground
  const now = deps.clock.now()
  const ofOrder = eq(orderLine.orderNumber, awaited.orderNumber)
  for (const position of [awaited.position, ...lenses.map((line) => line.position)]) {
    const { skuId, description } = changed.find((one) => one.position === position) ?? {}
    await tx.orm
      .update(orderLine)
      .set({
        // Each value is sealed separately, so that two sealed values are never equal.
        prescription: sealPrescription(deps.encryption, {
          prescription: null,
          prescriptionGlasses: glasses,
          workingDistances,
          transposedEyes,
        }),
        ...(skuId !== undefined && { skuId, description }),
      })
      .where(and(ofOrder, eq(orderLine.position, position)))
  }
  await tx.orm
    .update(awaitedPrescription)
    .set({ state: awaitedPrescriptionStates.to('enter'), request: null, enteredAt: now })
    .where(
      and(eq(awaitedPrescription.orderNumber, awaited.orderNumber), eq(awaitedPrescription.position, awaited.position)),
    )
  await audit(tx, now, { action: 'prescription.entered', subject: 'order', id: awaited.orderNumber })
  await releaseOrder(deps, tx, order, {
    position: awaited.position,
    changedLenses: changed.map(({ description }) => description),
  })
}

function isSame(
  entered: ReturnType<typeof openPrescription>,
  { glasses, workingDistances }: GroundPrescription,
): boolean {
  return (
    JSON.stringify([entered.prescriptionGlasses, entered.workingDistances]) ===
    JSON.stringify([glasses, workingDistances])
  )
}
