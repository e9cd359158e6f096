import type { Article, LensOption } from '@klarsikt/contract/shop/types'
import { LENS_INDICES, type LensIndex } from '@klarsikt/core/catalogue'
import { checkLens, leastPairPrice, type SectionFrame } from '@klarsikt/core/lens-advice'
import { kronor, ore } from '@klarsikt/core/money'
import { isSameTreatment, type StudioChoices, type Treatment } from './choices.js'
import type { LensGroup } from './lens-group.js'
import { needsOf, type Strengths } from './strengths.js'

interface Known {
  readonly groups: readonly LensGroup[]
  readonly frame: SectionFrame
  readonly strengths: Strengths | null
}

export function groupOf(groups: readonly LensGroup[], { use }: Pick<StudioChoices, 'use'>): LensGroup | null {
  return groups.find(({ lensType }) => lensType === use) ?? null
}

/** Returns the indices of the lenses in a group, the lowest first. */
export function indicesOf(group: LensGroup): readonly LensIndex[] {
  return LENS_INDICES.filter((index) => group.options.some((option) => option.index === index))
}

/** Clears the choices that are no longer valid: lenses that are not sold or do not suit the strengths. */
export function holdingChoices(choices: StudioChoices, { groups, frame, strengths }: Known): StudioChoices {
  const group = groupOf(groups, choices)
  if (group === null) return { ...choices, use: null, source: null, index: null, treatment: null }
  const { needsPrescription } = needsOf(group)
  const source = needsPrescription && (choices.source !== 'typed' || strengths !== null) ? choices.source : null
  const index = needsPrescription ? choices.index : (indicesOf(group)[0] ?? null)
  const isMade = index !== null && group.options.some((option) => option.index === index)
  const suits =
    index !== null &&
    (!needsPrescription ||
      strengths === null ||
      checkLens({ type: group.lensType, index }, strengths.prescription, frame).ok)
  const held = { ...choices, source, index: isMade && suits ? index : null }
  const isOffered = group.options.some((option) => matches(option, held))
  return { ...held, treatment: held.treatment !== null && isOffered ? held.treatment : null }
}

/** Returns whether a lens agrees with the choices so far. */
export function matches(
  { index, color: colour, polarized }: LensOption,
  choices: Pick<StudioChoices, 'index' | 'treatment'>,
): boolean {
  if (choices.index !== null && choices.index !== index) return false
  return choices.treatment === null || isSameTreatment(choices.treatment, { colour, polarized })
}

/** Returns the chosen lens, or null while several are left. */
export function chosenLens(group: LensGroup | null, choices: StudioChoices): LensOption | null {
  if (group === null || choices.index === null || choices.treatment === null) return null
  return group.options.find((option) => matches(option, choices)) ?? null
}

/** Returns the lowest price of the frame with one of these lenses, in kronor. */
export function leastPrice({ price }: Pick<Article, 'price'>, lenses: readonly Pick<LensOption, 'price'>[]): number {
  const frame = ore(price.unit.amount)
  const pair = leastPairPrice(
    frame,
    lenses.map((lens) => ore(lens.price)),
  )
  return kronor(pair ?? frame)
}

/** Returns the price of the pair in kronor. Until the lens is chosen, it is the lowest price that the choices allow. */
export function pairPrice(
  article: Pick<Article, 'price'>,
  groups: readonly LensGroup[],
  choices: StudioChoices,
): { readonly amount: number; readonly isLeast: boolean } {
  const group = groupOf(groups, choices)
  const all = (group ? [group] : groups).flatMap(({ options }) => options)
  const left = all.filter((option) => matches(option, choices))
  // The marked index does not exist in this tint, so the tint will be chosen again.
  const options = left.length > 0 ? left : all.filter((option) => matches(option, { ...choices, treatment: null }))
  return { amount: leastPrice(article, options), isLeast: chosenLens(group, choices) === null }
}

/** Returns the treatments of a group once each, in the order in which they are sold. */
export function treatmentsOf(group: LensGroup): readonly Treatment[] {
  const all = group.options.map(({ color: colour, polarized }) => ({ colour, polarized }))
  return all.filter((one, at) => all.findIndex((other) => isSameTreatment(one, other)) === at)
}
