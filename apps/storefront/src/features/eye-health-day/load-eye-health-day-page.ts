import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { Page } from '@klarsikt/contract/shop/types'
import { type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { eyeHealthDayDates } from '@klarsikt/core/eye-health-day'
import * as eyeHealthDayMessages from '@klarsikt/core/messages/eye-health-day'
import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/shop-config/paths'
import { replyOrThrow } from '../../lib/loading.js'

/** The first and the last day that a company can ask for. */
export interface EyeHealthDayDates {
  readonly from: PlainDate
  readonly to: PlainDate
}

/**
 * Loads the texts around the form and the days to choose from. Without texts from an editor, the page shows the form
 * alone.
 */
export async function loadEyeHealthDayPage(
  client: ShopClient,
  now = new Date(),
): Promise<{ readonly page: Page; readonly dates: EyeHealthDayDates }> {
  const path = href('b2b-book-eye-health-day')
  const reply = await client.getPage({ query: { path } })
  const page = isFailure(reply) && reply.error.code === 'page.not-found' ? bare(path) : replyOrThrow(reply).data
  return { page, dates: eyeHealthDayDates(stockholmDate(now)) }
}

function bare(path: string): Page {
  const title = pageMessages.b2bBookEyeHealthDay()
  return {
    path,
    title,
    description: eyeHealthDayMessages.intro(),
    heading: title,
    lead: '',
    updated: null,
    sections: [],
  }
}
