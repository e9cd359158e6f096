import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffInvoice } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '../../session/not-found.js'

export interface StaffInvoiceData {
  readonly invoice: StaffInvoice
  /** New with every reading: a button that is pressed twice does its thing once. */
  readonly key: string
}

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
}

/** One invoice for staff; to everybody else there is none. */
export async function loadStaffInvoice(client: ShopClient, { params: { id = '' } }: Asked): Promise<StaffInvoiceData> {
  const { data: invoice } = replyOrNotFound(await client.getStaffInvoice({ params: { id } }))
  return { invoice, key: crypto.randomUUID() }
}
