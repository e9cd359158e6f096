import type { LensOptions } from '@klarsikt/contract/shop/types'
import { type Family, isLensGroupFor } from '@klarsikt/core/catalogue'
import { kronor, type VatRate, wholeOre } from '@klarsikt/core/money'
import type { CatalogueState } from '../../catalogue/index.js'

type Frame = { readonly family: Family; readonly vatRate: VatRate }

/** The lenses that fit a frame of a family, by kind. */
export function lensOptions({ content }: CatalogueState, { family, vatRate }: Frame): LensOptions {
  const optionsOf = Map.groupBy(content.lensOptions, (option) => option.articleId)
  const groups = content.lensGroups.flatMap(({ articleId, data }) => {
    const options = optionsOf.get(articleId) ?? []
    if (!isLensGroupFor(data, family) || options.length === 0) return []
    return {
      lensType: data.lensType,
      title: data.title,
      text: data.text,
      fromPrice: kronor(wholeOre(Math.min(...options.map((option) => option.price)))),
      options: options.map((option) => ({
        skuId: option.skuId,
        lensType: data.lensType,
        label: option.data.label,
        index: option.data.index,
        polarized: option.data.polarized,
        description: option.data.description,
        needsPrescription: data.needsPrescription,
        needsAddition: data.needsAddition,
        needsWorkingDistance: data.needsWorkingDistance,
        color: option.data.colour,
        price: kronor(wholeOre(option.price)),
        vatRate: data.vatRate,
      })),
    }
  })
  return { frameVatRate: vatRate, groups }
}
