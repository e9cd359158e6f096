import { type Failure, isFailure } from '@klarsikt/contract/endpoint'
import { replyOrLogin } from './require-login.js'

/** The data of a page of subscriptions while they are under maintenance [ERR-022]. */
export const UNDER_MAINTENANCE = { underMaintenance: true } as const
export type UnderMaintenance = typeof UNDER_MAINTENANCE

/** Returns the reply of a call about subscriptions like `replyOrLogin`, or null while they are under maintenance. */
export function replyOrMaintenance<Reply>(answer: Reply | Failure, url: URL): Reply | null {
  if (isFailure(answer) && answer.error.code === 'subscription.maintenance') return null
  return replyOrLogin(answer, url)
}

/** Returns whether the data says that subscriptions are under maintenance. */
export function isUnderMaintenance(data: object): data is UnderMaintenance {
  return 'underMaintenance' in data && data.underMaintenance === true
}
