import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffInvoice } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

export interface StaffInvoicesData {
  /** The unpaid invoices with the earliest due days. */
  readonly open: readonly StaffInvoice[]
  /** Number of all unpaid invoices. */
  readonly count: number
  /** A new key for each load of the page. Two presses with one key act once. */
  readonly key: string
}

/** Loads the unpaid invoices for staff. Users without the permission get a 404 page. */
export async function loadStaffInvoices(client: ShopClient): Promise<StaffInvoicesData> {
  const { data: open, count } = replyOrNotFound(await client.getStaffInvoices())
  return { open, count, key: crypto.randomUUID() }
}
