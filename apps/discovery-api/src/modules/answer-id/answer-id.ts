import type { Deps } from '../../context.js'
import type { MarketKey } from '../tenant/market-key.js'
import { queryKey } from './query-key.js'
import { requestId } from './request-id.js'

/** Seconds after which an answer's id is no longer accepted: events may come a week late. */
const VALID_SECONDS = 8 * 24 * 3_600
/** Letters of a query that are signed; nobody types more. */
const MAX_COMPARED_LETTERS = 200

const ID = /^([\w-]{20}\.([0-9a-z]{1,10})\.([0-9a-z]{1,10}))\.([\w-]{43})$/

type Parts = Pick<Deps, 'encryption' | 'clock'>
/** The query, and how many products its words as typed find. */
type Answered = MarketKey & { readonly query: string; readonly hits: number }

/**
 * Creates the id of an answer to a search. The query and the number of products found are signed into it, so an event can only name a
 * search that was really answered, and the service needs no row for each search.
 */
export function answerId({ encryption, clock }: Parts, answered: Answered): string {
  const seconds = Math.floor(clock.now().getTime() / 1_000)
  const open = `${requestId()}.${answered.hits.toString(36)}.${seconds.toString(36)}`
  return `${open}.${encryption.digest(signed(open, answered.query), purposeOf(answered))}`
}

/** How many products the search found; null when the id was not made by this service or belongs to another search. */
export function answeredHits(
  { encryption, clock }: Parts,
  marketKey: MarketKey,
  query: string,
  id: string | null,
): number | null {
  const [, open, hits, seconds, signature] = ID.exec(id ?? '') ?? []
  if (open === undefined || hits === undefined || seconds === undefined || signature === undefined) return null
  const age = Math.floor(clock.now().getTime() / 1_000) - Number.parseInt(seconds, 36)
  if (age > VALID_SECONDS || !encryption.matches(signed(open, query), signature, purposeOf(marketKey))) return null
  return Number.parseInt(hits, 36)
}

const signed = (open: string, query: string) => JSON.stringify([open, queryKey(query.slice(0, MAX_COMPARED_LETTERS))])
const purposeOf = ({ tenant, market }: MarketKey) => `discovery.${tenant}.${market}.answer`
