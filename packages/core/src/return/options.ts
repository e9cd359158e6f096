import type { PlainDate } from '../calendar/plain-date.js'
import type { WithdrawalDays } from '../catalogue/usps.js'
import { isWithinWithdrawal, withdrawalTerm, type WithdrawalTerm } from '../order/withdrawal.js'

/** The parts of an order line that decide whether it can be returned. Lines may be sent on different days. */
export type SentLine = {
  readonly lineId: string
  /** For a ground lens, the line of its frame. */
  readonly parentLineId: string | null
  readonly quantity: number
  /** Pieces in earlier returns, received or on their way. */
  readonly returned: number
  readonly madeToOrder: boolean
  readonly days: WithdrawalDays
  readonly isGiftCard: boolean
  /** The day from which its time counts; null before it is sent. */
  readonly deliveredOn: PlainDate | null
}

/**
 * Why a line cannot be returned now. `with-frame`: a lens goes with its frame. `returned`: all pieces have been.
 * `too-late-made`: too late, made to a prescription.
 */
export type ReturnObstacle = 'not-sent' | 'with-frame' | 'gift-card' | 'returned' | 'too-late' | 'too-late-made'

export type ReturnOption = {
  readonly lineId: string
  /** Pieces that can still be returned. */
  readonly left: number
  /** Null before it is sent. */
  readonly term: WithdrawalTerm | null
  readonly obstacle: ReturnObstacle | null
}

/** Returns what can be returned of a line on a day, and until when [ORD-007]. */
export function returnOption(line: SentLine, today: PlainDate): ReturnOption {
  const term = line.deliveredOn === null ? null : withdrawalTerm(line.deliveredOn, line)
  const obstacle = obstacleOf(line, term, today)
  return { lineId: line.lineId, left: obstacle === null ? piecesLeft(line) : 0, term, obstacle }
}

export function piecesLeft(line: SentLine): number {
  return line.quantity - line.returned
}

function obstacleOf(line: SentLine, term: WithdrawalTerm | null, today: PlainDate): ReturnObstacle | null {
  if (term === null) return 'not-sent'
  if (line.isGiftCard) return 'gift-card'
  if (line.parentLineId !== null) return 'with-frame'
  if (piecesLeft(line) <= 0) return 'returned'
  if (isWithinWithdrawal(term, today)) return null
  return line.madeToOrder ? 'too-late-made' : 'too-late'
}
