import type { article, articlePrice, lensOption, sku } from './tables.js'

type Article = typeof article.$inferSelect
type Price = typeof articlePrice.$inferSelect

/** The facts of a sku. Instants are in ms, so that rows from JSON and from columns have the same form. */
export type SkuFacts = Pick<typeof lensOption.$inferSelect, 'skuId' | 'articleId'> &
  Pick<Article, 'vatRate' | 'allowSubscription' | 'storeBlocked'> &
  Pick<
    Price,
    'unitStatus' | 'unitOrdinary' | 'unitCampaign' | 'lowest30' | 'subscriptionStatus' | 'subscriptionAmount'
  > & {
    readonly family: Article['family'] | null
    readonly skuStatus: (typeof sku.$inferSelect)['status']
    readonly campaignStart: number | null
    readonly campaignEnd: number | null
    readonly available: number | null
  }

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

/** A query for the facts of skus, for statements of other groups. `skuIds` is an SQL expression. */
export const skuFactsOf = (skuIds: string): string => `
  select s.id as "skuId", a.id as "articleId", a.family, a.vat_rate as "vatRate", s.status as "skuStatus", p.unit_status as "unitStatus",
         p.unit_ordinary as "unitOrdinary", p.unit_campaign as "unitCampaign", ${milliseconds('p.campaign_start')} as "campaignStart",
         ${milliseconds('p.campaign_end')} as "campaignEnd", p.lowest_30 as "lowest30", p.subscription_status as "subscriptionStatus",
         p.subscription_amount as "subscriptionAmount", a.allow_subscription as "allowSubscription", a.store_blocked as "storeBlocked",
         coalesce(k.on_hand - k.reserved, 0) as available
  from sku s join article a on a.id = s.article_id join article_price p on p.article_id = a.id left join stock k on k.sku_id = s.id
  where s.id = any(${skuIds})
  union all
  select o.sku_id, o.article_id, null, (g.data->>'vatRate')::smallint, 20, 20, o.price, null, null, null, null, 0, 0, false, false, null
  from lens_option o join lens_group g on g.article_id = o.article_id
  where o.sku_id = any(${skuIds})`
