import type { PlainDate } from '../calendar/plain-date.js'
import { err, ok, type Result } from '../lib/result.js'
import { orderStates, type OrderState } from '../order/states.js'
import { isWithinWithdrawal, withdrawalTerm } from '../order/withdrawal.js'
import { piecesLeft, returnOption, type ReturnObstacle, type SentLine } from './options.js'
import type { ReturnReason } from './reasons.js'

/** Pieces of a line that the customer wants to send back. */
export type ReturnRequest = { readonly lineId: string; readonly quantity: number; readonly reason: ReturnReason }

export type ReturnRefusal =
  | 'return.not-sent'
  | 'return.empty'
  | 'return.unknown-line'
  | 'return.quantity-invalid'
  | 'return.with-frame'
  | 'return.gift-card'
  | 'return.too-late'

const REFUSALS = {
  'with-frame': 'return.with-frame',
  'gift-card': 'return.gift-card',
  returned: 'return.quantity-invalid',
  'too-late': 'return.too-late',
  'too-late-made': 'return.too-late',
} as const satisfies Record<ReturnObstacle, ReturnRefusal>

/** A sent order with the day from which its time counts; null before it is sent. */
export type SentOrder = {
  readonly state: OrderState
  readonly deliveredOn: PlainDate | null
  readonly lines: readonly SentLine[]
}

/**
 * Checks a return: a sent order, inside the time of every line, no piece twice. Lenses come along with their frame, each
 * as long as its own time lasts. A line may be named in several rows, one for each reason; the answer has one a line.
 */
export function checkReturn(
  { state, deliveredOn, lines }: SentOrder,
  requests: readonly ReturnRequest[],
  today: PlainDate,
): Result<readonly ReturnRequest[], ReturnRefusal> {
  if (state !== orderStates.to('send') || deliveredOn === null) return err('return.not-sent')
  if (requests.length === 0) return err('return.empty')
  const chosen = new Map<string, ReturnRequest>()
  for (const request of requests) {
    const line = lines.find(({ lineId }) => lineId === request.lineId)
    if (!line) return err('return.unknown-line')
    if (!Number.isSafeInteger(request.quantity) || request.quantity <= 0) return err('return.quantity-invalid')
    const { left, obstacle } = returnOption(line, deliveredOn, today)
    if (obstacle !== null) return err(REFUSALS[obstacle])
    const before = chosen.get(line.lineId)
    const quantity = request.quantity + (before?.quantity ?? 0)
    if (quantity > left) return err('return.quantity-invalid')
    chosen.set(line.lineId, { lineId: line.lineId, quantity, reason: before?.reason ?? request.reason })
  }
  return ok([...chosen.values()].flatMap((request) => [request, ...lensesOf(request, lines, deliveredOn, today)]))
}

function lensesOf(
  { lineId, quantity, reason }: ReturnRequest,
  lines: readonly SentLine[],
  deliveredOn: PlainDate,
  today: PlainDate,
): ReturnRequest[] {
  return lines
    .filter((line) => line.parentLineId === lineId && isWithinWithdrawal(withdrawalTerm(deliveredOn, line), today))
    .map((line) => ({ lineId: line.lineId, quantity: Math.min(quantity, piecesLeft(line)), reason }))
    .filter((lens) => lens.quantity > 0)
}
