import type { ConsoleCall } from '@klarsikt/contract/discovery'
import type { ConsoleReply, ConsoleSession } from '@klarsikt/contract/discovery/types'
import { createContext, useContext } from 'react'
import type { Answer, CallInput } from './client.js'

type Market = ConsoleSession['markets'][number]

/** What a page works with: the tenant, the selected market, and calls for that market. */
export type Workplace = {
  readonly tenant: string
  readonly market: Market
  call<K extends ConsoleCall>(name: K, input?: Omit<CallInput<K>, 'market'>): Promise<Answer<ConsoleReply<K>>>
}

export const WorkplaceContext = createContext<Workplace | null>(null)

export function useWorkplace(): Workplace {
  const workplace = useContext(WorkplaceContext)
  if (!workplace) throw new Error('Pages of the console are drawn inside <Shell>.')
  return workplace
}
