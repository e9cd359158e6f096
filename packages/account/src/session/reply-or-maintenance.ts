import { type Failure, isFailure } from '@klarsikt/contract/endpoint'
import { replyOrLogin } from './require-login.js'

/** What a page of subscriptions shows instead, while they are under maintenance [ERR-022]. */
export const UNDER_MAINTENANCE = { underMaintenance: true } as const
export type UnderMaintenance = typeof UNDER_MAINTENANCE

/** The reply of a call about subscriptions, as `replyOrLogin` gives it; null while they are under maintenance. */
export function replyOrMaintenance<Reply>(answer: Reply | Failure, url: URL): Reply | null {
  if (isFailure(answer) && answer.error.code === 'subscription.maintenance') return null
  return replyOrLogin(answer, url)
}

/** Says whether a page has something else to show. */
export function isUnderMaintenance(data: object): data is UnderMaintenance {
  return 'underMaintenance' in data && data.underMaintenance === true
}
