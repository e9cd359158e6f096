import type { ReturnOutcome } from '@klarsikt/core/return'
import type { OrderLine } from './find-order.js'

/** Pieces of one line that have come back, with what they are worth. */
export type ReceivedPieces = {
  readonly line: OrderLine
  readonly quantity: number
  readonly outcome: ReturnOutcome
  readonly amount: number
}
