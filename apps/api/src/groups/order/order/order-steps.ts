import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import { type DeliveryEstimate, estimateDaysText } from '@klarsikt/core/delivery'
import * as letterMessages from '@klarsikt/core/messages/letter'
import { ORDER_STEP_MESSAGES, type OrderMoments, orderTimeline } from '@klarsikt/core/order'
import type { LetterStep } from '../../platform/index.js'
import type { order } from './tables.js'

type Row = Pick<
  typeof order.$inferSelect,
  'state' | 'placedAt' | 'controlledAt' | 'sentAt' | 'cancelledAt' | 'storeId' | 'stockStoreId'
>

/** The moments of an order that is not collected yet. `readyAt` is when the store laid it out. */
export function orderMoments(row: Row, readyAt: Date | null = null): OrderMoments<string> {
  const iso = (at: Date | null): string | null => at && at.toISOString()
  return {
    state: row.state,
    placedAt: row.placedAt.toISOString(),
    controlledAt: iso(row.controlledAt),
    sentAt: iso(row.sentAt),
    cancelledAt: iso(row.cancelledAt),
    pickUp: pickUpMoments(row, iso(readyAt)),
  }
}

/** The moments of a pick-up; null for goods that are sent home. */
export function pickUpMoments(
  { storeId, stockStoreId }: Pick<Row, 'storeId' | 'stockStoreId'>,
  readyAt: string | null = null,
): OrderMoments<string>['pickUp'] {
  return storeId === null ? null : { isOfStore: stockStoreId !== null, readyAt, collectedAt: null, sentBackAt: null }
}

type Expected = {
  readonly estimate: DeliveryEstimate
  /** The last day to send the prescription; left out when none is missing. */
  readonly prescriptionDay?: string | undefined
}

/**
 * The steps of an order for its letters: those of its page, with the prescription that the customer sends and the
 * arrival of the goods. Instants are in ISO 8601.
 */
export function orderSteps(moments: OrderMoments<string>, { estimate, prescriptionDay }: Expected): LetterStep[] {
  const steps = orderTimeline(moments).map(({ step, at, hasHappened }): LetterStep => ({
    text: ORDER_STEP_MESSAGES[step](),
    ...(at !== null && { when: dayText(stockholmDate(at)) }),
    hasHappened,
  }))
  if (prescriptionDay !== undefined)
    steps.splice(1, 0, {
      text: letterMessages.stepPrescription(),
      when: letterMessages.stepLatest({ day: prescriptionDay }),
      hasHappened: false,
    })
  if (moments.pickUp !== null || moments.cancelledAt !== null) return steps
  const days = estimateDaysText(estimate)
  const when = estimate.fromPrescription ? days : letterMessages.stepExpected({ days })
  return [...steps, { text: letterMessages.stepArrives(), when, hasHappened: false }]
}
