import { isReturnReason, type ReturnRequest } from '@klarsikt/core/return'

const QUANTITY = 'quantity-'
const REASON = 'reason-'

/** Names of the fields of a line. */
export const fieldsOf = (lineId: string) => ({ quantity: `${QUANTITY}${lineId}`, reason: `${REASON}${lineId}` })

/** The fields of all lines that a form has. */
export const lineFields = (form: FormData): string[] =>
  [...form.keys()].filter((name) => name.startsWith(QUANTITY) || name.startsWith(REASON))

/** The lines that were chosen, with a piece or more. */
export function readChosen(form: FormData): ReturnRequest[] {
  const lines = [...form.keys()].filter((name) => name.startsWith(QUANTITY)).map((name) => name.slice(QUANTITY.length))
  return lines.flatMap((lineId) => {
    const fields = fieldsOf(lineId)
    const quantity = Number(form.get(fields.quantity))
    const reason = form.get(fields.reason)
    return quantity > 0 ? [{ lineId, quantity, reason: isReturnReason(reason) ? reason : 'none' }] : []
  })
}
