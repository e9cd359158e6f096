import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffInvoice } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '../../session/not-found.js'

export interface StaffInvoicesData {
  /** The first due. */
  readonly open: readonly StaffInvoice[]
  /** How many there are. */
  readonly count: number
  /** New with every reading: a button that is pressed twice does its thing once. */
  readonly key: string
}

/** What is left to pay, for staff; to everybody else there is no such page. */
export async function loadStaffInvoices(client: ShopClient): Promise<StaffInvoicesData> {
  const { data: open, count } = replyOrNotFound(await client.getStaffInvoices())
  return { open, count, key: crypto.randomUUID() }
}
