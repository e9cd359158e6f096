import type { Family } from '../catalogue/families.js'
import { type FrameLensGroup, type FrameLensType, isLensGroupFor, type LensIndex } from '../catalogue/lenses.js'
import { add, least } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'
import { BLANK_DIAMETER_MM, EDGING_ALLOWANCE_MM } from './limits.js'

/** Lenses of one type with their prices in öre. */
export type PricedLensGroup = Pick<FrameLensGroup, 'lensType' | 'families'> & {
  readonly lenses: readonly { readonly index: LensIndex; readonly price: Ore }[]
}

/** A price with lenses means single-vision lenses, which most glasses have. */
const LENS_TYPE: FrameLensType = 'single-vision'

/** Returns the price of a frame with the cheapest of some lenses, in öre; null without lenses. */
export function leastPairPrice(frame: Ore, lenses: readonly Ore[]): Ore | null {
  const [first, ...others] = lenses
  return first === undefined ? null : add(frame, others.reduce(least, first))
}

/** Returns the lowest price in öre of a frame with single-vision lenses; null if the frame takes none. */
export function priceWithLenses(
  frame: {
    readonly family: Family
    readonly price: Ore
    /** Width of the lens opening in millimetres; null if unknown. */
    readonly lensWidth: number | null
  },
  groups: readonly PricedLensGroup[],
): Ore | null {
  const lenses = groups
    .filter((group) => group.lensType === LENS_TYPE && isLensGroupFor(group, frame.family))
    .flatMap((group) => group.lenses)
    .filter(({ index }) => coversOpening(index, frame.lensWidth))
  return leastPairPrice(
    frame.price,
    lenses.map(({ price }) => price),
  )
}

/** A blank that is smaller than the opening suits nobody, wherever the pupils are. */
function coversOpening(index: LensIndex, lensWidth: number | null): boolean {
  return lensWidth === null || lensWidth + EDGING_ALLOWANCE_MM <= BLANK_DIAMETER_MM[index]
}

/**
 * Tells whether a lens may replace one that does not suit a prescription sent after the purchase. It may not cost more
 * than was paid, just as a customer who types the prescription before pays for the lens that suits.
 */
export function isPaidFor(paid: Ore, price: Ore): boolean {
  return price <= paid
}

/** Returns the cheapest of some choices, or null. Only the cheapest may be preselected. */
export function cheapest<Choice>(choices: readonly Choice[], priceOf: (choice: Choice) => number): Choice | null {
  return choices.toSorted((a, b) => priceOf(a) - priceOf(b))[0] ?? null
}
