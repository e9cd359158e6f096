import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Placement, ProviderFailure } from '../port.js'

/** Reads the answer to an order by an approval or by a saved token. */
export function placement(body: Record<string, unknown>): Result<Placement, ProviderFailure> {
  const reference = typeof body['order_id'] === 'string' ? body['order_id'] : null
  if (body['fraud_status'] === 'REJECTED') return ok({ state: 'declined', reference })
  // The order may be placed although the answer is unreadable.
  if (!reference) return err({ kind: 'unknown' })
  return ok({ state: body['fraud_status'] === 'ACCEPTED' ? 'authorized' : 'in-review', reference })
}
