import type { RejectedLine } from '@klarsikt/feed'
import type { Refusal } from '../../http/failures.js'

type Read = {
  readonly accepted: number
  readonly rejected: number
  readonly reportedLines: readonly RejectedLine[]
}
type Expected = {
  readonly count?: number | undefined
  readonly mode: 'replace' | 'upsert'
  readonly allowRemovals: boolean
}

/** Why a feed may not change the catalogue; null when it may. */
export function unfitness(
  { accepted, rejected, reportedLines }: Read,
  { count, mode, allowRemovals }: Expected,
): Refusal | null {
  const seen = accepted + rejected
  if (count !== undefined && count !== seen)
    return { code: 'malformed', message: `The feed holds ${seen} records and not the ${count} that were announced.` }
  // With permission, an empty feed may empty a market; a feed without one readable record may not.
  const mayBeEmpty = mode === 'upsert' || allowRemovals
  if (accepted > 0 || (rejected === 0 && mayBeEmpty)) return null
  const fields = Object.fromEntries(reportedLines.map(({ line, field, why }) => [`${line}`, `${field} ${why}`.trim()]))
  const message = rejected === 0 ? 'The feed is empty.' : `None of the ${rejected} records of the feed is a product.`
  return { code: 'invalid', message: `${message} The catalogue stays as it is.`, fields }
}
