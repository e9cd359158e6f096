import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import type { Page } from '@klarsikt/contract/shop/types'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as withdrawalMessages from '@klarsikt/core/messages/withdrawal'
import { isOrderNumber } from '@klarsikt/core/order'
import { type TypedWithdrawal, WITHDRAWAL_ORDER_QUERY } from '@klarsikt/core/withdrawal'
import { outcomeOf } from '@klarsikt/forms'
import { href } from '@klarsikt/shop-config/paths'
import { replyOrThrow } from '../../lib/loading.js'

/**
 * Loads the texts around the form. For a link with an order number, it also loads the values to fill in. Without texts
 * from an editor, the page shows the form alone.
 */
export async function loadWithdrawalPage(
  client: ShopClient,
  url: URL,
  ofSession: () => ShopClient | null,
): Promise<{ readonly page: Page; readonly known: KnownWithdrawal }> {
  const path = href('withdrawal')
  const reply = await client.getPage({ query: { path } })
  const page = isFailure(reply) && reply.error.code === 'page.not-found' ? bare(path) : replyOrThrow(reply).data
  const orderNumber = url.searchParams.get(WITHDRAWAL_ORDER_QUERY) ?? ''
  if (!isOrderNumber(orderNumber)) return { page, known: { orderNumber: '', ...EMPTY_PERSON } }
  const visitor = ofSession()
  const person = visitor ? await whoIsLoggedIn(visitor) : EMPTY_PERSON
  return { page, known: { orderNumber, ...person } }
}

/** The values to fill in: the order from a link, and the person from a log-in. */
export type KnownWithdrawal = Pick<TypedWithdrawal, 'orderNumber' | 'name' | 'email'>

const EMPTY_PERSON = { name: '', email: '' } as const

/** Returns the logged-in person. The page is for everybody, so a visitor and a failed call get empty fields. */
async function whoIsLoggedIn(client: ShopClient): Promise<Omit<KnownWithdrawal, 'orderNumber'>> {
  const answer = await outcomeOf(client.getCustomerDetails())
  if (!answer.ok) return EMPTY_PERSON
  const { firstName, lastName, email } = answer.value.data
  return { name: `${firstName} ${lastName}`.trim(), email }
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
