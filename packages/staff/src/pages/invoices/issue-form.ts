import { parseCustomerNumber } from '@klarsikt/core/customer'
import { checkFields } from '@klarsikt/core/identity'
import { parseInvoiceDays, parseInvoicePrice, parseInvoiceQuantity, parseInvoiceText } from '@klarsikt/core/invoice'
import { ok } from '@klarsikt/core/lib'
import { readForm } from '@klarsikt/forms'

/** The rows of the form. An invoice with more rows can be issued by the API. */
export const INVOICE_ROWS = [0, 1, 2] as const

export const INVOICE_FIELDS = [
  'customerNumber',
  'days',
  'name0',
  'quantity0',
  'unitPrice0',
  'name1',
  'quantity1',
  'unitPrice1',
  'name2',
  'quantity2',
  'unitPrice2',
] as const
type Field = (typeof INVOICE_FIELDS)[number]
type Row = (typeof INVOICE_ROWS)[number]

/** Returns the name of a row's field. */
export const rowField = <Name extends 'name' | 'quantity' | 'unitPrice'>(name: Name, row: Row): `${Name}${Row}` =>
  `${name}${row}`

/** Reads a new invoice by the rules of the backend. It leaves out rows without text and price. */
export function readInvoiceForm(form: FormData) {
  return readForm(form, INVOICE_FIELDS, (typed) => {
    const isUsed = (row: Row) => row === 0 || typed[rowField('name', row)] + typed[rowField('unitPrice', row)] !== ''
    const unused = INVOICE_ROWS.filter((row) => !isUsed(row))
    const read = <T>(row: Row, value: string, parsed: T) => (unused.includes(row) ? ok(value) : parsed)
    const rows = INVOICE_ROWS.flatMap((row): [Field, ReturnType<typeof checked>][] =>
      (['name', 'quantity', 'unitPrice'] as const).map((name) => {
        const field = rowField(name, row)
        return [field, read(row, typed[field], checked(name, typed[field]))]
      }),
    )
    return checkFields({
      customerNumber: parseCustomerNumber(typed.customerNumber),
      days: keepTyped(typed.days, parseInvoiceDays(typed.days)),
      ...(Object.fromEntries(rows) as Record<Exclude<Field, 'customerNumber' | 'days'>, ReturnType<typeof checked>>),
    })
  })
}

/** Keeps the valid input as it was typed, since the backend reads it by the same rule. */
function keepTyped<E>(typed: string, parsed: { readonly ok: true } | { readonly ok: false; readonly error: E }) {
  return parsed.ok ? ok(typed) : parsed
}

function checked(name: 'name' | 'quantity' | 'unitPrice', typed: string) {
  if (name === 'name') return parseInvoiceText(typed)
  return keepTyped(typed, name === 'quantity' ? parseInvoiceQuantity(typed) : parseInvoicePrice(typed))
}
