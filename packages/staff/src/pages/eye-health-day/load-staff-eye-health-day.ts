import type { ShopClient } from '@klarsikt/contract/client'
import type { EyeHealthDay } from '@klarsikt/contract/shop/types'
import * as staffEyeHealthDayMessages from '@klarsikt/core/messages/staff-eye-health-day'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Loads one request for an eye health day. Users without the permission get a 404 page. */
export async function loadStaffEyeHealthDay(client: ShopClient, { params: { id = '' } }: Asked): Promise<EyeHealthDay> {
  return replyOrNotFound(await client.getEyeHealthDay({ params: { id } })).data
}

/** Returns the title of a request's page. A request without a company name has had its personal data deleted. */
export function eyeHealthDayTitle({ companyName }: EyeHealthDay): string {
  return companyName === ''
    ? staffEyeHealthDayMessages.forgotten()
    : staffPageMessages.eyeHealthDay({ company: companyName })
}
