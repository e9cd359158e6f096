import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { Page } from '@klarsikt/contract/shop/types'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as withdrawalMessages from '@klarsikt/core/messages/withdrawal'
import { isOrderNumber } from '@klarsikt/core/order'
import { href } from '@klarsikt/core/paths'
import { WITHDRAWAL_ORDER_QUERY } from '@klarsikt/core/withdrawal'
import { replyOrThrow } from '../../lib/loading.js'

/** The texts around the form. The function itself stands also in a shop that has not written any. */
export async function loadWithdrawalPage(
  client: ShopClient,
  url: URL,
): Promise<{ readonly page: Page; readonly orderNumber: string }> {
  const path = href('withdrawal')
  const reply = await client.getPage({ query: { path } })
  const page = isFailure(reply) && reply.error.code === 'page.not-found' ? bare(path) : replyOrThrow(reply).data
  const orderNumber = url.searchParams.get(WITHDRAWAL_ORDER_QUERY) ?? ''
  return { page, orderNumber: isOrderNumber(orderNumber) ? orderNumber : '' }
}

function bare(path: string): Page {
  const title = pageMessages.withdrawal()
  return {
    path,
    title,
    description: withdrawalMessages.intro(),
    heading: title,
    lead: withdrawalMessages.intro(),
    updated: null,
    sections: [],
  }
}
