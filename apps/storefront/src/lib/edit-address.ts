import { lensStudioPath } from '@klarsikt/core/paths'

/** The query parameter of the lens studio with the pair in the cart that is being changed. */
export const EDITED_PAIR_QUERY = 'par'

/**
 * Returns the address to change the lenses of a pair in the cart. It is safe to show, since the line belongs to this
 * cart only and the address has no strengths.
 */
export function editAddress(productUrl: string, frameLineId: string): string {
  return `${lensStudioPath(productUrl)}?${new URLSearchParams({ [EDITED_PAIR_QUERY]: frameLineId })}`
}
