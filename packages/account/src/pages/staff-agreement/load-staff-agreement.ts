import type { ShopClient } from '@klarsikt/contract/client'
import type { StaffAgreement } from '@klarsikt/contract/shop/types'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { pageNotFound, replyOrNotFound } from '../../session/not-found.js'

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
}

const NUMBER = /^AV-\d{8}$/

/** One agreement for staff; to everybody else there is none. */
export async function loadStaffAgreement(client: ShopClient, { params }: Asked): Promise<StaffAgreement> {
  const number = params['number'] ?? ''
  if (!NUMBER.test(number)) throw pageNotFound()
  return replyOrNotFound(await client.getStaffAgreement({ params: { number } })).data
}

/** What the page of an agreement is called. */
export function staffAgreementTitle({ company }: StaffAgreement): string {
  return staffPageMessages.agreement({ company })
}
