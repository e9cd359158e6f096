import type { ShopClient } from '@klarsikt/contract/client'

/** The initial values of the form. */
export interface PaymentRequestStart {
  /** The customer from the page that led here, or an empty string. */
  readonly customerNumber: string
}

/** Reads the customer from the address, for example `?kund=123456782`. */
export function loadStaffPaymentLink(_client: ShopClient, { url }: { readonly url: URL }): PaymentRequestStart {
  return { customerNumber: url.searchParams.get('kund') ?? '' }
}
