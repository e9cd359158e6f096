import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffInvoice } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

export interface StaffInvoiceData {
  readonly invoice: StaffInvoice
  /** A new key for each load of the page. Two presses with one key act once. */
  readonly key: string
}

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Loads one invoice for staff. Users without the permission get a 404 page. */
export async function loadStaffInvoice(client: ShopClient, { params: { id = '' } }: Asked): Promise<StaffInvoiceData> {
  const { data: invoice } = replyOrNotFound(await client.getStaffInvoice({ params: { id } }))
  return { invoice, key: crypto.randomUUID() }
}
