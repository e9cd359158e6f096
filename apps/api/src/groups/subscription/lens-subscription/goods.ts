import type { LensParameters, WithdrawalDays } from '@klarsikt/core/catalogue'
import type { Deps } from '../../../context.js'
import type { LineRow } from './rows.js'

/** The name and picture of a product in a subscription. */
export type Goods = {
  readonly description: string
  readonly brand: string
  /** Brand and description together. */
  readonly name: string
  readonly url: string | null
  readonly media: string | null
  readonly parameters: LensParameters | null
  readonly withdrawalDays: WithdrawalDays
}

/** What the catalogue knows about a product. A product that is no longer sold is named by its number. */
export function goodsOf(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { skuId, articleId }: Pick<LineRow, 'skuId' | 'articleId'>,
): Goods {
  const { articles, skus } = catalogue.state
  const view = articles.get(articleId)
  const description = view?.card.name ?? skuId
  const brand = view?.card.brand ?? ''
  return {
    description,
    brand,
    name: `${brand} ${description}`.trim(),
    url: view?.card.url ?? null,
    media: view?.card.medias[0]?.sm ?? null,
    parameters: skus.get(skuId)?.parameters ?? null,
    withdrawalDays: view?.article.dto.withdrawalDays ?? 30,
  }
}
