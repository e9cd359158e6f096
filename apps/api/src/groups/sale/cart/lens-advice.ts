import type { PrescriptionGlasses } from '@klarsikt/core/cart'
import type { FrameLens } from '@klarsikt/core/catalogue'
import { checkLens, type FrameSize, lensAdviceText, lensProblemField, recommendLens } from '@klarsikt/core/lens-advice'
import type { GlassesField } from '@klarsikt/core/prescription'
import type { CatalogueState } from '../../catalogue/index.js'

type State = Pick<CatalogueState, 'articles' | 'skus' | 'lenses' | 'content'>

/** A lens that is being added to a frame. */
export type FittedLens = {
  readonly skuId: string
  readonly frameSkuId: string
  readonly prescription: PrescriptionGlasses
}

/** Why a lens does not suit its prescription and frame, as text for a field. */
export type LensRefusal = {
  readonly field: GlassesField
  readonly text: string
  /** The lens to choose instead; null when none suits. */
  readonly recommended: { readonly skuId: string; readonly label: string } | null
}

export function refuseLens({ skuId, frameSkuId, prescription }: FittedLens, state: State): LensRefusal | null {
  const lens = state.lenses.get(skuId)
  const frame = state.articles.get(state.skus.get(frameSkuId)?.articleId ?? 0)
  if (!lens || !frame) return null
  const size: FrameSize = frame.article.specification
  const checked = checkLens(lens.option.data, prescription, size)
  if (checked.ok) return null
  const others: (FrameLens & { label: string; skuId: string })[] = state.content.lensOptions
    .filter(({ articleId }) => articleId === lens.group.articleId)
    .map(({ skuId: id, data }) => ({ ...data, skuId: id }))
  const recommended = recommendLens(others, lens.option.data, prescription, size)
  return {
    field: lensProblemField(checked.error),
    text: lensAdviceText(checked.error, recommended?.label ?? null),
    recommended,
  }
}
