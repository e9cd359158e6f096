import { lensStudioPath } from '@klarsikt/core/paths'

/** The parameter of the lens studio that names the pair of the cart that is changed there. */
export const EDITED_PAIR_QUERY = 'par'

/** From the cart to where the lenses of a pair are chosen; the line is one of this cart alone, and no strengths are in it. */
export function editAddress(productUrl: string, frameLineId: string): string {
  return `${lensStudioPath(productUrl)}?${new URLSearchParams({ [EDITED_PAIR_QUERY]: frameLineId })}`
}
