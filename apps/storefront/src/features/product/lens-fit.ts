import type { Article, LensOption, LensOptions } from '@klarsikt/contract/shop/types'
import {
  checkLens,
  lensAdviceText,
  type LensPrescription,
  lensProblemField,
  recommendLens,
} from '@klarsikt/core/lens-advice'

export type LensGroup = LensOptions['groups'][number]

/** Why a lens does not suit the strengths, at the field of the form; and the lens to take instead, where there is one. */
export interface LensMisfit {
  readonly fields: Readonly<Record<string, string>>
  readonly recommended: LensOption | null
}

/** Asks core's rule, as the service does; null when the lens suits. */
export function lensMisfit(
  { specification: frame }: Pick<Article, 'specification'>,
  group: LensGroup,
  lens: LensOption,
  prescription: LensPrescription,
): LensMisfit | null {
  const checked = checkLens(asFrameLens(lens), prescription, frame)
  if (checked.ok) return null
  const recommended = recommendLens(group.options.map(asFrameLens), asFrameLens(lens), prescription, frame)
  return {
    fields: { [lensProblemField(checked.error)]: lensAdviceText(checked.error, recommended?.option.label ?? null) },
    recommended: recommended?.option ?? null,
  }
}

function asFrameLens(option: LensOption) {
  const { lensType: type, index, color: colour, polarized } = option
  return { type, index, colour, polarized, option }
}
