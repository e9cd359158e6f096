import { type FieldProblem, problemText } from '@klarsikt/core/errors'
import {
  INVOICE_AMOUNT_MAX,
  INVOICE_DAYS,
  type InvoiceLine,
  invoiceTotals,
  parseInvoiceDays,
  parseInvoicePrice,
  parseInvoiceQuantity,
  parseInvoiceText,
} from '@klarsikt/core/invoice'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { formatOre, type VatRate } from '@klarsikt/core/money'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { findCustomerByNumber } from '../../person/index.js'
import { issueInvoice } from './issue.js'

type Typed = {
  readonly key: string
  readonly customerNumber: string
  readonly lines: readonly {
    readonly name: string
    readonly quantity: string | number
    readonly unitPrice: string | number
    readonly vatRate?: VatRate | undefined
  }[]
  readonly days?: string | number | undefined
  readonly isReminderFeeAgreed?: boolean | undefined
}

/** The usual VAT rate of goods and related work, in per cent. */
const USUAL_VAT_RATE = 25

/** Issues an invoice to a customer as typed by staff; returns its number, or a text for each wrong field. */
export async function issueForCustomer(
  deps: Pick<Deps, 'database' | 'encryption' | 'clock'>,
  storeId: number,
  typed: Typed,
): Promise<Result<string, Refusal>> {
  const checked = checkTyped(typed)
  const found = await findCustomerByNumber(deps.database, deps.encryption, typed.customerNumber.replace(/\s/g, ''))
  const fields = {
    ...(!checked.ok && checked.error),
    ...(!found && { customerNumber: validationMessages.customerNumberUnknown() }),
  }
  if (!checked.ok || !found) return err({ code: 'request.invalid', fields })
  const { lines, days } = checked.value
  return ok(
    await deps.database.transaction((tx) =>
      issueInvoice(deps, tx, {
        key: `shop:${typed.key}`,
        customerId: found.id,
        storeId,
        lines,
        days,
        isReminderFeeAgreed: typed.isReminderFeeAgreed ?? false,
      }),
    ),
  )
}

function checkTyped(
  typed: Typed,
): Result<{ readonly lines: readonly InvoiceLine[]; readonly days: number }, Record<string, string>> {
  const fields: Record<string, string> = {}
  const read = <T>(name: string, parsed: Result<T, FieldProblem>): T | null => {
    if (parsed.ok) return parsed.value
    fields[name] = problemText(parsed.error)
    return null
  }
  const days = read('days', parseInvoiceDays(String(typed.days ?? INVOICE_DAYS.usual)))
  const lines = typed.lines.flatMap((line, at): InvoiceLine[] => {
    const name = read(`lines.${at}.name`, parseInvoiceText(line.name))
    const quantity = read(`lines.${at}.quantity`, parseInvoiceQuantity(String(line.quantity)))
    const unitPrice = read(`lines.${at}.unitPrice`, parseInvoicePrice(String(line.unitPrice)))
    if (name === null || quantity === null || unitPrice === null) return []
    return [{ name, quantity, unitPrice, vatRate: line.vatRate ?? USUAL_VAT_RATE }]
  })
  const { amount } = invoiceTotals(lines)
  if (amount > INVOICE_AMOUNT_MAX)
    fields['lines'] = validationMessages.invoiceAmount({ max: formatOre(INVOICE_AMOUNT_MAX) })
  return days === null || Object.keys(fields).length > 0 ? err(fields) : ok({ lines, days })
}
