import { setTimeout as sleep } from 'node:timers/promises'
import type { DiscoveryReply } from '@klarsikt/contract/discovery/types'
import type { TenantMarket } from './options.js'
import { callService, type Service } from './service-client.js'

/** Pause between two calls in ms. */
const PAUSE_MS = 500
/** Largest number of calls. Together they wait ten minutes, because a large catalogue takes minutes to index. */
const MAX_QUESTIONS = 1_200

/**
 * Waits until the products of a feed can be searched. Returns false when that takes longer than {@link MAX_QUESTIONS}
 * calls.
 */
export async function awaitSearchable(
  service: Service,
  { tenant, market }: TenantMarket,
  task: string,
): Promise<boolean> {
  for (let asked = 0; asked < MAX_QUESTIONS; asked++) {
    const path = `/v2/feed/${tenant}/${market}/tasks/${task}`
    const { searchable } = (await callService(service, { method: 'GET', path })) as DiscoveryReply<'getFeedTask'>
    if (searchable) return true
    await sleep(service.firstPauseMs ?? PAUSE_MS)
  }
  return false
}
