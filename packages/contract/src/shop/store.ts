import { STOCK_LEVELS, STORE_SERVICES } from '@klarsikt/core/stores'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { articleId } from './parts.js'
import { shopRoutes } from './routes.js'

const openHours = z.object({ opens: z.string(), closes: z.string() })

export const store = z
  .object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    phone: z.string(),
    lat: z.number(),
    lon: z.number(),
    icon: z.enum(['store', 'recycling', 'outlet']),
    services: z.array(z.enum(STORE_SERVICES)),
    /** Seven entries from Monday to Sunday; null means closed. */
    hours: z.array(openHours.nullable()),
    /** Days that differ from the week, by date; null means closed. */
    deviatingHours: z.record(z.string(), openHours.nullable()).optional(),
    /** Kilometres from the searched place in a straight line; absent without one. */
    km: z.number().optional(),
  })
  .meta({ id: 'Store' })

/** A store with what only its own page shows. */
export const storeDetails = store
  .extend({
    /** How to reach it. Unknown parts are absent. */
    access: z.object({
      parking: z.string().optional(),
      transit: z.string().optional(),
      entrance: z.string().optional(),
    }),
  })
  .meta({ id: 'StoreDetails' })

export const storeWithStock = store.extend({ level: z.enum(STOCK_LEVELS) }).meta({ id: 'StoreWithStock' })

/** The place from which distances are measured. */
const place = {
  q: z.string().max(100).optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
}

export const storeEndpoints = {
  getStores: endpoint(shopRoutes.getStores, {
    permission: 'shop.browse',
    summary: 'Finds stores by name or place. With a position, a postal code or a known place, the nearest come first',
    query: z.object({
      ...place,
      view: z.enum(['map', 'list']).optional(),
    }),
    reply: z.object({
      data: z.array(store),
      /** The place as text; null for a position, and if there are no distances. */
      near: z.string().nullable().optional(),
    }),
  }),
  getStore: endpoint(shopRoutes.getStore, {
    permission: 'shop.browse',
    summary: 'Returns one store by the last part of its address',
    params: z.object({ slug: z.string().min(1).max(100) }),
    reply: z.object({ data: storeDetails }),
    errors: ['page.not-found'],
  }),
  getStoreStock: endpoint(shopRoutes.getStoreStock, {
    permission: 'shop.browse',
    summary:
      'Lists the stores that have an article. With a position, a postal code or a known place, the nearest come first',
    params: z.object({ id: articleId }),
    query: z.object(place),
    reply: z.object({
      data: z.object({
        /** Number of stores that have it. The list may be shorter. */
        count: z.int(),
        stores: z.array(storeWithStock),
        /** The place as text; null for a position, and if there are no distances. */
        near: z.string().nullable(),
      }),
    }),
    errors: ['article.not-found'],
  }),
}
