import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffBankPayment } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '../../session/not-found.js'

export interface StaffPaymentsData {
  /** The oldest. */
  readonly payments: readonly StaffBankPayment[]
  /** How many there are. */
  readonly count: number
  /** New with every reading. */
  readonly key: string
}

/** Payments that are on no invoice, for staff; to everybody else there is no such page. */
export async function loadStaffPayments(client: ShopClient): Promise<StaffPaymentsData> {
  const { data: payments, count } = replyOrNotFound(await client.getStaffPayments())
  return { payments, count, key: crypto.randomUUID() }
}
