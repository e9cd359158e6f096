import type { PlainDate } from '../calendar/plain-date.js'
import { err, ok, type Result } from '../lib/result.js'
import { isWithinWithdrawal, withdrawalTerm } from '../order/withdrawal.js'
import { piecesLeft, returnOption, type ReturnObstacle, type SentLine } from './options.js'
import type { ReturnReason } from './reasons.js'

/** Pieces of an order line that the customer wants to return. */
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
  'not-sent': 'return.not-sent',
  'with-frame': 'return.with-frame',
  'gift-card': 'return.gift-card',
  returned: 'return.quantity-invalid',
  'too-late': 'return.too-late',
  'too-late-made': 'return.too-late',
} as const satisfies Record<ReturnObstacle, ReturnRefusal>

/** An order of which at least a part may have been sent. */
export type SentOrder = { readonly lines: readonly SentLine[] }

/**
 * Checks a return: each line was sent and is within its time, and no piece twice. Lenses are added with their frame
 * while their time lasts. Several requests for a line, one for each reason, become one.
 */
export function checkReturn(
  { lines }: SentOrder,
  requests: readonly ReturnRequest[],
  today: PlainDate,
): Result<readonly ReturnRequest[], ReturnRefusal> {
  if (lines.every(({ deliveredOn }) => deliveredOn === null)) return err('return.not-sent')
  if (requests.length === 0) return err('return.empty')
  const chosen = new Map<string, ReturnRequest>()
  for (const request of requests) {
    const line = lines.find(({ lineId }) => lineId === request.lineId)
    if (!line) return err('return.unknown-line')
    if (!Number.isSafeInteger(request.quantity) || request.quantity <= 0) return err('return.quantity-invalid')
    const { left, obstacle } = returnOption(line, today)
    if (obstacle !== null) return err(REFUSALS[obstacle])
    const before = chosen.get(line.lineId)
    const quantity = request.quantity + (before?.quantity ?? 0)
    if (quantity > left) return err('return.quantity-invalid')
    chosen.set(line.lineId, { lineId: line.lineId, quantity, reason: before?.reason ?? request.reason })
  }
  return ok([...chosen.values()].flatMap((request) => [request, ...lensesOf(request, lines, today)]))
}

function lensesOf(
  { lineId, quantity, reason }: ReturnRequest,
  lines: readonly SentLine[],
  today: PlainDate,
): ReturnRequest[] {
  return lines
    .filter((line) => line.parentLineId === lineId && isInTime(line, today))
    .map((line) => ({ lineId: line.lineId, quantity: Math.min(quantity, piecesLeft(line)), reason }))
    .filter((lens) => lens.quantity > 0)
}

function isInTime(line: SentLine, today: PlainDate): boolean {
  return line.deliveredOn !== null && isWithinWithdrawal(withdrawalTerm(line.deliveredOn, line), today)
}
