import { err, ok, type Result } from '../lib/result.js'
import { href } from '../paths/feature-pages.js'

/** At most three columns fit side by side on a phone. */
export const COMPARED_FRAMES_MAXIMUM = 3

export const COMPARED_PARAM = 'artiklar'

/** Reads article numbers from an address or storage, without repeated, invalid and surplus ones. */
export function readCompared(text: string | null): readonly number[] {
  const ids = (text ?? '')
    .slice(0, 100)
    .split(',')
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number)
  return [...new Set(ids)].slice(0, COMPARED_FRAMES_MAXIMUM)
}

/** Adds an article to the comparison, unless it is there. Fails with `full` if there is no column left. */
export function addCompared(ids: readonly number[], id: number): Result<readonly number[], 'full'> {
  if (ids.includes(id)) return ok(ids)
  return ids.length < COMPARED_FRAMES_MAXIMUM ? ok([...ids, id]) : err('full')
}

/** Removes an article from the comparison. */
export const withoutCompared = (ids: readonly number[], id: number): readonly number[] =>
  ids.filter((other) => other !== id)

/** Returns the address of the comparison, which can be shared. */
export const compareHref = (ids: readonly number[]): string =>
  ids.length === 0 ? href('compare') : `${href('compare')}?${COMPARED_PARAM}=${ids.join(',')}`
