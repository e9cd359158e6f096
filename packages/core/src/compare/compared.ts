import { err, ok, type Result } from '../lib/result.js'
import { href } from '../paths/href.js'

/** Three columns can be read side by side on a telephone. */
export const COMPARED_FRAMES_MAXIMUM = 3

/** The parameter of the page's address that has the article numbers. */
export const COMPARED_PARAM = 'artiklar'

/** Article numbers of an address or of what is stored: each once, in their order, and no more than are compared. */
export function readCompared(text: string | null): readonly number[] {
  const ids = (text ?? '')
    .slice(0, 100)
    .split(',')
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number)
  return [...new Set(ids)].slice(0, COMPARED_FRAMES_MAXIMUM)
}

/** One more; refused where there is no column left. One that is compared already changes nothing. */
export function addCompared(ids: readonly number[], id: number): Result<readonly number[], 'full'> {
  if (ids.includes(id)) return ok(ids)
  return ids.length < COMPARED_FRAMES_MAXIMUM ? ok([...ids, id]) : err('full')
}

/** The others. */
export const withoutCompared = (ids: readonly number[], id: number): readonly number[] =>
  ids.filter((other) => other !== id)

/** The address at which these are compared, which can be shared. */
export const compareHref = (ids: readonly number[]): string =>
  ids.length === 0 ? href('compare') : `${href('compare')}?${COMPARED_PARAM}=${ids.join(',')}`
