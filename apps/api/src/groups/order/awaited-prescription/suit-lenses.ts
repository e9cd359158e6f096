import { lensName } from '@klarsikt/core/catalogue'
import { isPaidFor } from '@klarsikt/core/lens-advice'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import type { GlassesPrescription } from '@klarsikt/core/prescription'
import type { CatalogueState } from '../../catalogue/index.js'
import { type LensRefusal, refuseLens } from '../../sale/index.js'
import type { LineRow } from './find-pairs.js'

/** A lens that replaces an unsuitable one at the agreed price, which is not below the new lens's own. */
export type ChangedLens = { readonly position: number; readonly skuId: string; readonly description: string }

/** The unsuitable lenses: why the first one does not suit, and the replacements; null when one has no replacement. */
export type UnsuitableLenses = { readonly first: LensRefusal; readonly changed: readonly ChangedLens[] | null }

/** Checks the lenses of a pair against a prescription that came after the purchase. */
export function suitLenses(
  { frame, lenses }: { readonly frame: LineRow; readonly lenses: readonly LineRow[] },
  prescription: GlassesPrescription,
  state: CatalogueState,
): Result<void, UnsuitableLenses> {
  const refused = lenses.flatMap((line) => {
    const refusal = refuseLens({ skuId: line.skuId, frameSkuId: frame.skuId, prescription }, state)
    return refusal === null ? [] : [{ line, refusal }]
  })
  const [first] = refused
  if (first === undefined) return ok(undefined)
  const changed = refused.flatMap(({ line: { position, unitPrice }, refusal: { recommended } }) => {
    const lens = recommended && state.lenses.get(recommended.skuId)
    if (!recommended || !lens || !isPaidFor(wholeOre(unitPrice), wholeOre(lens.option.price))) return []
    return [{ position, skuId: recommended.skuId, description: lensName(lens.group.data.title, recommended.label) }]
  })
  return err({ first: first.refusal, changed: changed.length === refused.length ? changed : null })
}
