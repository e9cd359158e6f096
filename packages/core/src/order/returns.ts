import { err, ok, type Result } from '../lib/result.js'
import type { OrderState } from './states.js'
import { isWithinWithdrawal, type WithdrawalTerm } from './withdrawal.js'

/** What may be returned of a line. */
export type ReturnableLine = {
  readonly lineId: string
  readonly quantity: number
  /** Pieces in earlier returns, confirmed or not. */
  readonly returned: number
  readonly term: WithdrawalTerm
}

/** Pieces of a line that the customer wants to send back. */
export type ReturnRequest = { readonly lineId: string; readonly quantity: number }

export type ReturnRefusal =
  | 'return.not-sent'
  | 'return.empty'
  | 'return.unknown-line'
  | 'return.quantity-invalid'
  | 'return.too-late'

/** Checks a return: a sent order, inside the time of every line, and no piece twice. */
export function checkReturn(
  order: { readonly state: OrderState; readonly lines: readonly ReturnableLine[] },
  requests: readonly ReturnRequest[],
  today: string,
): Result<readonly ReturnRequest[], ReturnRefusal> {
  if (order.state !== 'sent') return err('return.not-sent')
  if (requests.length === 0) return err('return.empty')
  for (const request of requests) {
    const line = order.lines.find((row) => row.lineId === request.lineId)
    if (!line) return err('return.unknown-line')
    const requested = requests
      .filter((other) => other.lineId === request.lineId)
      .reduce((all, other) => all + other.quantity, 0)
    const whole = Number.isSafeInteger(request.quantity) && request.quantity > 0
    if (!whole || requested > line.quantity - line.returned) return err('return.quantity-invalid')
    if (!isWithinWithdrawal(line.term, today)) return err('return.too-late')
  }
  return ok(requests)
}
