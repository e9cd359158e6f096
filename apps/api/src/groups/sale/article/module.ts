import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { isLensGroupFor } from '@klarsikt/core/catalogue'
import { err, ok } from '@klarsikt/core/lib'
import { ready } from '@klarsikt/server/http'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { countedHere } from '../../../http/rate-limit.js'
import { refuseLens } from '../cart/lens-advice.js'
import { lensRefusal, readPrescription } from '../cart/prescription.js'
import { lensOptions } from './lens-options.js'
import { storesWithStock } from './store-stock.js'

/** Shared caches can keep a product for one second, which is how long its stock may be outdated. */
const CACHE = 'public, max-age=0, s-maxage=1'

export const articleModule = defineModule({
  name: 'article',
  endpoints: [
    implement(
      shop.getArticle,
      ({ catalogue }, { params }) => {
        const view = catalogue.state.articles.get(params.id)
        return view ? ok(ready(view.json(), CACHE)) : err('article.not-found')
      },
      { cacheable: true },
    ),
    implement(
      shop.getArticleBySlug,
      ({ catalogue }, { params }) => {
        const view = catalogue.state.bySlug.get(params.slug)
        return view ? ok(ready(view.json(), CACHE)) : err('article.not-found')
      },
      { cacheable: true },
    ),
    implement(
      shop.getLensOptions,
      ({ catalogue: { state } }, { params }) => {
        const view = state.articles.get(params.id)
        if (!view) return err('article.not-found')
        return ok(
          ready(
            state.memo(`lenses ${view.row.family} ${view.row.vatRate}`, () =>
              JSON.stringify({ data: lensOptions(state, view.row) }),
            ),
            CACHE,
          ),
        )
      },
      { cacheable: true },
    ),
    implement(
      shop.getStoreStock,
      async (ctx, { params, query }) => {
        const stock = await storesWithStock(ctx, params.id, query)
        return stock ? ok({ data: stock }) : err('article.not-found')
      },
      { limit: countedHere('store-stock:address'), session: 'none' },
    ),
    implement(shop.validatePrescription, ({ catalogue: { state } }, { params, body }) => {
      const view = state.articles.get(params.id)
      const group = state.lenses.get(body.lensSkuId)?.group.data
      if (!view || !group || !isLensGroupFor(group, view.row.family)) return err('article.not-found')
      const prescription = readPrescription(body.prescription, group)
      if (!prescription.ok) return err({ code: 'prescription.invalid' as const, fields: prescription.error })
      const frameSkuId = view.article.skus[0]?.id ?? ''
      const refused = refuseLens({ skuId: body.lensSkuId, frameSkuId, prescription: prescription.value.glasses }, state)
      return refused ? err(lensRefusal(refused)) : ok({ success: true as const })
    }),
  ],
})
