import type { ShopClient } from '@klarsikt/contract/client'
import { isFailure } from '@klarsikt/contract/endpoint'
import type { WinbackOffer } from '@klarsikt/contract/shop/types'
import { encodedHref } from '@klarsikt/core/paths'
import { redirect } from 'react-router'
import { replyOrMaintenance, UNDER_MAINTENANCE, type UnderMaintenance } from '../../session/reply-or-maintenance.js'

/** What the signed link of a letter holds; empty for who is logged in. */
export type WinbackLink = Readonly<Record<string, string>>

const PARTS = ['id', 'until', 'key'] as const

export interface WinbackData {
  /** Null where there is nothing to take back. */
  readonly offer: WinbackOffer | null
  readonly link: WinbackLink
  /** Why the link opens nothing. */
  readonly problem: string | null
}

/** The cancelled subscription of who is logged in, or of a link; without either the log-in comes first. */
export async function loadWinback(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<WinbackData | UnderMaintenance> {
  const link = linkIn(url.searchParams)
  const answer = await client.getWinback({ query: link })
  if (isFailure(answer) && answer.error.code === 'lifestyle.link-expired')
    return { offer: null, link: {}, problem: answer.error.message }
  const reply = replyOrMaintenance(answer, url)
  return reply === null ? UNDER_MAINTENANCE : { offer: reply.data, link, problem: null }
}

/** The free months of a winback. */
export interface WonBack {
  readonly months: number
}

/** Something was taken back today; otherwise there is nothing to confirm, and the page of the winback says so. */
export async function loadWinbackConfirmation(client: ShopClient, { url }: { readonly url: URL }): Promise<WonBack> {
  const link = linkIn(url.searchParams)
  const answer = await client.getWinback({ query: link })
  if (isFailure(answer) || !answer.wonBack) throw redirect(encodedHref('lifestyle-winback') + url.search, 302)
  return { months: answer.freeMonths }
}

/** The parts of a link among what a page or a form was given. */
export function linkIn(given: Pick<URLSearchParams, 'get'> | FormData): WinbackLink {
  return Object.fromEntries(
    PARTS.flatMap((name) => {
      const value = given.get(name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}
