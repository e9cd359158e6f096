import type { ShopClient } from '@klarsikt/contract/client'
import type { EyeHealthDay } from '@klarsikt/contract/shop/types'
import * as staffEyeHealthDayMessages from '@klarsikt/core/messages/staff-eye-health-day'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { replyOrNotFound } from '../../session/not-found.js'

interface Asked {
  readonly params: Readonly<Record<string, string | undefined>>
}

/** One request for staff; to everybody else there is none. */
export async function loadStaffEyeHealthDay(client: ShopClient, { params: { id = '' } }: Asked): Promise<EyeHealthDay> {
  return replyOrNotFound(await client.getEyeHealthDay({ params: { id } })).data
}

/** What the page of a request is called. */
export function eyeHealthDayTitle({ companyName }: EyeHealthDay): string {
  return companyName === ''
    ? staffEyeHealthDayMessages.forgotten()
    : staffPageMessages.eyeHealthDay({ company: companyName })
}
