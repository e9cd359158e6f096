import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffBankPayment } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

export interface StaffPaymentsData {
  /** The oldest payments without an invoice. */
  readonly payments: readonly StaffBankPayment[]
  /** Number of all payments without an invoice. */
  readonly count: number
  /** A new key for each load of the page. */
  readonly key: string
}

/** Loads the payments that belong to no invoice. Users without the permission get a 404 page. */
export async function loadStaffPayments(client: ShopClient): Promise<StaffPaymentsData> {
  const { data: payments, count } = replyOrNotFound(await client.getStaffPayments())
  return { payments, count, key: crypto.randomUUID() }
}
