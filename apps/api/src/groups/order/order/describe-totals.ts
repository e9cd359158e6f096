import type { CheckoutTotals } from '@klarsikt/contract/shop/types'
import type { CartTotals } from '@klarsikt/core/cart'
import { kronor, wholeOre } from '@klarsikt/core/money'

type Sums = Pick<CartTotals, 'items' | 'discount' | 'shipping' | 'total' | 'toPay'> & {
  readonly vat: readonly { readonly rate: number; readonly vat: number }[]
}

/** Converts the sums to kronor. Gift cards pay the difference between `total` and `toPay`. */
export function describeTotals(totals: Sums): CheckoutTotals {
  return {
    items: kronor(totals.items),
    discount: kronor(totals.discount),
    shipping: kronor(totals.shipping),
    total: kronor(totals.total),
    giftCards: kronor(wholeOre(totals.total - totals.toPay)),
    toPay: kronor(totals.toPay),
    vat: totals.vat.map((row) => ({ rate: row.rate, amount: kronor(wholeOre(row.vat)) })),
    vatTotal: kronor(wholeOre(totals.vat.reduce((sum, row) => sum + row.vat, 0))),
  }
}
