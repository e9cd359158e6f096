import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffAgreement } from '@klarsikt/contract/shop/types'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { pageNotFound, replyOrNotFound } from '@klarsikt/page-kit/session'

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
}

const NUMBER = /^AV-\d{8}$/

/** Loads one agreement for staff. It gives a 404 page to users without the permission, and for an unknown number. */
export async function loadStaffAgreement(client: ShopClient, { params }: Asked): Promise<StaffAgreement> {
  const number = params['number'] ?? ''
  if (!NUMBER.test(number)) throw pageNotFound()
  return replyOrNotFound(await client.getStaffAgreement({ params: { number } })).data
}

/** Returns the title of an agreement's page. */
export function staffAgreementTitle({ company }: StaffAgreement): string {
  return staffPageMessages.agreement({ company })
}
