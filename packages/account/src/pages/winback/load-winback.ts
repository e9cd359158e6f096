import type { ShopClient } from '@klarsikt/contract/client'
import { isFailure } from '@klarsikt/contract/endpoint'
import type { WinbackOffer } from '@klarsikt/contract/shop/types'
import { encodedHref } from '@klarsikt/core/paths'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance } from '@klarsikt/page-kit/session'
import { redirect } from 'react-router'

/** The parts of the signed link in a letter. It is empty for a logged-in customer. */
export type WinbackLink = Readonly<Record<string, string>>

const PARTS = ['id', 'until', 'key'] as const

export interface WinbackData {
  /** Null where no cancellation can be taken back. */
  readonly offer: WinbackOffer | null
  readonly link: WinbackLink
  /** Why the link does not work. */
  readonly problem: string | null
}

/**
 * Loads the cancelled subscription of the link or of the logged-in customer. Without either, it redirects to the
 * log-in.
 */
export async function loadWinback(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<WinbackData | UnderMaintenance> {
  const link = linkIn(url.searchParams)
  const answer = await client.getWinback({ query: link })
  if (isFailure(answer) && answer.error.code === 'glasses-subscription.link-expired')
    return { offer: null, link: {}, problem: answer.error.message }
  const reply = replyOrMaintenance(answer, url)
  return reply === null ? UNDER_MAINTENANCE : { offer: reply.data, link, problem: null }
}

/** The number of free months that a customer got for taking the cancellation back. */
export interface WonBack {
  readonly months: number
}

/** Loads the confirmation. Without a cancellation taken back today, it redirects to the winback page. */
export async function loadWinbackConfirmation(client: ShopClient, { url }: { readonly url: URL }): Promise<WonBack> {
  const link = linkIn(url.searchParams)
  const answer = await client.getWinback({ query: link })
  if (isFailure(answer) || !answer.wonBack) throw redirect(encodedHref('lifestyle-winback') + url.search, 302)
  return { months: answer.freeMonths }
}

/** Returns the parts of the link from an address or a form. */
export function linkIn(given: Pick<URLSearchParams, 'get'> | FormData): WinbackLink {
  return Object.fromEntries(
    PARTS.flatMap((name) => {
      const value = given.get(name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}
