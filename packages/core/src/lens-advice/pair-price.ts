import type { Family } from '../catalogue/families.js'
import { type FrameLensGroup, type FrameLensType, isLensGroupFor, type LensIndex } from '../catalogue/lenses.js'
import { add, least } from '../money/arithmetic.js'
import type { Ore } from '../money/ore.js'
import { BLANK_DIAMETER_MM, EDGING_ALLOWANCE_MM } from './limits.js'

/** Lenses of one kind with what each costs. */
export type PricedLensGroup = Pick<FrameLensGroup, 'lensType' | 'families'> & {
  readonly lenses: readonly { readonly index: LensIndex; readonly price: Ore }[]
}

/** The kind that a price with lenses speaks of: one strength is what most glasses have. */
const LENS_TYPE: FrameLensType = 'single-vision'

/** What a frame costs at least with one of these lenses; null where there are none. */
export function leastPairPrice(frame: Ore, lenses: readonly Ore[]): Ore | null {
  const [first, ...others] = lenses
  return first === undefined ? null : add(frame, others.reduce(least, first))
}

/** What a frame costs at least with lenses of one strength ground for it; null for what takes no such lenses. */
export function priceWithLenses(
  frame: {
    readonly family: Family
    readonly price: Ore
    /** Width of the lens opening, mm; null when unknown. */
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
 * Whether a lens may take the place of one that does not suit strengths which came after the purchase: not when it costs more than what
 * was paid. Who types strengths before the purchase pays for the lens that suits, and a picture is no cheaper way to it.
 */
export function isPaidFor(paid: Ore, price: Ore): boolean {
  return price <= paid
}

/** The cheapest of some choices; null where there is none. It may be marked before anything is chosen, as nothing dearer may. */
export function cheapest<Choice>(choices: readonly Choice[], priceOf: (choice: Choice) => number): Choice | null {
  return choices.toSorted((a, b) => priceOf(a) - priceOf(b))[0] ?? null
}
