import type { ConsoleReply, SuggestionPolicy } from '@klarsikt/contract/discovery/types'
import { folded, queryKey } from '../answer-id/query-key.js'

export type QueryState = ConsoleReply<'getSuggestions'>['queries'][number]['state']

/** The policy of a market whose merchant has decided nothing. */
export const OPEN_POLICY: SuggestionPolicy = { approval: false, approved: [], blocked: [] }

/** Returns a function that gives the state of a query. It folds the lists once, so make it once for a policy. */
export function queryStates({ approval, approved, blocked }: SuggestionPolicy): (query: string) => QueryState {
  const keys = new Set(approved.map(queryKey))
  const phrases = blocked.map(folded).filter((phrase) => phrase !== '')
  return (query) => {
    const words = ` ${folded(query)} `
    if (phrases.some((phrase) => words.includes(` ${phrase} `))) return 'blocked'
    return approval && !keys.has(queryKey(query)) ? 'waiting' : 'shown'
  }
}
