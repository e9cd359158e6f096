import { awaitedPrescriptionStates, checkPhotoRequest, newPhotoDueOn } from '@klarsikt/core/awaited-prescription'
import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import { problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { audit, enqueueLetter } from '../../platform/index.js'
import { AWAITED_LETTERS } from '../order/awaited-letters.js'
import { awaitedPath } from '../order/awaited-link.js'
import { awaitedPrescription } from '../order/awaited-tables.js'
import { awaitsPrescription } from '../order/awaits-prescription.js'
import { openBuyer } from '../order/place.js'
import { lockPair, type PairId } from './find-pairs.js'
import { openRequest, sealRequest } from './sealed.js'

type AskRefusal = 'awaited-prescription.not-found' | 'awaited-prescription.ended' | 'request.invalid'

/** Asks the customer for a new picture. What is wrong with it stands only on the page of the letter's link. */
export function askForPhoto(
  { database, encryption, clock }: Pick<Deps, 'database' | 'encryption' | 'clock'>,
  id: PairId,
  message: string,
): Promise<Result<void, Refusal<AskRefusal>>> {
  return database.transaction(async (tx): Promise<Result<void, Refusal<AskRefusal>>> => {
    const request = checkPhotoRequest(message)
    if (!request.ok) return err({ code: 'request.invalid', fields: { message: problemText(request.error) } })
    const pair = await lockPair(tx, id)
    if (pair === null) return err('awaited-prescription.not-found')
    const { awaited, frame, order } = pair
    const next = awaitedPrescriptionStates.next(awaited.state, 'ask')
    if (!next.ok || !awaitsPrescription(frame)) {
      const isSame = openRequest(encryption, awaited.request) === request.value
      return isSame ? ok(undefined) : err('awaited-prescription.ended')
    }
    const now = clock.now()
    const { orderNumber, position } = id
    const dueOn = newPhotoDueOn(awaited.dueOn, stockholmDate(now))
    await tx.orm
      .update(awaitedPrescription)
      .set({ state: next.value, request: sealRequest(encryption, request.value), dueOn })
      .where(and(eq(awaitedPrescription.orderNumber, orderNumber), eq(awaitedPrescription.position, position)))
    await audit(tx, now, { action: 'prescription.asked', subject: 'order', id: orderNumber })
    await enqueueLetter({ encryption, clock }, tx, {
      template: AWAITED_LETTERS.asked,
      key: `${orderNumber}:asked-${now.getTime()}`,
      to: openBuyer(encryption, order.customer).email,
      data: { orderNumber, path: awaitedPath(encryption, orderNumber), day: dayText(dueOn) },
    })
    return ok(undefined)
  })
}
