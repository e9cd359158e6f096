import type { ReturnOutcome } from '@klarsikt/core/return'
import type { OrderLine } from './find-order.js'

/** The received pieces of one line, with their worth. */
export type ReceivedPieces = {
  readonly line: OrderLine
  readonly quantity: number
  readonly outcome: ReturnOutcome
  readonly amount: number
}
