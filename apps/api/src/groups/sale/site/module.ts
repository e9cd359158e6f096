import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { FREE_SHIPPING_LIMIT } from '@klarsikt/core/delivery'
import { err, ok } from '@klarsikt/core/lib'
import { kronor } from '@klarsikt/core/money'
import { ready } from '@klarsikt/server/http'
import { SHOP } from '@klarsikt/shop-config'
import { defineModule } from '../../../define-module.js'
import { implement } from '../../../http/implement.js'
import { countedHere } from '../../../http/rate-limit.js'
import { findStore, findStores } from '../../catalogue/index.js'
import { showCart } from '../cart/change-cart.js'
import { categoryJson } from './category.js'
import { consentOf, recordConsent } from './consent.js'
import { contentPageJson } from './content-page.js'
import { searchJson } from './search-site.js'
import { sitemapJson } from './sitemap.js'

/** Shared caches can keep a list for one second, which is how long its stock may be outdated. */
const CACHE = 'public, max-age=0, s-maxage=1'

export const siteModule = defineModule({
  name: 'site',
  endpoints: [
    implement(shop.getShopper, async (ctx) => ok({ token: ctx.session.csrfToken, ...(await showCart(ctx)) }), {
      session: 'create',
    }),
    implement(
      shop.getSiteConfig,
      ({ settings, payments }) =>
        ok({
          market: 'se' as const,
          marketId: 20 as const,
          currency: 'SEK' as const,
          brand: SHOP.brand.name,
          brandSlug: SHOP.brand.slug,
          freeShippingLimit: kronor(FREE_SHIPPING_LIMIT),
          jobsUrl: settings.jobsUrl,
          conformityUrl: settings.conformityUrl,
          mediaHosts: [...settings.mediaHosts],
          paymentMarks: [...payments.marks],
          awards: [...(settings.awards ?? [])],
        }),
      { cacheable: true },
    ),
    implement(
      shop.getCategory,
      ({ catalogue: { state } }, { query }) => {
        const json = categoryJson(state, { path: query.path, page: query.page ?? 1, sort: query.sort ?? 'popular' })
        return json === null ? err('page.not-found') : ok(ready(json, CACHE))
      },
      { cacheable: true },
    ),
    implement(
      shop.getCards,
      ({ catalogue: { state } }, { query }) =>
        ok({ data: query.ids.flatMap((id) => state.articles.get(id)?.card ?? []) }),
      { cacheable: true },
    ),
    implement(
      shop.getPage,
      ({ catalogue: { state } }, { query }) => {
        const json = contentPageJson(state, query.path)
        return json === null ? err('page.not-found') : ok(ready(json, CACHE))
      },
      { cacheable: true },
    ),
    implement(shop.getSitemap, ({ catalogue: { state } }) => ok(ready(sitemapJson(state), CACHE)), { cacheable: true }),
    implement(
      shop.searchSite,
      async ({ catalogue, discovery, log, address }, { query }) => {
        const params = { q: query.q, s: query.s, full: query.full === '1', address }
        return ok(ready(await searchJson({ catalogue, discovery, log }, params), CACHE))
      },
      { cacheable: true, limit: countedHere('search:address') },
    ),
    implement(shop.getStores, ({ catalogue: { state } }, { query }) => ok(findStores(state.content.stores, query)), {
      cacheable: true,
    }),
    implement(
      shop.getStore,
      ({ catalogue: { state } }, { params }) => {
        const found = findStore(state.content.stores, params.slug)
        return found ? ok({ data: found }) : err('page.not-found')
      },
      { cacheable: true },
    ),
    implement(shop.getConsent, ({ session }) => ok({ data: consentOf(session) })),
    implement(shop.setConsent, async (ctx, { body }) => ok({ data: await recordConsent(ctx, body.groups) })),
  ],
})
