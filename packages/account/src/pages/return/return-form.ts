import { isReturnReason, type ReturnRequest } from '@klarsikt/core/return'

const QUANTITY = 'quantity-'
const REASON = 'reason-'

/** Returns the field names of one line of the order. */
export const fieldsOf = (lineId: string) => ({ quantity: `${QUANTITY}${lineId}`, reason: `${REASON}${lineId}` })

/** Returns the names of all line fields in a form. */
export const lineFields = (form: FormData): string[] =>
  [...form.keys()].filter((name) => name.startsWith(QUANTITY) || name.startsWith(REASON))

/** Returns the lines with at least one chosen piece. */
export function readChosen(form: FormData): ReturnRequest[] {
  const lines = [...form.keys()].filter((name) => name.startsWith(QUANTITY)).map((name) => name.slice(QUANTITY.length))
  return lines.flatMap((lineId) => {
    const fields = fieldsOf(lineId)
    const quantity = Number(form.get(fields.quantity))
    const reason = form.get(fields.reason)
    return quantity > 0 ? [{ lineId, quantity, reason: isReturnReason(reason) ? reason : 'none' }] : []
  })
}
