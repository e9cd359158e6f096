/** A column of sealed text: where it is, how its rows are told apart, and what its values are bound to. */
export type SealedColumn = {
  readonly table: string
  readonly column: string
  readonly keys: readonly (readonly [column: string, type: 'text' | 'integer'])[]
  readonly purpose: string
}

const column = (table: string, name: string, key: string): SealedColumn => ({
  table: `"${table}"`,
  column: name,
  keys: [[key, 'text']],
  purpose: `${table}.${name}`,
})

/** Every column with sealed values, but for the prescriptions inside of cart lines. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  column('checkout_draft', 'customer', 'cart_id'),
  column('checkout_submission', 'snapshot', 'id'),
  column('mail_outbox', 'letter', 'id'),
  column('payment', 'token', 'id'),
  column('payment_request', 'customer', 'id'),
  column('withdrawal', 'declaration', 'id'),
  column('order', 'customer', 'number'),
  {
    ...column('order_line', 'prescription', 'order_number'),
    keys: [
      ['order_number', 'text'],
      ['position', 'integer'],
    ],
  },
]

/** Prescriptions of lines, inside of the document of a cart. */
export const CART_PRESCRIPTION = 'cart.prescription'
