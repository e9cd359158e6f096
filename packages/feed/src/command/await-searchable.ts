import { setTimeout as sleep } from 'node:timers/promises'
import type { DiscoveryReply } from '@klarsikt/contract/discovery/types'
import type { TenantMarket } from './options.js'
import { callService, type Service } from './service-client.js'

/** Between two questions, ms. */
const PAUSE_MS = 500
/** How often is asked: a large catalogue is indexed in minutes. */
const MAX_QUESTIONS = 1_200

/** Waits until what a feed brought can be searched; false when that takes longer than anybody waits. */
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
