import type { ShopClient } from '@klarsikt/contract/client'

/** What the form begins with. */
export interface PaymentRequestStart {
  /** Of the customer whose page led here; empty without one. */
  readonly customerNumber: string
}

/** The customer that a link of another page names, as `?kund=123456782`. */
export function loadStaffPaymentLink(_client: ShopClient, { url }: { readonly url: URL }): PaymentRequestStart {
  return { customerNumber: url.searchParams.get('kund') ?? '' }
}
